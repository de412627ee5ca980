package tischlein.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tischlein.kernel.Bits;
import tischlein.log.Pledge;

/**
 * The choices that stand beside the log while several seats choose at the same time. The game has
 * not seen them, and each can be changed until the last is in.
 */
final class Beside {
    private final Map<Integer, StoredChoice> choices = new TreeMap<>();
    private final Map<Integer, Committed> commitments = new TreeMap<>();

    /** A choice that cannot be denied: everybody may know the hash of its pledge. */
    record Committed(Pledge pledge, String hash) {
        int seat() {
            return pledge.seat();
        }
    }

    void put(StoredChoice choice) {
        var pledge = new Pledge(choice.seat(), choice.salt(), choice.moves());
        choices.put(choice.seat(), choice);
        commitments.put(choice.seat(), new Committed(pledge, pledge.hash()));
    }

    void clear() {
        choices.clear();
        commitments.clear();
    }

    /** What a seat has chosen, or nothing. */
    List<String> moves(int seat) {
        var choice = choices.get(seat);
        return choice == null ? List.of() : choice.moves();
    }

    /** Of the seats that owe a choice, those that have not made one: a bit set. */
    int missing(int waiting) {
        int missing = waiting;
        for (int seat : choices.keySet()) {
            missing &= ~Bits.bit(seat);
        }
        return missing;
    }

    /** Whether there is nothing here but what a store has kept. */
    boolean like(List<StoredChoice> kept) {
        return List.copyOf(choices.values()).equals(kept);
    }

    /** By seat; hashed once, however often they are told. */
    Collection<Committed> commitments() {
        return commitments.values();
    }

    List<Pledge> pledges() {
        return commitments.values().stream().map(Committed::pledge).toList();
    }

    /** The commands that brought the choices, and the one that completes them. */
    String commands(String last) {
        var commands =
                Stream.concat(
                        choices.values().stream().map(StoredChoice::command), Stream.of(last));
        return Commands.joined(commands.toList());
    }
}
