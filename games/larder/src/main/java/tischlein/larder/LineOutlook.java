package tischlein.larder;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import tischlein.kernel.Bits;
import tischlein.larder.solver.Positions;

/**
 * The chance to win with the line variant, seen between two turns: a weight for each pattern of
 * free squares in each row, column and provision, for the portions left of each food, and for all
 * that is left together with the cat's step, added up and bent into a chance. The weights were
 * learnt turn by turn from games that this outlook played itself; they lie beside the texts.
 */
final class LineOutlook implements LineTurn.Leaf {
    /** Of a weight, as it is kept. */
    static final float UNIT = 1f / 1024;

    /** The less is left the more a pattern tells: weights differ by how much is left. */
    private static final int[] STAGES = {6, 11, 17, 25, 35, Square.COUNT};

    private static final int FOOD = 16; // and more than there are portions of any
    private static final int LEFT = Square.COUNT + 1;

    /** Read when first asked for. */
    private static final class Learnt {
        static final List<LineOutlook> OUTLOOKS =
                Stream.of(Board.values()).map(LineOutlook::read).toList();
    }

    private final long[] masks; // rows, columns, provisions
    private final long[] foods;
    private final int[] begin; // by mask: its first weight
    private final int size; // how many weights a stage has
    private final int[] stage = new int[LEFT]; // by squares left: its first weight
    private final float[] weights; // stage by stage, then by step and squares left

    private LineOutlook(Board board) {
        masks =
                LongStream.concat(
                                LongStream.range(0, Square.SIDE).flatMap(LineOutlook::lines),
                                LongStream.range(0, Square.COUNT)
                                        .map(n -> board.provisionAround((int) n))
                                        .distinct())
                        .toArray();
        foods = LongStream.range(0, Positions.FOODS).map(n -> board.squares((int) n)).toArray();
        begin = new int[masks.length];
        int next = foods.length * FOOD;
        for (int n = 0; n < masks.length; n++) {
            begin[n] = next;
            next += 1 << Bits.size(masks[n]);
        }
        size = next;
        for (int left = 0, n = 0; left < LEFT; left++) {
            n += left > STAGES[n] ? 1 : 0;
            stage[left] = n * size;
        }
        weights = new float[STAGES.length * size + LarderRules.LAST_STEP * LEFT];
    }

    /** A row and a column. */
    private static LongStream lines(long n) {
        long row = (1L << Square.SIDE) - 1;
        return LongStream.of(row << n * Square.SIDE, Square.ALL / row << n);
    }

    static LineOutlook of(Board board) {
        return Learnt.OUTLOOKS.get(board.ordinal());
    }

    /** One that knows nothing yet. */
    static LineOutlook ignorant(Board board) {
        return new LineOutlook(board);
    }

    private static LineOutlook read(Board board) {
        var outlook = new LineOutlook(board);
        var file = "/tischlein/larder/" + board.name().toLowerCase(Locale.ROOT) + ".weights";
        try (var stream = LineOutlook.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("no " + file);
            }
            var data = new DataInputStream(new GZIPInputStream(stream));
            for (int n = 0; n < outlook.weights.length; n++) {
                outlook.weights[n] = data.readShort() * UNIT;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
        return outlook;
    }

    @Override
    public double chance(long tokens, int steps) {
        if (tokens == Square.ALL) {
            return 1; // 5.1
        }
        if (steps == LarderRules.LAST_STEP) {
            return 0; // 5.2
        }
        return 1 / (1 + Math.exp(-sum(Square.ALL & ~tokens, steps)));
    }

    private double sum(long free, int steps) {
        int left = Bits.size(free);
        int first = stage[left];
        double sum = weights[STAGES.length * size + steps * LEFT + left];
        for (int n = 0; n < foods.length; n++) {
            sum += weights[first + n * FOOD + Bits.size(free & foods[n])];
        }
        for (int n = 0; n < masks.length; n++) {
            sum += weights[first + begin[n] + (int) Long.compress(free, masks[n])];
        }
        return sum;
    }

    /** Adds to every weight that has a part in the chance here. */
    void learn(long tokens, int steps, float more) {
        long free = Square.ALL & ~tokens;
        int left = Bits.size(free);
        int first = stage[left];
        weights[STAGES.length * size + steps * LEFT + left] += more;
        for (int n = 0; n < foods.length; n++) {
            weights[first + n * FOOD + Bits.size(free & foods[n])] += more;
        }
        for (int n = 0; n < masks.length; n++) {
            weights[first + begin[n] + (int) Long.compress(free, masks[n])] += more;
        }
    }

    float[] weights() {
        return weights;
    }
}
