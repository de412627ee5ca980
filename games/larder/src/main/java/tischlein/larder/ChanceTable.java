package tischlein.larder;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The chances to win at every position of a side, in a file that is read where it lies: nothing but
 * the pages that are looked at comes into memory.
 */
final class ChanceTable implements PerfectTurn.Outcomes {
    private static final long MARK = 0x6c61726465720001L; // "larder", and the version of the format
    private static final int HEADER = 2 * Long.BYTES;
    private static final int BLOCK = 1 << 20;

    private final FloatBuffer chances;

    private ChanceTable(FloatBuffer chances) {
        this.chances = chances;
    }

    /** The table in a file, if it is one, and whole, and of so many positions. */
    static Optional<ChanceTable> read(Path file, int positions) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) != bytes(positions)) {
            return Optional.empty();
        }
        try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
            var all = channel.map(MapMode.READ_ONLY, 0, channel.size());
            all.order(ByteOrder.LITTLE_ENDIAN);
            boolean ours = all.getLong() == MARK && all.getLong() == positions;
            return ours ? Optional.of(new ChanceTable(all.asFloatBuffer())) : Optional.empty();
        }
    }

    private static long bytes(int positions) {
        return HEADER + (long) positions * Chances.STEPS * Float.BYTES;
    }

    @Override
    public double chance(int position, int step) {
        return step == Chances.STEPS ? 0 : chances.get(position * Chances.STEPS + step); // 5.2
    }

    /** What makes a table: it is under another name until it is whole. */
    static final class Writer implements AutoCloseable {
        private final Path file;
        private final Path part;
        private final FloatBuffer chances;

        /**
         * @throws IOException if there is no room for the whole table, or no way to write it
         */
        Writer(Path file, int positions) throws IOException {
            this.file = file;
            Files.createDirectories(file.toAbsolutePath().getParent());
            part = Files.createTempFile(file.toAbsolutePath().getParent(), "solving", ".part");
            try (var channel =
                    FileChannel.open(part, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                reserve(channel, bytes(positions));
                var all = channel.map(MapMode.READ_WRITE, 0, channel.size());
                all.order(ByteOrder.LITTLE_ENDIAN);
                chances = all.putLong(MARK).putLong(positions).asFloatBuffer();
            } catch (IOException e) {
                Files.deleteIfExists(part);
                throw e;
            }
        }

        /** Fills the file: a full disk is noticed now, and not when the memory is written back. */
        private static void reserve(FileChannel channel, long bytes) throws IOException {
            var block = ByteBuffer.allocate(BLOCK);
            for (long left = bytes; left > 0; left -= block.limit()) {
                block.clear().limit((int) Math.min(BLOCK, left));
                while (block.hasRemaining()) {
                    channel.write(block);
                }
            }
        }

        void take(int position, double[] rows, int row) {
            for (int step = 0; step < Chances.STEPS; step++) {
                chances.put(position * Chances.STEPS + step, (float) rows[row + step]);
            }
        }

        /** Gives the table its name. */
        void finish() throws IOException {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        }

        /** Leaves nothing of a table that is not whole. */
        @Override
        public void close() throws IOException {
            Files.deleteIfExists(part);
        }
    }
}
