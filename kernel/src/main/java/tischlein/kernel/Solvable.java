package tischlein.kernel;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A game that can be worked out from its ends to its beginning, at least with some options. */
public interface Solvable {
    /**
     * The system property that names the folder where tables are kept and made. Without it none
     * are: then a {@link Solver} that needs one knows nothing.
     */
    String FOLDER = "tischlein.tables";

    /** Whether it can be done with these options. */
    boolean solvable(Options options);

    /** Where the game's {@link Solver} looks for the table of these options, in a folder. */
    Path table(Path folder, Options options);

    /**
     * Works out the game and writes the table.
     *
     * @throws IOException if the table cannot be written; nothing is left of it then
     */
    Solution solve(Options options, Path table, int threads, Progress progress)
            throws IOException, InterruptedException;

    /** Hears from time to time how many positions are solved. */
    @FunctionalInterface
    interface Progress {
        Progress UNHEARD = (solved, positions) -> {};

        void tell(long solved, long positions);
    }

    /**
     * What came of it.
     *
     * @param positions between two turns, each with everything that may happen there
     * @param value the payoff of perfect play
     * @param error how far that may be off by rounding
     * @param opening what perfect play begins with
     */
    record Solution(long positions, double value, double error, List<Line> opening) {
        public Solution {
            opening = List.copyOf(opening);
        }
    }

    /**
     * Moves that perfect play makes.
     *
     * @param after what chance has done before
     * @param moves in words
     * @param value the payoff from there
     */
    record Line(List<String> after, List<String> moves, double value) {
        public Line {
            after = List.copyOf(after);
            moves = List.copyOf(moves);
        }
    }

    /** A table does not fit where it is to be. */
    final class NoRoom extends IOException {
        private static final long serialVersionUID = 1;
        private final long needed;
        private final long free;

        /**
         * @param needed how many bytes
         * @param free and how many there are
         */
        public NoRoom(Path file, long needed, long free) {
            super(file.toString());
            this.needed = needed;
            this.free = free;
        }

        public long needed() {
            return needed;
        }

        public long free() {
            return free;
        }
    }
}
