package tischlein.server.http;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tischlein.server.messages.Problem;

/**
 * The files of the page that are named after their content. Browsers may keep them for ever, and
 * get the compressed copies that the build has put beside them. Nothing about a table is ever
 * compressed, because its length would reveal something.
 */
final class PageFiles {
    /** The folder of these files. */
    static final String FOLDER = "/assets";

    private static final String FOR_EVER = "public, max-age=31536000, immutable";
    private static final Pattern NAME =
            Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*\\.([a-z0-9]+)");
    private static final Pattern GZIP =
            Pattern.compile("(^|[ ,])(gzip|\\*)(?!\\s*;\\s*q=0(\\.0*)?([ ,]|$))");

    private static final Map<String, String> TYPES =
            Map.of(
                    "js", "text/javascript; charset=utf-8",
                    "css", "text/css; charset=utf-8",
                    "svg", "image/svg+xml",
                    "png", "image/png",
                    "woff2", "font/woff2",
                    "json", "application/json");

    private final String folder;

    PageFiles(String page) {
        folder = page + FOLDER;
    }

    void add(RoutesConfig routes) {
        routes.get(FOLDER + "/{file}", this::serve);
    }

    private void serve(Context context) {
        var name = context.pathParam("file");
        var match = NAME.matcher(name);
        if (!match.matches() || !TYPES.containsKey(match.group(1))) {
            throw missing();
        }
        var small = accepts(context) ? file(name + ".gz") : Optional.<InputStream>empty();
        var bytes = small.or(() -> file(name)).orElseThrow(PageFiles::missing);
        context.header("Cache-Control", FOR_EVER).header("Vary", "Accept-Encoding");
        if (small.isPresent()) {
            context.header("Content-Encoding", "gzip");
        }
        context.contentType(TYPES.getOrDefault(match.group(1), "")).result(bytes);
    }

    private static boolean accepts(Context context) {
        var accepted = context.header("Accept-Encoding");
        return accepted != null && GZIP.matcher(accepted).find();
    }

    private Optional<InputStream> file(String name) {
        return Optional.ofNullable(PageFiles.class.getResourceAsStream(folder + "/" + name));
    }

    private static Problem missing() {
        return new Problem(Problem.MISSING, say("path.unknown"));
    }
}
