package tischlein.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tischlein.kernel.Bits;
import tischlein.log.Pledge;

/**
 * The choices that stand beside the log while several seats choose at the same time. The game has
 * not seen them, and each can be changed until the last is in.
 */
final class Beside {
    private final Map<Integer, StoredChoice> choices = new TreeMap<>();

    void put(StoredChoice choice) {
        choices.put(choice.seat(), choice);
    }

    void clear() {
        choices.clear();
    }

    boolean has(int seat) {
        return choices.containsKey(seat);
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

    List<Pledge> pledges() {
        return choices.values().stream()
                .map(choice -> new Pledge(choice.seat(), choice.salt(), choice.moves()))
                .toList();
    }

    /** The ids of the commands that brought the choices. */
    String commands() {
        return String.join(" ", choices.values().stream().map(StoredChoice::command).toList());
    }
}
