package tischlein.load.clients;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A frame word by word, to be compared with the world that was made from its view and then
 * forgotten: of thousands of tables only the worlds are kept.
 *
 * @param choices the moves that the frame offers
 * @param waiting the seats that the frame says owe a choice, a bit set
 */
public record FrameWords<S extends State<S>, V>(
        SeatWorld<S, V> sight, V view, List<String> choices, int waiting) {

    /** What in the frame does not fit together, if anything. */
    public Optional<ClientFault> fault() {
        if (!sight.game().view(sight.world(), sight.seat()).equals(view)) {
            return fault(ClientFault.Kind.VIEW);
        }
        if (!offered().equals(choices)) {
            return fault(ClientFault.Kind.CHOICES);
        }
        return waiting == sight.owing() ? Optional.empty() : fault(ClientFault.Kind.WAITING);
    }

    private Optional<ClientFault> fault(ClientFault.Kind kind) {
        return Optional.of(new ClientFault(kind, sight.table(), sight.version(), sight.seat()));
    }

    private List<String> offered() {
        if (sight.seat() < 0 || !Bits.has(sight.owing(), sight.seat())) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = sight.game().choices(sight.world(), sight.seat(), codes);
        return Arrays.stream(codes, 0, count).mapToObj(sight.game().words()::word).toList();
    }
}
