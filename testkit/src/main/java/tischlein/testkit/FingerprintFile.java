package tischlein.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import tischlein.kernel.Fingerprint;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Playout;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * The fingerprints of a game, one line for each seat count and combination of options, in the file
 * src/test/resources/fingerprints.txt of its module: as long as they stay, play is unchanged. Run
 * the test with {@code -Dfingerprints=write} to write the file anew.
 */
public final class FingerprintFile {
    private FingerprintFile() {}

    public static <S extends State<S>> void check(Game<S, ?, ?> game) {
        var file = file(game);
        var text = text(game);
        if ("write".equals(System.getProperty("fingerprints"))) {
            Project.write(file, text);
        }
        assertThat(Project.read(file))
                .as("play has changed; if it was meant to, run again with -Dfingerprints=write")
                .isEqualTo(text);
    }

    private static Path file(Game<?, ?, ?> game) {
        return Project.module(game.about().name()).resolve("src/test/resources/fingerprints.txt");
    }

    private static <S extends State<S>> String text(Game<S, ?, ?> game) {
        var about = game.about();
        var text = new StringBuilder();
        text.append(
                "# %s %d, %d random games a line%n"
                        .formatted(about.name(), about.version(), Counts.FINGERPRINT_GAMES));
        for (var options : Tables.all(about)) {
            text.append(Fingerprint.text(of(game, options)))
                    .append("  ")
                    .append(Tables.name(about, options))
                    .append('\n');
        }
        return text.toString();
    }

    /** The fingerprint of the first so many games of the usual seed. */
    static <S extends State<S>> long of(Game<S, ?, ?> game, Options options) {
        var playout = new Playout<>(game);
        var random = new Seeded(Counts.SEED);
        long games = 0;
        for (int n = 0; n < Counts.FINGERPRINT_GAMES; n++) {
            random.begin(Counts.SEED, n);
            playout.finish(game.start(options), random);
            games = Fingerprint.with(games, n, playout.fingerprint());
        }
        return games;
    }
}
