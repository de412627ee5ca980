package tischlein.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;
import tischlein.kernel.Bits;
import tischlein.log.Pledge;

/**
 * The choices that stand beside the log while several seats choose at the same time. The game has
 * not seen them, and each can be changed until the last is in.
 */
final class Beside {
    private final boolean ordered;
    private final Map<Integer, StoredChoice> choices = new TreeMap<>();
    private final Map<Integer, Pledge> pledges = new TreeMap<>();
    private final Map<Integer, String> hashes = new TreeMap<>();
    private int chosen; // by whom: a bit set

    /**
     * @param ordered whether the table wants it seen who chose before whom
     */
    Beside(boolean ordered) {
        this.ordered = ordered;
    }

    void put(StoredChoice choice) {
        var pledge = new Pledge(choice.seat(), choice.salt(), choice.moves());
        choices.put(choice.seat(), choice);
        pledges.put(choice.seat(), pledge);
        hashes.put(choice.seat(), pledge.hash());
        chosen |= Bits.bit(choice.seat());
    }

    void clear() {
        choices.clear();
        pledges.clear();
        hashes.clear();
        chosen = 0;
    }

    /** What a seat has chosen, or nothing. */
    List<String> moves(int seat) {
        var choice = choices.get(seat);
        return choice == null ? List.of() : choice.moves();
    }

    /** The choice of a seat that stands. */
    Optional<StoredChoice> of(int seat) {
        return Optional.ofNullable(choices.get(seat));
    }

    /** All that stand, in seat order. */
    List<StoredChoice> all() {
        return List.copyOf(choices.values());
    }

    /** The commands that brought what a seat has chosen in this step so far, the first first. */
    List<String> earlier(int seat) {
        var commands = new ArrayList<String>();
        of(seat).ifPresent(choice -> {
            commands.addAll(choice.earlier());
            if (!choice.command().isEmpty()) {
                commands.add(choice.command());
            }
        });
        return commands;
    }

    /** Of the seats that owe a choice, those that have not made one: a bit set. */
    int missing(int waiting) {
        return waiting & ~chosen;
    }

    /** Whether there is nothing here but what a store has kept. */
    boolean like(List<StoredChoice> kept) {
        return all().equals(kept);
    }

    List<Pledge> pledges() {
        return List.copyOf(pledges.values());
    }

    /** By seat: what everybody may know of the pledges. Made once, however often it is told. */
    Map<Integer, String> hashes() {
        return Collections.unmodifiableMap(hashes);
    }

    /**
     * The how manieth a seat was to make the choice that stands, if the table wants it seen; those
     * of one moment are level.
     */
    OptionalInt nth(int seat) {
        var choice = choices.get(seat);
        return ordered && choice != null ? OptionalInt.of(1 + before(choice)) : OptionalInt.empty();
    }

    private int before(StoredChoice choice) {
        return (int) choices.values().stream().filter(other -> other.at() < choice.at()).count();
    }

    /** The commands that brought the choices, and the one that completes them. */
    String commands(String last) {
        var commands =
                Stream.concat(
                        choices.values().stream().map(StoredChoice::command), Stream.of(last));
        return Commands.joined(commands.toList());
    }
}
