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
    private final Board board;
    private final Shelves shelves;
    private boolean begun;
    private volatile Optional<ChanceTable> table = Optional.empty();

    Workshop(Board board) {
        this.board = board;
        this.shelves = Shelves.of(board);
    }

    Shelves shelves() {
        return shelves;
    }

    /** The table, if there is one by now. */
    Optional<ChanceTable> table() {
        if (table.isEmpty()) {
            begin(System.getProperty(Solvable.FOLDER, ""));
        }
        return table;
    }

    private synchronized void begin(String folder) {
        if (begun || folder.isEmpty()) {
            return;
        }
        begun = true;
        var file = LarderSolver.table(Path.of(folder), board);
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
            LarderSolver.solve(board, file, 1, Solvable.Progress.UNHEARD);
            read(file);
        } catch (IOException | OutOfMemoryError _) {
            table = Optional.empty(); // no room: whoever asks plays as well as it can without
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
