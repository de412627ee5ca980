package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/**
 * Says what Jetty refuses before a route could – what is no HTTP, a path that climbs out of itself
 * – in the same form and with the same headers as everything else.
 */
final class Refusals extends ErrorHandler {
    private final Services services;

    Refusals(Services services) {
        this.services = services;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        var accepted = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
        var language = Tongue.of(accepted == null ? "" : accepted);
        var error = services.errors().error(language, say("path.wrong"));
        Plumbing.secure(response.getHeaders(), services.settings());
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Visit.JSON);
        var body = services.errors().body(error).getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }
}
