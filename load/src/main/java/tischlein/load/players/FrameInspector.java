package tischlein.load.players;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import tischlein.client.ServerMessage;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;
import tischlein.load.clients.ClientFault;
import tischlein.load.clients.FrameWords;

/**
 * Compares what the seats of a table are told: with the rules, with what they were told before, and
 * with one another.
 */
final class FrameInspector {
    private static final int KEPT = 8; // versions by which one seat may be behind another

    /** What everybody may know, and the seats that were told it, a bit set. */
    private static final class Told {
        private final Object common;
        private int seats;

        Told(Object common) {
            this.common = common;
        }
    }

    private final int every;
    private final Consumer<ClientFault> faults;
    private final int[] last; // by seat: the newest version it was told
    private final Map<Integer, Told> told =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<Integer, Told> eldest) {
                    return size() > KEPT;
                }
            };

    /**
     * @param every one in so many versions is looked at closely
     */
    FrameInspector(int seats, int every, Consumer<ClientFault> faults) {
        this.every = every;
        this.faults = faults;
        last = new int[seats];
    }

    /** Another table, where nothing has been told yet. */
    void begin() {
        Arrays.fill(last, 0);
        told.clear();
    }

    /** Whether frames of this version are looked at closely. The same for all seats. */
    boolean looks(int version) {
        return Math.floorMod(Seeded.mix(version), every) == 0;
    }

    /** Every frame is at least not older than the one before. */
    void glance(ServerMessage.Frame frame) {
        if (frame.version() < last[frame.seat()]) {
            faults.accept(
                    new ClientFault(
                            ClientFault.Kind.BACKWARDS,
                            frame.table(),
                            frame.version(),
                            frame.seat()));
        }
        last[frame.seat()] = frame.version();
    }

    void look(FrameWords<?, ?> reading) {
        reading.fault().ifPresent(faults);
        var sight = reading.sight();
        var common = sight.common();
        var before = told.computeIfAbsent(sight.version(), _ -> new Told(common));
        if (!before.common.equals(common)) {
            faults.accept(
                    new ClientFault(
                            ClientFault.Kind.SEATS, sight.table(), sight.version(), sight.seat()));
        }
        before.seats |= Bits.bit(sight.seat());
        if (Bits.size(before.seats) == last.length) {
            told.remove(sight.version()); // all have said it: there is nothing more to compare
        }
    }
}
