package tischlein.larder.solver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import tischlein.kernel.Solvable;

/**
 * A side of the board and its table, which is found in a folder or, the first time that somebody
 * asks for it, made there: in the background and unhurriedly, as others are playing.
 */
public final class SolvedSide {
    private final String name;
    private final Positions positions;
    private final Maker maker;
    private boolean begun;
    private volatile Optional<ChanceTable> table = Optional.empty();

    /** Makes a table. */
    @FunctionalInterface
    public interface Maker {
        void make(Path file) throws IOException, InterruptedException;
    }

    /**
     * @param name of the table's file
     */
    public SolvedSide(String name, Positions positions, Maker maker) {
        this.name = name;
        this.positions = positions;
        this.maker = maker;
    }

    public Positions positions() {
        return positions;
    }

    /** The table, if there is one by now. */
    public Optional<ChanceTable> table() {
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
            table = ChanceTable.read(file, positions.count());
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
