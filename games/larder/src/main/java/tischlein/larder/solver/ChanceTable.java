package tischlein.larder.solver;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import tischlein.kernel.Solvable.NoRoom;

/**
 * The chances to win at every position of a side, in a file that is read where it lies: nothing but
 * the pages that are looked at comes into memory.
 */
public final class ChanceTable implements PerfectTurn.Outcomes {
    private static final long MARK = 0x6c61726465720001L; // "larder", and the version of the format
    private static final int HEADER = 2 * Long.BYTES;
    private static final int BLOCK = 1 << 20;
    private static final String PART = ".part";

    private final FloatBuffer chances;

    private ChanceTable(FloatBuffer chances) {
        this.chances = chances;
    }

    /** The table in a file, if it is one, and whole, and of so many positions. */
    public static Optional<ChanceTable> read(Path file, int positions) throws IOException {
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

    /**
     * Sees whether a table of so many positions can be written there.
     *
     * @throws NoRoom if there is too little room
     * @throws IOException if there is no way to write there
     */
    public static void expect(Path file, int positions) throws IOException {
        var folder = file.toAbsolutePath().getParent();
        Files.createDirectories(folder);
        if (Files.isDirectory(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Files.delete(Files.createTempFile(folder, "solving", PART));
        long free = Files.getFileStore(folder).getUsableSpace();
        if (free < bytes(positions)) {
            throw new NoRoom(file, bytes(positions), free);
        }
    }

    @Override
    public double chance(int position, int[] left, int step) {
        return chance(position, step);
    }

    double chance(int position, int step) {
        return step == Chances.STEPS ? 0 : chances.get(position * Chances.STEPS + step); // 5.2
    }

    /**
     * What makes a table. It is written at last and in one go: positions are solved in an order
     * that jumps to and fro in the file, and would have it written again and again.
     */
    public static final class Writer {
        private final int positions;
        private final float[] chances;

        public Writer(int positions) {
            this.positions = positions;
            this.chances = new float[positions * Chances.STEPS];
        }

        public void take(int position, double[] rows, int row) {
            for (int step = 0; step < Chances.STEPS; step++) {
                chances[position * Chances.STEPS + step] = (float) rows[row + step];
            }
        }

        /**
         * Writes the table under another name, and gives it its own when it is whole.
         *
         * @throws IOException if there is no room for it, or no way to write there
         */
        public void write(Path file) throws IOException {
            var folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            var part = Files.createTempFile(folder, "solving", PART);
            try {
                try (var channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
                    write(channel);
                }
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(part);
            }
        }

        private void write(FileChannel channel) throws IOException {
            var block = ByteBuffer.allocate(BLOCK).order(ByteOrder.LITTLE_ENDIAN);
            block.putLong(MARK).putLong(positions);
            for (float chance : chances) {
                if (block.remaining() < Float.BYTES) {
                    flush(block, channel);
                }
                block.putFloat(chance);
            }
            flush(block, channel);
        }

        private static void flush(ByteBuffer block, FileChannel channel) throws IOException {
            block.flip();
            while (block.hasRemaining()) {
                channel.write(block);
            }
            block.clear();
        }
    }
}
