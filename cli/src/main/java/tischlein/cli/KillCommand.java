package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tischlein.kernel.Phrase.Sentence;
import tischlein.load.Kill;
import tischlein.load.Scratch;
import tischlein.load.Verdict;

/** {@code tischlein kill}: kills a server under load, and checks that it has lost nothing. */
@Command(
        name = "kill",
        footer = {
            "  tischlein kill --times 10",
            "  tischlein kill --times 50 --database postgresql://me:secret@127.0.0.1/tischlein"
        })
final class KillCommand implements Callable<Integer> {
    private static final String SQLITE = "sqlite";
    private static final String BACK_AND_CLEAR = "\r\u001b[K";
    private static final int MOST_TIMES = 100_000;
    private static final int MOST_TABLES = 2_000;
    private static final double LEAST_RATE = 0.1; // who does not play cannot be interrupted

    private final Surroundings around;
    private final Voice voice;

    @Option(names = "--times", paramLabel = "N", descriptionKey = "help.times")
    private String times = "200";

    @Option(names = "--database", paramLabel = "STORE", descriptionKey = "help.kill.database")
    private String database = SQLITE;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            descriptionKey = "help.load.game")
    private String game = "buffet";

    @Option(names = "--tables", paramLabel = "N", descriptionKey = "help.load.tables")
    private String tables = "50";

    @Option(names = "--rate", paramLabel = "R", descriptionKey = "help.rate")
    private String rate = "30";

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.load.seed")
    private String seed = "1";

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    KillCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        var kill = kill();
        var verdict = kill.run(around.watched() ? this::tell : Kill.Progress.UNSEEN);
        if (around.watched()) {
            around.err().print(BACK_AND_CLEAR);
            around.err().flush();
        }
        if (json) {
            around.out().println(Json.text(verdict));
        } else {
            print(verdict);
        }
        if (!verdict.fine()) {
            around.err()
                    .println(
                            voice.say(
                                    say("kill.folder")
                                            .text("folder", kill.scratch().folder().toString())));
            return Tischlein.FAILED;
        }
        kill.scratch().close();
        return Tischlein.FINE;
    }

    private Kill kill() {
        return new Kill(
                program(),
                Shelf.games(),
                Shelf.game(game).about().name(),
                Math.toIntExact(Numeral.within("--times", times, 1, MOST_TIMES)),
                database.equals(SQLITE) ? Optional.empty() : Optional.of(database),
                Math.toIntExact(Numeral.within("--tables", tables, 1, MOST_TABLES)),
                LoadCommand.rate("--rate", rate, LEAST_RATE),
                Numeral.seed("--seed", seed),
                Scratch.begun("tischlein-kill"));
    }

    /** The same program once more. */
    private static List<String> program() {
        return List.of(
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path", ""),
                Tischlein.class.getName());
    }

    private void tell(Kill.Hits hits) {
        around.err()
                .print(
                        BACK_AND_CLEAR
                                + voice.say(
                                        say("kill.progress")
                                                .number("kills", hits.kills())
                                                .text("times", times)
                                                .number("flying", hits.writing())));
        around.err().flush();
    }

    private void print(Verdict verdict) {
        verdict.lost().forEach(what -> print(say("kill.lost").text("what", what)));
        verdict.doubled().forEach(what -> print(say("kill.doubled").text("what", what)));
        verdict.altered().forEach(what -> print(say("kill.altered").text("what", what)));
        verdict.faults().forEach(fault -> print(LoadPage.told(fault)));
        print(
                say("kill.kills")
                        .number("kills", verdict.hits().kills())
                        .number("flying", verdict.hits().writing())
                        .number("last", verdict.hits().committing()));
        print(
                say("kill.moves")
                        .number("moves", verdict.acknowledged())
                        .number("resent", verdict.resent())
                        .number("lost", verdict.lost().size())
                        .number("doubled", verdict.doubled().size())
                        .number("altered", verdict.altered().size()));
        print(
                say("kill.tables")
                        .number("tables", verdict.tables())
                        .number("finished", verdict.finished())
                        .number("rested", verdict.rested())
                        .number("playing", verdict.playing()));
    }

    private void print(Sentence sentence) {
        Layout.wrapped(voice.say(sentence), voice.locale()).forEach(around.out()::println);
    }
}
