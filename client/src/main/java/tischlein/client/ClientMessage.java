package tischlein.client;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * What a client says at a live table. Components are called as docs/protocol.md calls the fields,
 * and a record as it calls the verb.
 */
public sealed interface ClientMessage {
    /**
     * @param version the last one heard of, if any
     */
    record Hello(String id, String table, List<Integer> seats, OptionalInt version)
            implements ClientMessage {
        public Hello {
            seats = List.copyOf(seats);
        }
    }

    record Bye(String table) implements ClientMessage {}

    record Choose(String id, String table, int seat, int version, List<String> moves)
            implements ClientMessage {
        public Choose {
            moves = List.copyOf(moves);
        }
    }

    record Chat(String id, String table, int seat, String text) implements ClientMessage {}

    record Emote(String id, String table, int seat, String emote) implements ClientMessage {}

    /**
     * @param move empty to take back what was suggested
     */
    record Opine(String id, String table, int seat, int version, String move)
            implements ClientMessage {}

    /**
     * @param bot whether a bot shall play for the absent seat
     */
    record Vote(String id, String table, int seat, int absent, boolean bot)
            implements ClientMessage {}

    default String json() {
        var verb = getClass().getSimpleName().toLowerCase(Locale.ROOT);
        return "{\"do\":\"" + verb + "\"," + ClientJson.write(this).substring(1);
    }
}
