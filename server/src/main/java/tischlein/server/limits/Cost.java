package tischlein.server.limits;

import java.util.Map;
import java.util.regex.Pattern;
import tischlein.server.messages.Fields;
import tischlein.table.request.Request;

/** The cost of a request or message, in about tenths of a millisecond of work. */
public final class Cost {
    /** A file of the page, and everything that is answered without looking anything up. */
    static final int LEAST = 1;

    /** A new socket: a client that was thrown out pays for coming back. */
    static final int SOCKET = 10;

    /** Added to requests that are refused: no honest client makes many. */
    public static final int MISTAKE = 10;

    private static final int SOME = 5;
    private static final int MUCH = 20;
    private static final int VERY_MUCH = 50;
    private static final int PER_KIBIBYTE = 1;
    private static final int KIBIBYTE = 1024;

    private static final Pattern TABLE = Pattern.compile("/api/(tables|series)/[^/]+");

    private static final Pattern END = Pattern.compile("/+$");

    /** By method and path, with the table's code left out. */
    private static final Map<String, Integer> REQUESTS =
            Map.ofEntries(
                    Map.entry("GET /api/games", SOME),
                    Map.entry("GET /api/tables", LEAST),
                    Map.entry("GET /api/tables/mine", MUCH),
                    Map.entry("GET /api/series", MUCH),
                    Map.entry("GET /api/tables/story", MUCH),
                    Map.entry("GET /api/tables/position", MUCH),
                    Map.entry("GET /api/tables/log", MUCH),
                    Map.entry("POST /api/guest", MUCH),
                    Map.entry("PUT /api/guest", VERY_MUCH),
                    Map.entry("POST /api/tables", MUCH),
                    Map.entry("POST /api/tables/fork", VERY_MUCH),
                    Map.entry("GET /metrics", MUCH));

    private Cost() {}

    /**
     * @param bytes of the body
     */
    public static int of(String method, String path, long bytes) {
        var bare = END.matcher(path).replaceFirst("");
        var route =
                bare.equals("/api/tables/mine")
                        ? bare
                        : TABLE.matcher(bare).replaceFirst("/api/$1");
        int usual = path.startsWith("/api/") ? SOME : LEAST;
        return REQUESTS.getOrDefault(method + " " + route, usual)
                + Math.toIntExact(Math.min(bytes, Fields.LONGEST_LOG) / KIBIBYTE * PER_KIBIBYTE);
    }

    public static int of(Request.Live request) {
        return switch (request) {
            case Request.Watch _, Request.Try _ -> 2 * LEAST;
            case Request.Suggest _ -> SOME;
            case Request.Unwatch _,
                    Request.Choose _,
                    Request.Say _,
                    Request.Emote _,
                    Request.Opine _,
                    Request.Draft _,
                    Request.Vote _,
                    Request.Seen _ ->
                    LEAST;
        };
    }
}
