package tischlein.log;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import tischlein.kernel.Bits;

/** A step in which several seats choose at the same time, as far as the log has been read. */
final class Step {
    private final SortedMap<Integer, List<String>> moves = new TreeMap<>();
    private final List<Log.Commitment> commitments = new ArrayList<>();
    private int undone;
    private int opened;

    /**
     * @param waiting who owes a move when the step begins, as a bit set
     */
    Step(int waiting) {
        undone = waiting;
        for (int rest = waiting; rest != 0; rest &= rest - 1) {
            moves.put(Bits.lowest(rest), new ArrayList<>());
        }
    }

    /** Whether so many seats owe a move that this is such a step: two or more. */
    static boolean begins(int waiting) {
        return Bits.size(waiting) > 1;
    }

    int size() {
        return moves.size();
    }

    /** Whether somebody has moved. */
    boolean begun() {
        return moves.values().stream().anyMatch(words -> !words.isEmpty());
    }

    void move(int seat, String word, boolean complete) {
        moves.getOrDefault(seat, new ArrayList<>()).add(word);
        if (complete) {
            undone &= ~Bits.bit(seat);
        }
    }

    /** Whether everybody has chosen. */
    boolean chosen() {
        return undone == 0;
    }

    void commit(Log.Commitment commitment) {
        commitments.add(commitment);
    }

    /** Whether this step has commitments; if so, every seat in it needs one. */
    boolean pledged() {
        return !commitments.isEmpty();
    }

    /** The next seat to commit to a choice. */
    OptionalInt nextToCommit() {
        return moves.keySet().stream().skip(commitments.size()).mapToInt(seat -> seat).findFirst();
    }

    /** The next commitment to be opened; there must be one. */
    Log.Commitment nextToOpen() {
        return commitments.get(opened);
    }

    void open() {
        opened++;
    }

    /** Whether all commitments have been opened. */
    boolean kept() {
        return opened == commitments.size();
    }

    /** The moves by seat, in the order of the seats. */
    SortedMap<Integer, List<String>> moves() {
        return moves;
    }

    List<String> moves(int seat) {
        return moves.getOrDefault(seat, List.of());
    }
}
