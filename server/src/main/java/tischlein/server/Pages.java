package tischlein.server;

import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.util.Map;
import tischlein.words.Language;

/**
 * The page that browsers get: the files of a folder on the class path or, in a build without them,
 * a few words about what runs here.
 */
final class Pages {
    private static final String INDEX = "/index.html";

    /** Where a page keeps the files that are named after their content. */
    private static final String ASSETS = "/assets";

    private static final String FOR_EVER = "public, max-age=31536000, immutable";

    private final Services services;

    Pages(Services services) {
        this.services = services;
    }

    void add(JavalinConfig config) {
        var folder = services.settings().page();
        if (Pages.class.getResource(folder + INDEX) == null) {
            config.routes.get("/", this::tell);
            return;
        }
        if (Pages.class.getResource(folder + ASSETS) != null) {
            serve(config, folder + ASSETS, ASSETS, FOR_EVER);
        }
        serve(config, folder, "/", "no-cache");
    }

    private static void serve(JavalinConfig config, String folder, String path, String caching) {
        config.staticFiles.add(files -> {
            files.directory = folder;
            files.hostedPath = path;
            files.location = Location.CLASSPATH;
            files.headers = Map.of("Cache-Control", caching);
        });
    }

    private void tell(Context context) {
        var language = new Visit(context, services).language();
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
                        services.voices().text(language, "page.runs"),
                        services.voices().text(language, "page.terminal"),
                        services.voices().text(language, "page.programs"));
    }
}
