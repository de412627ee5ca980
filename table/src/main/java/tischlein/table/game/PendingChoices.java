package tischlein.table.game;

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
import tischlein.table.store.StoredChoice;

/**
 * The choices made so far while several seats choose at the same time. They are not in the log or
 * the game's state yet, and each can be changed until the last one is made.
 */
public final class PendingChoices {
    private final boolean ordered;
    private final Map<Integer, StoredChoice> choices = new TreeMap<>();
    private final Map<Integer, Pledge> pledges = new TreeMap<>();
    private final Map<Integer, String> hashes = new TreeMap<>();
    private int chosen; // seats, a bit set

    /**
     * @param ordered whether the table shows who chose before whom
     */
    public PendingChoices(boolean ordered) {
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

    /** The moves that a seat has chosen, or none. */
    List<String> moves(int seat) {
        var choice = choices.get(seat);
        return choice == null ? List.of() : choice.moves();
    }

    /** The pending choice of a seat. */
    Optional<StoredChoice> of(int seat) {
        return Optional.ofNullable(choices.get(seat));
    }

    /** All pending choices, in seat order. */
    List<StoredChoice> all() {
        return List.copyOf(choices.values());
    }

    /** The commands that brought the seat's choices in this step, the first one first. */
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

    /** Those of the waiting seats that have not chosen yet, a bit set. */
    int missing(int waiting) {
        return waiting & ~chosen;
    }

    /** Whether these are the choices that the store has kept. */
    public boolean like(List<StoredChoice> kept) {
        return all().equals(kept);
    }

    List<Pledge> pledges() {
        return List.copyOf(pledges.values());
    }

    /**
     * The hashes of the pledges, by seat, which everybody may know. Computed once, however often
     * they are told.
     */
    Map<Integer, String> hashes() {
        return Collections.unmodifiableMap(hashes);
    }

    /**
     * A seat's place in the order of choosing, if the table shows it; choices of the same moment
     * share a place.
     */
    OptionalInt nth(int seat) {
        var choice = choices.get(seat);
        return ordered && choice != null ? OptionalInt.of(1 + before(choice)) : OptionalInt.empty();
    }

    private int before(StoredChoice choice) {
        return (int) choices.values().stream().filter(other -> other.at() < choice.at()).count();
    }

    /** The commands of the pending choices, and the one that completes the step. */
    String commands(String last) {
        var commands =
                Stream.concat(
                        choices.values().stream().map(StoredChoice::command), Stream.of(last));
        return SeenCommands.joined(commands.toList());
    }
}
