package tischlein.server.live;

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
import tischlein.server.http.HttpExchange;
import tischlein.server.http.Services;
import tischlein.server.messages.GuestNames;
import tischlein.server.messages.Problem;
import tischlein.server.messages.RequestLanguage;
import tischlein.server.records.Incident;
import tischlein.server.settings.ClientAddress;
import tischlein.server.settings.OwnOrigin;
import tischlein.table.store.Keys;
import tischlein.table.store.Store;

/** Accepts a client's WebSocket, or refuses it and says why. */
public record Handshake(Services services, Sockets sockets) implements WebSocketCreator {
    @Override
    public @Nullable Object createWebSocket(
            ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
        try {
            return socket(request);
        } catch (Problem problem) {
            refuse(problem, request, response, callback);
            return null;
        } catch (Store.Unavailable _) {
            // Not recorded as an incident: the store may be back when the client is.
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

    private ClientSocket socket(ServerUpgradeRequest request) {
        var address = address(request);
        var key = HttpExchange.key(header(request, HttpHeader.AUTHORIZATION), cookie(request));
        var ticks = services.outside().ticks();
        if (!sockets.allowances().mayOpen(Keys.hash(key), address, ticks)) {
            throw new Problem(Problem.TOO_MUCH, say("live.toomuch"));
        }
        var host = header(request, HttpHeader.HOST);
        if (!services.hosts().allow(host)) {
            throw new Problem(
                    Problem.MISDIRECTED, say("path.host").text("host", GuestNames.clean(host)));
        }
        if (!fromHere(request)) {
            throw new Problem(Problem.FORBIDDEN, say("live.origin"));
        }
        var guest =
                services.guests()
                        .known(key)
                        .orElseThrow(() -> new Problem(Problem.STRANGER, say("guest.missing")));
        sockets.allowances().here(guest, ticks);
        var language = RequestLanguage.of(header(request, HttpHeader.ACCEPT_LANGUAGE));
        return new ClientSocket(services, sockets, guest, language, address);
    }

    /**
     * A browser always names the page that it comes from; a program sends its key in the header.
     */
    private boolean fromHere(ServerUpgradeRequest request) {
        var origin = header(request, HttpHeader.ORIGIN);
        return origin.isEmpty()
                ? !header(request, HttpHeader.AUTHORIZATION).isEmpty()
                : OwnOrigin.ours(origin, header(request, HttpHeader.HOST), services.settings());
    }

    private ClientAddress address(ServerUpgradeRequest request) {
        var remote = request.getConnectionMetaData().getRemoteSocketAddress();
        return services.settings().proxied()
                ? ClientAddress.forwarded(
                        request.getHeaders().getValuesList(HttpHeader.X_FORWARDED_FOR), remote)
                : ClientAddress.of(remote);
    }

    private static String header(ServerUpgradeRequest request, HttpHeader name) {
        var value = request.getHeaders().get(name);
        return value == null ? "" : value;
    }

    private static @Nullable String cookie(ServerUpgradeRequest request) {
        return Request.getCookies(request).stream()
                .filter(cookie -> cookie.getName().equals(HttpExchange.COOKIE))
                .map(cookie -> cookie.getValue())
                .findFirst()
                .orElse(null);
    }

    private void refuse(
            Problem problem,
            ServerUpgradeRequest request,
            ServerUpgradeResponse response,
            Callback callback) {
        var language = RequestLanguage.of(header(request, HttpHeader.ACCEPT_LANGUAGE));
        var body = services.errors().body(services.errors().error(language, problem.why()));
        response.setStatus(problem.status());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, HttpExchange.JSON);
        var bytes = ByteBuffer.wrap(body.getBytes(StandardCharsets.UTF_8));
        Runnable answer = () -> response.write(true, bytes, callback);
        if (problem.status() == Problem.TOO_MUCH) {
            sockets.afterPause(answer);
        } else {
            answer.run();
        }
    }
}
