package tischlein.store;

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
 * Counts how often a database has begun to write something and to commit it, and how often that has
 * ended, in a few bytes that outlive the process: whoever kills it can see what it was in the
 * middle of. It does so only if the system property {@code tischlein.witness} names a file.
 */
public final class Witness {
    private static final String PROPERTY = "tischlein.witness";
    private static final int LONG = Long.BYTES;
    private static final int SIZE = 2 * LONG * Step.values().length;
    private static final VarHandle COUNT = ValueLayout.JAVA_LONG.varHandle();

    /** What a database does. */
    enum Step {
        /** From the first statement till all is durable, and those who wait for it are told. */
        TRANSACTION,
        /** Only its last statement, which makes it durable. */
        COMMIT
    }

    /** The one of this process. */
    static final Witness HERE = of(System.getProperty(PROPERTY, ""));

    private final MemorySegment counts;

    /**
     * What the process was in the middle of.
     *
     * @param transaction something was being written that nobody had been promised yet
     * @param commit and of that the very last step
     */
    public record Seen(boolean transaction, boolean commit) {}

    private Witness(MemorySegment counts) {
        this.counts = counts;
    }

    /**
     * @param file where it writes; nothing if nobody is to see it
     */
    static Witness of(String file) {
        return new Witness(counts(file));
    }

    private static MemorySegment counts(String file) {
        if (file.isEmpty()) {
            return Arena.global().allocate(SIZE, LONG); // nobody looks
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

    /** What the witness of a process has seen that lives no more. */
    public static Seen read(Path file) throws IOException {
        var counts = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder());
        return new Seen(within(counts, Step.TRANSACTION), within(counts, Step.COMMIT));
    }

    private static boolean within(ByteBuffer counts, Step step) {
        int place = 2 * LONG * step.ordinal();
        return counts.getLong(place) != counts.getLong(place + LONG);
    }
}
