package tischlein.server.http;

import static tischlein.kernel.Phrase.say;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import tischlein.server.messages.RequestLanguage;

/**
 * Answers requests that Jetty refuses before any route, such as malformed HTTP or a path that
 * leaves its root, in the same form and with the same headers as all others.
 */
final class EarlyRefusals extends ErrorHandler {
    private final Services services;

    EarlyRefusals(Services services) {
        this.services = services;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        var accepted = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
        var language = RequestLanguage.of(accepted == null ? "" : accepted);
        var error = services.errors().error(language, say("path.wrong"));
        JettySetup.secure(response.getHeaders(), services.settings());
        response.getHeaders().put(HttpHeader.CACHE_CONTROL, "no-store");
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, HttpExchange.JSON);
        var body = services.errors().body(error).getBytes(StandardCharsets.UTF_8);
        response.write(true, ByteBuffer.wrap(body), callback);
        return true;
    }
}
