package tischlein.server.http;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tischlein.words.Language;

/**
 * Serves the page: the files of a folder on the class path or, in a build without them, a few words
 * about what this server is.
 */
public record PageRoutes(Services services) {
    private static final String INDEX = "/index.html";

    /** Addresses that people type; the page reads the code from its address. */
    private static final List<String> TYPED = List.of("/t/{code}", "/tv/{code}");

    public void add(JavalinConfig config) {
        var folder = services.settings().page();
        if (PageRoutes.class.getResource(folder + INDEX) == null) {
            config.routes.get("/", this::tell);
            return;
        }
        new PageFiles(folder).add(config.routes);
        TYPED.forEach(path -> config.routes.get(path, context -> serve(context, folder)));
        config.staticFiles.add(files -> {
            files.directory = folder;
            files.hostedPath = "/";
            files.location = Location.CLASSPATH;
            files.headers = Map.of("Cache-Control", "no-cache");
            files.mimeTypes.add("application/manifest+json", "webmanifest");
        });
    }

    private static void serve(Context context, String folder) {
        var page = Optional.ofNullable(PageRoutes.class.getResourceAsStream(folder + INDEX));
        context.header("Cache-Control", "no-cache")
                .contentType("text/html; charset=utf-8")
                .result(page.orElseThrow());
    }

    private void tell(Context context) {
        var language = new HttpExchange(context, services).language();
        context.contentType("text/html; charset=utf-8").result(page(language));
    }

    private String page(Language language) {
        return """
        <!doctype html>
        <html lang="%s">
        <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tischlein</title></head>
        <body>
        <h1>Tischlein</h1>
        <p>%s</p>
        <p>%s</p>
        <pre>./tischlein play buffet</pre>
        <p>%s</p>
        <pre>GET /api/games</pre>
        </body>
        </html>
        """
                .formatted(
                        language.code(),
                        services.texts().text(language, "page.runs"),
                        services.texts().text(language, "page.terminal"),
                        services.texts().text(language, "page.programs"));
    }
}
