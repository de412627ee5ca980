package tischlein.server;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a request or a message costs the server, in about tenths of a millisecond: limits count
 * work, not words.
 */
final class Cost {
    /** A file of the page, and whatever is answered without looking anything up. */
    static final int LEAST = 1;

    /** A new socket; whoever is thrown out for what they send pays for coming back. */
    static final int SOCKET = 10;

    /** Whoever asks what cannot be done pays for it: no honest client does so often. */
    static final int MISTAKE = 10;

    private static final int SOME = 5;
    private static final int MUCH = 20;
    private static final int VERY_MUCH = 50;
    private static final int PER_KIBIBYTE = 1;
    private static final int KIBIBYTE = 1024;

    private static final Pattern TABLE = Pattern.compile("/api/(tables|series)/[^/]+");

    private static final Pattern END = Pattern.compile("/+$");

    /** By the method and the path, in which the table goes unnamed. */
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
    static int of(String method, String path, long bytes) {
        var bare = END.matcher(path).replaceFirst("");
        var route =
                bare.equals("/api/tables/mine")
                        ? bare
                        : TABLE.matcher(bare).replaceFirst("/api/$1");
        int usual = path.startsWith("/api/") ? SOME : LEAST;
        return REQUESTS.getOrDefault(method + " " + route, usual)
                + Math.toIntExact(Math.min(bytes, Fields.LONGEST_LOG) / KIBIBYTE * PER_KIBIBYTE);
    }

    static int of(Message.AtTable message) {
        return switch (message) {
            case Message.Hello _, Message.Try _ -> 2 * LEAST;
            case Message.Suggest _ -> SOME;
            case Message.Bye _,
                    Message.Choose _,
                    Message.Chat _,
                    Message.Emote _,
                    Message.Opine _,
                    Message.Draft _,
                    Message.Vote _,
                    Message.Seen _ ->
                    LEAST;
        };
    }
}
