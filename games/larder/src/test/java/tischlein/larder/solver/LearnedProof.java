package tischlein.larder.solver;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import tischlein.kernel.Seeded;
import tischlein.kernel.net.Net;
import tischlein.larder.Larder;

/**
 * How often a net wins a side without lines, a command for developers: as it was played, and less
 * the luck of the dice, which says the same far more exactly.
 *
 * <p>Arguments: a side, how many games, a seed; and the file of a net, if it is not to be the
 * game's own.
 */
final class LearnedProof {
    private LearnedProof() {}

    public static void main(String... arguments) throws Exception {
        var game = new Larder();
        var options = game.about().options(1, Map.of("side", arguments[0]));
        var net =
                arguments.length > 3
                        ? Net.of(Files.readAllBytes(Path.of(arguments[3])))
                        : game.net(options).orElseThrow();
        var lessons = (TurnLessons) game.course(options).orElseThrow().lessons(net);
        int games = Integer.parseInt(arguments[1]);
        var won = new double[games];
        var deserved = new double[games];
        for (int n = 0; n < games; n++) {
            won[n] = lessons.playWhole(new Seeded(Long.parseLong(arguments[2]), n), (_, _) -> {});
            deserved[n] = won[n] - lessons.luck();
        }
        tell("won", won);
        tell("less luck", deserved);
    }

    private static void tell(String what, double[] figures) {
        double sum = 0;
        double squares = 0;
        for (double figure : figures) {
            sum += figure;
            squares += figure * figure;
        }
        double mean = sum / figures.length;
        double spread = Math.sqrt((squares / figures.length - mean * mean) / figures.length);
        System.out.printf(
                Locale.ROOT,
                "%s %.2f %% (%.2f – %.2f)%n",
                what,
                100 * mean,
                100 * (mean - 1.96 * spread),
                100 * (mean + 1.96 * spread));
    }
}
