package tischlein.cli;

import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What a client says to one live table, by docs/protocol.md. A choice that got no answer is said
 * again after a break, with the same id: it is made once.
 */
final class Speech {
    private static final int BASE = 36;
    private static final String SEAT = "seat";

    private final Hotline hotline;
    private final String table;
    private final String client =
            Long.toString(new SecureRandom().nextLong() >>> 1, BASE); // never the same twice
    private final Map<String, Map<String, Object>> unanswered = new LinkedHashMap<>();
    private int count;
    private String greeting = ""; // the id of the last hello

    Speech(Hotline hotline, String table) {
        this.hotline = hotline;
        this.table = table;
    }

    private Map<String, Object> message(String verb) {
        count++;
        var message = new LinkedHashMap<String, Object>();
        message.put("do", verb);
        message.put("id", client + "-" + count);
        message.put("table", table);
        return message;
    }

    private Map<String, Object> message(String verb, int seat) {
        var message = message(verb);
        message.put(SEAT, seat);
        return message;
    }

    /**
     * @param version the last one heard of, if any
     */
    void hello(List<Integer> seats, OptionalInt version) {
        var hello = message("hello");
        hello.put("seats", seats);
        version.ifPresent(last -> hello.put("version", last));
        greeting = String.valueOf(hello.get("id"));
        hotline.send(hello);
    }

    void bye() {
        hotline.send(Map.of("do", "bye", "table", table));
    }

    void choose(int seat, int version, List<String> moves) {
        var choice = message("choose", seat);
        choice.put("version", version);
        choice.put("moves", moves);
        unanswered.put(String.valueOf(choice.get("id")), choice);
        hotline.send(choice);
    }

    void chat(int seat, String text) {
        var chat = message("chat", seat);
        chat.put("text", text);
        hotline.send(chat);
    }

    void emote(int seat, String which) {
        var emote = message("emote", seat);
        emote.put("emote", which);
        hotline.send(emote);
    }

    /**
     * @param move empty to take back what was suggested
     */
    void opine(int seat, int version, String move) {
        var opinion = message("opine", seat);
        opinion.put("version", version);
        opinion.put("move", move);
        hotline.send(opinion);
    }

    /** About one's own seat it says that nobody shall play there but oneself. */
    void vote(int seat, int absent) {
        var vote = message("vote", seat);
        vote.put("absent", absent);
        vote.put("bot", seat != absent);
        hotline.send(vote);
    }

    /** Whether it is the answer to the last hello. */
    boolean greeted(String id) {
        return greeting.equals(id);
    }

    /** The seat to whose choice this is the answer, if it is one. */
    OptionalInt answered(String id) {
        var choice = unanswered.remove(id);
        return choice == null
                ? OptionalInt.empty()
                : OptionalInt.of((int) choice.getOrDefault(SEAT, 0));
    }

    /** Whether the table owes an answer to a choice. */
    boolean pending() {
        return !unanswered.isEmpty();
    }

    void sayAgain() {
        unanswered.values().forEach(hotline::send);
    }
}
