package tischlein.testkit.play;

import static org.assertj.core.api.Assertions.assertThat;

import tischlein.kernel.Bits;
import tischlein.kernel.Fingerprint;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Playout;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.testkit.pages.ProjectFiles;

/**
 * The fingerprints of a game, one line for each seat count and combination of options, in the file
 * src/test/resources/fingerprints.txt of its module: as long as they stay, play is unchanged. Each
 * earlier version of the game has a file of its own, such as fingerprints-1.txt. Run the test with
 * {@code -Dfingerprints=write} to write the files anew.
 */
public final class FingerprintFile {
    private FingerprintFile() {}

    /** The fingerprints of random games. */
    public static void check(Game<?, ?, ?> game) {
        check(game, "fingerprints", "random", false);
    }

    /**
     * The fingerprints of games as the game itself advises, in fingerprints-advised.txt: they come
     * to rules that random games hardly ever need. They change with the advice, too.
     */
    public static void checkAdvised(Game<?, ?, ?> game) {
        check(game, "fingerprints-advised", "advised", true);
    }

    private static void check(Game<?, ?, ?> game, String name, String kind, boolean advised) {
        check(game, name + ".txt", text(game, kind, advised));
        for (var earlier : game.earlier()) {
            var file = name + "-" + earlier.about().version() + ".txt";
            check(game, file, text(earlier, kind, advised));
        }
    }

    private static void check(Game<?, ?, ?> game, String name, String text) {
        var file = ProjectFiles.module(game.about().name()).resolve("src/test/resources/" + name);
        if ("write".equals(System.getProperty("fingerprints"))) {
            ProjectFiles.write(file, text);
        }
        assertThat(ProjectFiles.read(file))
                .as("play has changed; if it was meant to, run again with -Dfingerprints=write")
                .isEqualTo(text);
    }

    private static <S extends State<S>> String text(
            Game<S, ?, ?> game, String kind, boolean advised) {
        var about = game.about();
        var text = new StringBuilder();
        text.append(
                "# %s %d, %d %s games a line%n"
                        .formatted(about.name(), about.version(), Counts.FINGERPRINT_GAMES, kind));
        for (var options : GameTables.all(about)) {
            text.append(Fingerprint.text(of(game, options, advised)))
                    .append("  ")
                    .append(options.text())
                    .append('\n');
        }
        return text.toString();
    }

    /** The fingerprint of the first so many games of the usual seed. */
    static <S extends State<S>> long of(Game<S, ?, ?> game, Options options, boolean advised) {
        var playout = new Playout<>(game);
        var random = new Seeded(Counts.SEED);
        long games = 0;
        for (int n = 0; n < Counts.FINGERPRINT_GAMES; n++) {
            random.begin(Counts.SEED, n);
            if (advised) {
                games = Fingerprint.with(games, n, advised(game, options, random));
            } else {
                playout.finish(game.start(options), random);
                games = Fingerprint.with(games, n, playout.fingerprint());
            }
        }
        return games;
    }

    private static <S extends State<S>> long advised(
            Game<S, ?, ?> game, Options options, Seeded random) {
        var codes = new int[Game.MOST_CHOICES];
        long moves = 0;
        S s = game.start(options);
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : game.advice().move(s, actor, random);
            game.play(s, actor, code, News.UNHEARD);
            moves = Fingerprint.after(moves, actor, code);
        }
        return moves;
    }
}
