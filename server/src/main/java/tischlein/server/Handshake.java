package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.server.WebSocketCreator;
import org.jspecify.annotations.Nullable;
import tischlein.table.Keys;
import tischlein.table.Store;

/** Lets a client open its WebSocket, or says why not. */
final class Handshake implements WebSocketCreator {
    private final Services services;
    private final Sockets sockets;

    Handshake(Services services, Sockets sockets) {
        this.services = services;
        this.sockets = sockets;
    }

    @Override
    public @Nullable Object createWebSocket(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        try {
            return socket(request);
        } catch (Problem problem) {
            refuse(problem, request, response, callback);
            return null;
        } catch (Store.Unavailable _) {
            // No failure of ours: who comes back finds it again some time.
            var problem = new Problem(Problem.UNAVAILABLE, say("refused.store"));
            refuse(problem, request, response, callback);
            return null;
        } catch (RuntimeException e) {
            var number = Incident.happened(services.outside(), e);
            var problem =
                    new Problem(Problem.FAILED, say("server.incident").text("number", number));
            refuse(problem, request, response, callback);
            return null;
        }
    }

    private Socket socket(ServerUpgradeRequest request) {
        var address = address(request);
        var key = Visit.key(header(request, HttpHeader.AUTHORIZATION), cookie(request));
        var ticks = services.outside().ticks();
        if (!sockets.allowances().mayOpen(Keys.hash(key), address, ticks)) {
            throw new Problem(Problem.TOO_MUCH, say("live.toomuch"));
        }
        var host = header(request, HttpHeader.HOST);
        if (!services.hosts().allow(host)) {
            throw new Problem(
                    Problem.MISDIRECTED, say("path.host").text("host", Names.clean(host)));
        }
        if (!fromHere(request)) {
            throw new Problem(Problem.FORBIDDEN, say("live.origin"));
        }
        var guest =
                services.guests()
                        .known(key)
                        .orElseThrow(() -> new Problem(Problem.STRANGER, say("guest.missing")));
        sockets.allowances().here(guest, ticks);
        var language = Tongue.of(header(request, HttpHeader.ACCEPT_LANGUAGE));
        return new Socket(services, sockets, guest, language, address);
    }

    /** A browser always says which page it is; a program has its key in the header. */
    private boolean fromHere(ServerUpgradeRequest request) {
        var origin = header(request, HttpHeader.ORIGIN);
        return origin.isEmpty()
                ? !header(request, HttpHeader.AUTHORIZATION).isEmpty()
                : Origin.ours(origin, header(request, HttpHeader.HOST), services.settings());
    }

    private Address address(ServerUpgradeRequest request) {
        var remote = request.getConnectionMetaData().getRemoteSocketAddress();
        return services.settings().proxied()
                ? Address.forwarded(
                        request.getHeaders().getValuesList(HttpHeader.X_FORWARDED_FOR), remote)
                : Address.of(remote);
    }

    private static String header(ServerUpgradeRequest request, HttpHeader name) {
        var value = request.getHeaders().get(name);
        return value == null ? "" : value;
    }

    private static @Nullable String cookie(ServerUpgradeRequest request) {
        return Request.getCookies(request).stream()
                .filter(cookie -> cookie.getName().equals(Visit.COOKIE))
                .map(cookie -> cookie.getValue())
                .findFirst()
                .orElse(null);
    }

    private void refuse(
            Problem problem,
            ServerUpgradeRequest request,
            ServerUpgradeResponse response,
            Callback callback) {
        var language = Tongue.of(header(request, HttpHeader.ACCEPT_LANGUAGE));
        var body = services.errors().body(services.errors().error(language, problem.why()));
        response.setStatus(problem.status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Visit.JSON);
        var bytes = ByteBuffer.wrap(body.getBytes(StandardCharsets.UTF_8));
        Runnable answer = () -> response.write(true, bytes, callback);
        if (problem.status() == Problem.TOO_MUCH) {
            sockets.afterPause(answer);
        } else {
            answer.run();
        }
    }
}
