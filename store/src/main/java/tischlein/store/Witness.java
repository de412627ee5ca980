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
 * Counts the commits that a database was told to make and those that it has made, in sixteen bytes
 * that outlive the process: whoever kills it can see whether it was in the middle of one. It does
 * so only if the system property {@code tischlein.witness} names a file.
 */
public final class Witness {
    private static final String PROPERTY = "tischlein.witness";
    private static final int SIZE = 16;
    private static final long BEGUN = 0;
    private static final long ENDED = 8;
    private static final VarHandle COUNT = ValueLayout.JAVA_LONG.varHandle();

    /** The one of this process. */
    static final Witness HERE = new Witness(counts(System.getProperty(PROPERTY, "")));

    private final MemorySegment counts;

    /** What a witness has seen. */
    public record Seen(long begun, long ended) {
        public boolean inFlight() {
            return begun != ended;
        }
    }

    private Witness(MemorySegment counts) {
        this.counts = counts;
    }

    private static MemorySegment counts(String file) {
        if (file.isEmpty()) {
            return Arena.global().allocate(SIZE, SIZE); // nobody looks
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

    void begin() {
        count(BEGUN);
    }

    void end() {
        count(ENDED);
    }

    private void count(long which) {
        var _ = (long) COUNT.getAndAdd(counts, which, 1L);
    }

    /** What the witness of a process has seen that lives no more. */
    public static Seen read(Path file) throws IOException {
        var counts = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder());
        return new Seen(counts.getLong(), counts.getLong());
    }
}
