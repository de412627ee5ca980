package tischlein.store.database;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Counts how often a database has begun and ended a transaction and a commit, in a few bytes that
 * outlive the process: a test that kills the process can see what it was doing. Active only if the
 * system property {@code tischlein.witness} names a file.
 */
public final class WriteWitness {
    private static final String PROPERTY = "tischlein.witness";
    private static final int LONG = Long.BYTES;
    private static final int SIZE = 2 * LONG * Step.values().length;
    private static final VarHandle COUNT = ValueLayout.JAVA_LONG.varHandle();

    /** What is counted. */
    enum Step {
        /** From the first statement until everything is durable and the callers have been told. */
        TRANSACTION,
        /** Only the last statement, which makes everything durable. */
        COMMIT
    }

    /** The witness of this process. */
    static final WriteWitness HERE = of(System.getProperty(PROPERTY, ""));

    private final MemorySegment counts;

    /**
     * What the process was doing.
     *
     * @param transaction it was writing something that it had not confirmed yet
     * @param commit it was committing that
     */
    public record Seen(boolean transaction, boolean commit) {}

    private WriteWitness(MemorySegment counts) {
        this.counts = counts;
    }

    /**
     * @param file where the counts are written; empty to keep them in memory only
     */
    static WriteWitness of(String file) {
        return new WriteWitness(counts(file));
    }

    private static MemorySegment counts(String file) {
        if (file.isEmpty()) {
            return Arena.global().allocate(SIZE, LONG); // nobody reads these
        }
        try (var channel =
                FileChannel.open(
                        Path.of(file),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE)) {
            return channel.map(FileChannel.MapMode.READ_WRITE, 0, SIZE, Arena.global())
                    .fill((byte) 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void begin(Step step) {
        count(2L * LONG * step.ordinal());
    }

    void end(Step step) {
        count(2L * LONG * step.ordinal() + LONG);
    }

    private void count(long place) {
        var _ = (long) COUNT.getAndAdd(counts, place, 1L);
    }

    /** What the witness of a process that has ended has seen. */
    public static Seen read(Path file) throws IOException {
        var counts = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder());
        return new Seen(within(counts, Step.TRANSACTION), within(counts, Step.COMMIT));
    }

    private static boolean within(ByteBuffer counts, Step step) {
        int place = 2 * LONG * step.ordinal();
        return counts.getLong(place) != counts.getLong(place + LONG);
    }
}
