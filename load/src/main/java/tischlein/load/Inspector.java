package tischlein.load;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tischlein.kernel.Seeded;

/**
 * Compares what the seats of a table are told: with the rules, with what they were told before, and
 * with one another.
 */
final class Inspector {
    private static final int KEPT = 8; // versions by which one seat may be behind another

    /** What a seat knew that everybody may know. */
    private record Told(int seat, Object common) {}

    private final int every;
    private final Consumer<Fault> faults;
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
     * @param every of so many versions one is looked at closely
     */
    Inspector(int seats, int every, Consumer<Fault> faults) {
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
    void glance(Heard.Frame frame) {
        if (frame.version() < last[frame.seat()]) {
            faults.accept(
                    new Fault(Fault.Kind.BACKWARDS, frame.table(), frame.version(), frame.seat()));
        }
        last[frame.seat()] = frame.version();
    }

    void look(Sight<?, ?> sight) {
        sight.fault().ifPresent(faults);
        var common = sight.common();
        Optional.ofNullable(told.putIfAbsent(sight.version(), new Told(sight.seat(), common)))
                .filter(before -> !before.common.equals(common))
                .ifPresent(_ ->
                        faults.accept(
                                new Fault(
                                        Fault.Kind.SEATS,
                                        sight.table(),
                                        sight.version(),
                                        sight.seat())));
    }
}
