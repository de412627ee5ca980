package tischlein.testkit.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;
import tischlein.log.Replay;
import tischlein.testkit.pages.ProjectFiles;

/**
 * Whole games that a person can read, in src/test/resources/playthroughs of a game's module: logs
 * with comments that tell what happens. A test tells each of them again and compares. With {@code
 * -Dplaythroughs=write} it writes them anew, and plays those that are not there yet; any log may be
 * put into the folder beside them, one of an earlier version of the game too.
 */
public final class Playthroughs<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Path folder;
    private final boolean write = "write".equals(System.getProperty("playthroughs"));
    private final Map<String, DynamicTest> tests = new TreeMap<>();

    private Playthroughs(Game<S, ?, V> game) {
        this.game = game;
        folder =
                ProjectFiles.module(game.about().name()).resolve("src/test/resources/playthroughs");
    }

    public static <S extends State<S>, V> Playthroughs<S, V> of(Game<S, ?, V> game) {
        return new Playthroughs<>(game);
    }

    /**
     * A whole game that must be among them.
     *
     * @param options names and values in turns
     */
    public Playthroughs<S, V> game(String name, long seed, int seats, String... options) {
        var table = GameScript.of(game, seats, options).options();
        var file = folder.resolve(name + ".txt");
        tests.put(file.toString(), DynamicTest.dynamicTest(name, () -> check(file, table, seed)));
        return this;
    }

    /** A test for each of them, and for each other log in the folder. */
    public Stream<DynamicTest> tests() {
        for (var file : files()) {
            tests.computeIfAbsent(
                    file.toString(),
                    _ -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
        }
        return tests.values().stream();
    }

    private Path[] files() {
        if (!Files.isDirectory(folder)) {
            return new Path[0];
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".txt")).toArray(Path[]::new);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void check(Path file, Options table, long seed) {
        if (write && !Files.exists(file)) {
            ProjectFiles.write(file, played(table, seed));
        }
        assertThat(check(file)).as("%s is a whole game", file).isTrue();
        assertThat(ProjectFiles.read(file)).contains(table.text());
    }

    private boolean check(Path file) {
        var log = LogReader.read(file);
        return check(file, Replay.game(log, List.of(game)), log);
    }

    /** Retells a game by the version of its rules that its log names. */
    private <T extends State<T>> boolean check(Path file, Game<T, ?, ?> played, Log log) {
        var told = new Retelling<>(played, log);
        var text = told.text();
        if (write) {
            ProjectFiles.write(file, text);
        }
        assertThat(ProjectFiles.read(file))
                .as(
                        "%s tells the game as it is played now; -Dplaythroughs=write tells it anew",
                        file)
                .isEqualTo(text);
        return told.over();
    }

    /** A game as sensible people might play it. */
    private String played(Options table, long seed) {
        var random = new Seeded(seed);
        var codes = new int[Game.MOST_CHOICES];
        var log = new LogWriter(game.about(), table);
        S s = game.start(table);
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : game.advice().move(s, actor, random);
            log.move(actor, game.words().word(code));
            game.play(s, actor, code, News.UNHEARD);
        }
        return log.text();
    }
}
