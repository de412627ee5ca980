package tischlein.larder;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import tischlein.kernel.Solvable;

/**
 * Where the table of a side is found or, the first time that somebody asks for it, made: in the
 * background and unhurriedly, as others are playing.
 */
final class Workshop {
    private final String name;
    private final Shelves shelves;
    private final Maker maker;
    private boolean begun;
    private volatile Optional<ChanceTable> table = Optional.empty();

    /** Makes a table. */
    @FunctionalInterface
    interface Maker {
        void make(Path file) throws IOException, InterruptedException;
    }

    Workshop(Board board) {
        this(
                LarderSolver.table(Path.of(""), board).toString(),
                Shelves.of(board),
                file -> LarderSolver.solve(board, file, 1, Solvable.Progress.UNHEARD));
    }

    /**
     * @param name of the table's file
     */
    Workshop(String name, Shelves shelves, Maker maker) {
        this.name = name;
        this.shelves = shelves;
        this.maker = maker;
    }

    Shelves shelves() {
        return shelves;
    }

    /** The table, if there is one by now. */
    Optional<ChanceTable> table() {
        return table(System.getProperty(Solvable.FOLDER, ""));
    }

    /**
     * @param folder where tables are; none if it is empty
     */
    Optional<ChanceTable> table(String folder) {
        if (table.isEmpty()) {
            begin(folder);
        }
        return table;
    }

    private synchronized void begin(String folder) {
        if (begun || folder.isEmpty()) {
            return;
        }
        begun = true;
        var file = Path.of(folder).resolve(name);
        read(file);
        if (table.isEmpty()) {
            Thread.ofPlatform().daemon().name("solving " + file).start(() -> make(file));
        }
    }

    private void read(Path file) {
        try {
            table = ChanceTable.read(file, shelves.count());
        } catch (IOException _) {
            table = Optional.empty(); // as if there were none
        }
    }

    private void make(Path file) {
        try {
            maker.make(file);
            read(file);
        } catch (IOException | OutOfMemoryError _) {
            table = Optional.empty(); // no room: whoever asks plays as well as it can without
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
