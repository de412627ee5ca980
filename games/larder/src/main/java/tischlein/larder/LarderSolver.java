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
import tischlein.larder.solver.ChanceTable;
import tischlein.larder.solver.LarderSolution;
import tischlein.larder.solver.PerfectTurn;
import tischlein.larder.solver.Positions;
import tischlein.larder.solver.SolvedSide;

/** Perfect play without the line variant, from the table of the side, once there is one. */
final class LarderSolver implements Solver<LarderView> {
    /**
     * Every chance is made of sums and products of chances that are not negative, and of the
     * greater of two. On the way through a turn no figure is rounded more than 150 times, and no
     * game outlasts 60 turns that end somewhere else: 49 that collect, and 11 steps. Each rounding
     * is at most 2^-53 of the figure.
     */
    private static final double ERROR = 150 * 60 * 0x1p-53;

    private final List<SolvedSide> sides =
            Stream.of(Board.values()).map(LarderSolver::side).toList();

    private static SolvedSide side(Board board) {
        return new SolvedSide(
                table(Path.of(""), board).toString(),
                positions(board),
                file -> solve(board, file, 1, Progress.UNHEARD));
    }

    static Positions positions(Board board) {
        return new Positions(board.portionsLeft(0));
    }

    static Path table(Path folder, Board board) {
        return folder.resolve("larder-" + board.name().toLowerCase(Locale.ROOT) + ".chances");
    }

    static Solution solve(Board board, Path file, int threads, Progress progress)
            throws IOException, InterruptedException {
        var positions = positions(board);
        ChanceTable.expect(file, positions.count()); // before minutes of work, not after them
        var writer = new ChanceTable.Writer(positions.count());
        double value = new LarderSolution(positions, writer::take).solve(threads, progress);
        writer.write(file);
        var table =
                ChanceTable.read(file, positions.count())
                        .orElseThrow(() -> new IOException(file.toString()));
        var opening = new PerfectOpening(board, positions, table).lines();
        return new Solution(positions.count(), value, ERROR, opening);
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
        var side = sides.get(view.side().ordinal());
        var table = side.table();
        if (table.isEmpty()) {
            return false;
        }
        var turn = new PerfectTurn(side.positions(), table.get());
        var values = values(view.state(), side.positions(), turn, choices, count);
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
            LarderState s, Positions positions, PerfectTurn turn, int[] choices, int count) {
        turn.begin(positions.left(s.board.portionsLeft(s.tokens)), s.steps);
        var left = positions.left(s.board.portionsLeft(s.tokens | s.placed));
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
                            int after = after(s, positions, square, food);
                            yield alike.computeIfAbsent(
                                    List.of(food, after),
                                    _ -> turn.place(left, dice(s), unplaced, food, after));
                        }
                    };
        }
        return values;
    }

    private static int after(LarderState s, Positions positions, int square, int food) {
        long tokens = s.tokens | s.placed | Square.bit(square);
        return positions.left(s.board.portionsLeft(tokens))[food];
    }

    private static int[] dice(LarderState s) {
        var dice = new int[Positions.FOODS];
        Arrays.setAll(dice, food -> Bag.count(s.dice, food));
        return dice;
    }
}
