package tischlein.client;

import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What a client says to one live table, by docs/protocol.md. A choice that got no answer is said
 * again after a break, with the same id: it is made once.
 */
public final class Outgoing {
    private static final int BASE = 36;

    private final LiveSocket socket;
    private final String table;
    private final String client =
            Long.toString(new SecureRandom().nextLong() >>> 1, BASE); // never the same twice
    private final Map<String, ClientMessage.Choose> unanswered = new LinkedHashMap<>();
    private int count;
    private String greeting = ""; // the id of the last hello

    public Outgoing(LiveSocket socket, String table) {
        this.socket = socket;
        this.table = table;
    }

    private String newId() {
        count++;
        return client + "-" + count;
    }

    /**
     * @param version the last one heard of, if any
     */
    public void hello(List<Integer> seats, OptionalInt version) {
        greeting = newId();
        socket.send(new ClientMessage.Hello(greeting, table, seats, version));
    }

    public void bye() {
        socket.send(new ClientMessage.Bye(table));
    }

    public void choose(int seat, int version, List<String> moves) {
        var choice = new ClientMessage.Choose(newId(), table, seat, version, moves);
        unanswered.put(choice.id(), choice);
        socket.send(choice);
    }

    public void chat(int seat, String text) {
        socket.send(new ClientMessage.Chat(newId(), table, seat, text));
    }

    public void emote(int seat, String which) {
        socket.send(new ClientMessage.Emote(newId(), table, seat, which));
    }

    /**
     * @param move empty to take back what was suggested
     */
    public void opine(int seat, int version, String move) {
        socket.send(new ClientMessage.Opine(newId(), table, seat, version, move));
    }

    /** About one's own seat it says that nobody shall play there but oneself. */
    public void vote(int seat, int absent) {
        socket.send(new ClientMessage.Vote(newId(), table, seat, absent, seat != absent));
    }

    /** Whether it is the answer to the last hello. */
    public boolean greeted(String id) {
        return greeting.equals(id);
    }

    /** The seat to whose choice this is the answer, if it is one. */
    public OptionalInt answered(String id) {
        var choice = unanswered.remove(id);
        return choice == null ? OptionalInt.empty() : OptionalInt.of(choice.seat());
    }

    /** Whether the table owes an answer to a choice. */
    public boolean pending() {
        return !unanswered.isEmpty();
    }

    public void sayAgain() {
        unanswered.values().forEach(socket::send);
    }
}
