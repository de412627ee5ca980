package tischlein.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.review.game.GamePath;
import tischlein.review.game.PathPart;
import tischlein.review.value.ValueStudy;

/**
 * Plays games and compares what positions were called with how many of them were won: a command for
 * developers.
 *
 * <p>Arguments: {@code fit} or {@code check}, a game, how many seats, bots separated by commas, how
 * many games, a seed. Fit and check need different seeds.
 */
final class CalibrationStudy {
    private static final int BINS = 10;
    private static final double PERCENT = 100;
    private static final double STEP = 0.05;

    private final Game<?, ?, ?> game;
    private final int seats;
    private final List<double[]> called = new ArrayList<>();
    private final List<double[]> won = new ArrayList<>();

    private CalibrationStudy(Game<?, ?, ?> game, int seats) {
        this.game = game;
        this.seats = seats;
    }

    public static void main(String... words) {
        var game = BotGames.game(words[1]);
        var study = new CalibrationStudy(game, Integer.parseInt(words[2]));
        boolean fit = words[0].equals("fit");
        study.play(
                game,
                words[3].split(","),
                Integer.parseInt(words[4]),
                Long.parseLong(words[5]),
                fit);
        System.out.printf(
                Locale.ROOT,
                "%s, %s seats, %s: %s games from seed %s, %d positions%n",
                words[1],
                words[2],
                words[3],
                words[4],
                words[5],
                study.called.size());
        if (fit) {
            study.fit();
        } else {
            study.report();
        }
    }

    private <S extends State<S>, V> void play(
            Game<S, ?, V> played, String[] bots, int games, long seed, boolean plain) {
        var table = new BotGames<>(played, seats, bots);
        var valuation =
                plain ? ValueStudy.plain(played) : ValueStudy.fitted(played, table.options());
        for (long n = 0; n < games; n++) {
            var path = GamePath.of(played, table.play(seed + n));
            var payoffs = new double[seats];
            valuation.chances(path.end(), payoffs);
            for (var part : path.parts()) {
                if (part instanceof PathPart.SeatsChoose<S> step) {
                    var chances = new double[seats];
                    valuation.chances(step.before(), chances);
                    called.add(chances);
                    won.add(payoffs);
                }
            }
        }
    }

    private void fit() {
        boolean team = game.about().team();
        double best = Double.MAX_VALUE;
        var found = "";
        for (double steepness = 0.3; steepness < 1.8; steepness += STEP) {
            for (double shift = team ? -1.5 : 0; shift < (team ? 1 : STEP); shift += 2 * STEP) {
                double loss = loss(steepness, shift);
                if (loss < best) {
                    best = loss;
                    found =
                            String.format(
                                    Locale.ROOT,
                                    "steepness.%d=%.2f%nshift.%d=%.2f",
                                    seats,
                                    steepness,
                                    seats,
                                    shift);
                }
            }
        }
        System.out.printf(Locale.ROOT, "as it is %.4f, fitted %.4f%n%s%n", loss(1, 0), best, found);
    }

    private double loss(double steepness, double shift) {
        double sum = 0;
        for (int i = 0; i < called.size(); i++) {
            var bent = ValueStudy.bent(steepness, shift, called.get(i), game.about().team());
            sum += loss(bent, won.get(i), game.about().team());
        }
        return sum / called.size();
    }

    private static double loss(double[] chances, double[] payoffs, boolean team) {
        double loss = 0;
        for (int seat = 0; seat < (team ? 1 : chances.length); seat++) {
            double chance = Math.clamp(chances[seat], 1e-4, 1 - 1e-4);
            loss -= payoffs[seat] * Math.log(chance);
            loss -= team ? (1 - payoffs[seat]) * Math.log(1 - chance) : 0;
        }
        return loss;
    }

    private void report() {
        boolean team = game.about().team();
        var count = new long[BINS];
        var says = new double[BINS];
        var wins = new double[BINS];
        double loss = 0;
        for (int i = 0; i < called.size(); i++) {
            loss += loss(called.get(i), won.get(i), team);
            for (int seat = 0; seat < (team ? 1 : seats); seat++) {
                double chance = called.get(i)[seat];
                int bin = Math.min(BINS - 1, (int) (chance * BINS));
                count[bin]++;
                says[bin] += chance;
                wins[bin] += won.get(i)[seat];
            }
        }
        System.out.printf(Locale.ROOT, "log loss %.4f%n%n", loss / called.size());
        System.out.println("| called | on average | won | difference | figures |");
        System.out.println("|---|---|---|---|---|");
        for (int bin = 0; bin < BINS; bin++) {
            double mean = PERCENT * says[bin] / count[bin];
            double real = PERCENT * wins[bin] / count[bin];
            System.out.printf(
                    Locale.ROOT,
                    "| %d–%d %% | %.1f %% | %.1f %% | %+.1f | %d |%n",
                    bin * BINS,
                    (bin + 1) * BINS,
                    mean,
                    real,
                    real - mean,
                    count[bin]);
        }
    }
}
