package tischlein.larder;

import static tischlein.larder.LarderMove.PLACE;
import static tischlein.larder.LarderMove.REROLL;
import static tischlein.larder.LarderMove.STOP;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Solvable.Progress;
import tischlein.kernel.Solvable.Solution;
import tischlein.kernel.Solver;
import tischlein.larder.LarderState.Phase;

/** Perfect play without the line variant, from the table of the side, once there is one. */
final class LarderSolver implements Solver<LarderView> {
    /**
     * Every chance is made of sums and products of chances that are not negative, and of the
     * greater of two. On the way through a turn no figure is rounded more than 150 times, and no
     * game outlasts 60 turns that end somewhere else: 49 that collect, and 11 steps. Each rounding
     * is at most 2^-53 of the figure.
     */
    private static final double ERROR = 150 * 60 * 0x1p-53;

    private final List<Workshop> workshops = Stream.of(Board.values()).map(Workshop::new).toList();

    static Path table(Path folder, Board board) {
        return folder.resolve("larder-" + board.name().toLowerCase(Locale.ROOT) + ".chances");
    }

    static Solution solve(Board board, Path file, int threads, Progress progress)
            throws IOException, InterruptedException {
        var shelves = Shelves.of(board);
        ChanceTable.expect(file, shelves.count()); // before minutes of work, not after them
        var writer = new ChanceTable.Writer(shelves.count());
        double value = new LarderSolution(shelves, writer::take).solve(threads, progress);
        writer.write(file);
        var table =
                ChanceTable.read(file, shelves.count())
                        .orElseThrow(() -> new IOException(file.toString()));
        var opening = new Opening(board, shelves, table).lines();
        return new Solution(shelves.count(), value, ERROR, opening);
    }

    @Override
    public boolean mix(LarderView view, int[] choices, int count, double[] mix) {
        if (!chances(view, choices, count, mix)) {
            return false;
        }
        int best = best(mix, count);
        Arrays.fill(mix, 0, count, 0);
        mix[best] = 1;
        return true;
    }

    @Override
    public boolean chances(LarderView view, int[] choices, int count, double[] chances) {
        boolean choosing = view.phase() == Phase.PLACE || view.phase() == Phase.DECIDE;
        if (view.line() || !choosing) {
            return false;
        }
        var workshop = workshops.get(view.side().ordinal());
        var table = workshop.table();
        if (table.isEmpty()) {
            return false;
        }
        var values = values(view.state(), workshop.shelves(), table.get(), choices, count);
        System.arraycopy(values, 0, chances, 0, count);
        return true;
    }

    static int best(double[] values, int count) {
        int best = 0;
        for (int i = 1; i < count; i++) {
            best = values[i] > values[best] ? i : best;
        }
        return best;
    }

    /** The chance to win after each of the choices. */
    static double[] values(
            LarderState s,
            Shelves shelves,
            PerfectTurn.Outcomes outcomes,
            int[] choices,
            int count) {
        var before = shelves.left(s.board, s.tokens);
        var turn = new PerfectTurn(shelves, outcomes, before, s.steps);
        var left = shelves.left(s.board, s.tokens | s.placed);
        int unplaced = LarderRules.DICE - Bits.size(s.placed);
        Map<List<Integer>, Double> alike = new HashMap<>();
        var values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] =
                    switch (choices[i]) {
                        case STOP -> turn.stop(left);
                        case REROLL -> turn.reroll(left, unplaced);
                        default -> {
                            int square = choices[i] - PLACE;
                            int food = s.board.food(square);
                            int after = after(s, shelves, square, food);
                            yield alike.computeIfAbsent(
                                    List.of(food, after),
                                    _ -> turn.place(left, dice(s), unplaced, food, after));
                        }
                    };
        }
        return values;
    }

    private static int after(LarderState s, Shelves shelves, int square, int food) {
        return shelves.left(s.board, s.tokens | s.placed | Square.bit(square))[food];
    }

    private static int[] dice(LarderState s) {
        var dice = new int[Shelves.FOODS];
        Arrays.setAll(dice, food -> Bag.count(s.dice, food));
        return dice;
    }
}
