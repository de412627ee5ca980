package tischlein.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A frame word by word, to be held against the world that was made from its view, and forgotten: of
 * thousands of tables only the worlds are kept.
 *
 * @param choices the moves that the frame offers
 * @param waiting the seats that the frame says owe a choice, a bit set
 */
record Reading<S extends State<S>, V>(
        Sight<S, V> sight, V view, List<String> choices, int waiting) {

    /** What in the frame does not fit together, if anything. */
    Optional<Fault> fault() {
        if (!sight.game().view(sight.world(), sight.seat()).equals(view)) {
            return fault(Fault.Kind.VIEW);
        }
        if (!offered().equals(choices)) {
            return fault(Fault.Kind.CHOICES);
        }
        return waiting == sight.owing() ? Optional.empty() : fault(Fault.Kind.WAITING);
    }

    private Optional<Fault> fault(Fault.Kind kind) {
        return Optional.of(new Fault(kind, sight.table(), sight.version(), sight.seat()));
    }

    private List<String> offered() {
        if (sight.seat() < 0 || !Bits.has(sight.owing(), sight.seat())) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = sight.game().choices(sight.world(), sight.seat(), codes);
        var words = new ArrayList<String>(count);
        for (int i = 0; i < count; i++) {
            words.add(sight.game().words().word(codes[i]));
        }
        return words;
    }
}
