package tischlein.arena.statistics;

import java.util.List;
import java.util.Optional;
import tischlein.arena.play.PlayedGame;

/**
 * Where wins come from, as parts of one: from the bot that sat there, from what chance gave to that
 * seat in that deal, and from the rest (the others' play, and the bots' own dice).
 *
 * <p>In a deal every bot sits at every seat in turn, with the same chance. So the payoffs are a
 * table with a row for each deal and seat, and a column for each bot, and its variance falls into
 * that of rows, columns and what is left: the random effects of a two-way analysis of variance.
 */
public record Luck(double skill, double deal, double rest) {
    /** Nothing, where there are not two bots that all played every seat. */
    static Optional<Luck> of(List<List<PlayedGame>> deals, int bots, boolean team) {
        var table = new Table(bots);
        deals.forEach(deal -> table.add(deal, team));
        return bots < 2 || table.rows < 2 ? Optional.empty() : table.luck();
    }

    /** The sums of the table, which is not kept. */
    private static final class Table {
        final int bots;
        final double[] columns;
        long rows;
        double sum;
        double squares;
        double rowSquares;

        Table(int bots) {
            this.bots = bots;
            this.columns = new double[bots];
        }

        void add(List<PlayedGame> deal, boolean team) {
            int seats = team ? 1 : deal.getFirst().sitters().size();
            for (int seat = 0; seat < seats; seat++) {
                var payoffs = new double[bots];
                var times = new int[bots];
                for (var game : deal) {
                    var sitter = game.sitters().get(seat);
                    payoffs[sitter.bot()] += sitter.payoff();
                    times[sitter.bot()]++;
                }
                add(payoffs, times);
            }
        }

        private void add(double[] payoffs, int[] times) {
            double row = 0;
            for (int bot = 0; bot < bots; bot++) {
                if (times[bot] == 0) {
                    return;
                }
                payoffs[bot] /= times[bot];
                row += payoffs[bot];
            }
            for (int bot = 0; bot < bots; bot++) {
                columns[bot] += payoffs[bot];
                squares += payoffs[bot] * payoffs[bot];
            }
            rows++;
            sum += row;
            rowSquares += row * row;
        }

        Optional<Luck> luck() {
            double correction = sum * sum / (rows * bots);
            double ofRows = rowSquares / bots - correction;
            double ofColumns = -correction;
            for (double column : columns) {
                ofColumns += column * column / rows;
            }
            double left = squares - correction - ofRows - ofColumns;
            double rest = Math.max(0, left / ((rows - 1) * (bots - 1)));
            double deal = Math.max(0, (ofRows / (rows - 1) - rest) / bots);
            double skill = Math.max(0, (ofColumns / (bots - 1) - rest) / rows);
            double all = skill + deal + rest;
            return all <= 0
                    ? Optional.empty()
                    : Optional.of(new Luck(skill / all, deal / all, rest / all));
        }
    }
}
