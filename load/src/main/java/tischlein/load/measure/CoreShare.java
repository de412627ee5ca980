package tischlein.load.measure;

import java.util.OptionalDouble;

/** What share of one core a process has used since the last look. */
public final class CoreShare {
    private static final double NANOS = 1e9;

    private final ProcessVitals process;
    private double clock = System.nanoTime() / NANOS; // at the last look
    private OptionalDouble worked; // seconds of processor time by the last look

    public CoreShare(ProcessVitals process) {
        this.process = process;
        worked = process.processorSeconds();
    }

    /** Since the last look; nothing where nobody can tell. */
    public OptionalDouble look() {
        double before = clock;
        var then = worked;
        clock = System.nanoTime() / NANOS;
        worked = process.processorSeconds();
        return worked.isPresent() && then.isPresent()
                ? OptionalDouble.of((worked.getAsDouble() - then.getAsDouble()) / (clock - before))
                : OptionalDouble.empty();
    }
}
