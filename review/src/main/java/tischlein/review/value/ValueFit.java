package tischlein.review.value;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;
import tischlein.kernel.Game;

/**
 * How much a game's own value has to be flattened or sharpened, and moved, so that of positions
 * called 30 % as many are won. It was fitted to games and lies beside the game's texts.
 *
 * @param steepness 1 leaves the odds as they are, less brings them nearer to even
 * @param shift what is added to a team's odds, as a logarithm
 */
record ValueFit(double steepness, double shift) {
    static final ValueFit NONE = new ValueFit(1, 0);
    private static final double SMALLEST = 1e-6;

    /** The fit of a game for so many seats, or none if nobody has made one. */
    static ValueFit of(Game<?, ?, ?> game, int seats) {
        var path = "/tischlein/" + game.about().name() + "/value.properties";
        try (var stream = game.getClass().getResourceAsStream(path)) {
            var figures = new Properties();
            if (stream != null) {
                figures.load(stream);
            }
            return new ValueFit(
                    figure(figures, "steepness." + seats, NONE.steepness),
                    figure(figures, "shift." + seats, NONE.shift));
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    private static double figure(Properties figures, String name, double usual) {
        return Double.parseDouble(figures.getProperty(name, Double.toString(usual)));
    }

    /** Bends the chances of seats that play against each other; they then add up to 1. */
    void bend(double[] chances) {
        double sum = 0;
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = Math.pow(Math.max(SMALLEST, chances[seat]), steepness);
            sum += chances[seat];
        }
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] /= sum;
        }
    }

    /** Bends a team's chance. */
    double bend(double chance) {
        double inside = Math.clamp(chance, SMALLEST, 1 - SMALLEST);
        double odds = steepness * Math.log(inside / (1 - inside)) + shift;
        return 1 / (1 + Math.exp(-odds));
    }
}
