package tischlein.load.kill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/**
 * Drops all packets between servers, by their addresses; clients and database use another one. That
 * takes a network namespace of its own, whose local routes can be overruled: {@code .build/kill
 * --cuts} makes one.
 */
public final class NetworkCut {
    private static final String OVERRULED = "from all lookup local";

    private NetworkCut() {}

    /** Whether this process is where it could cut anything. */
    public static boolean possible() {
        try {
            return ip("rule")
                            .lines()
                            .anyMatch(rule -> rule.startsWith("100:") && rule.contains(OVERRULED))
                    && ip("rule").lines().noneMatch(rule -> rule.startsWith("0:"));
        } catch (UncheckedIOException _) {
            return false; // there is no such program
        }
    }

    /** The address of a server that can be cut off. */
    static String address(int server) {
        return "127.0.1." + (1 + server);
    }

    /** Nothing goes from any such address to any other, or to this server's own. */
    static void cut() {
        change("add");
    }

    static void heal() {
        change("del");
    }

    private static void change(String what) {
        for (var way : List.of("from", "to")) {
            ip("rule", what, "pref", "10", way, "127.0.1.0/24", "blackhole");
        }
    }

    private static String ip(String... words) {
        try {
            var process =
                    new ProcessBuilder(Stream.concat(Stream.of("ip"), Stream.of(words)).toList())
                            .redirectErrorStream(true)
                            .start();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
