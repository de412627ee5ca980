package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.play.RandomStreams;
import tischlein.bots.Bots;
import tischlein.cli.local.LocalGame;
import tischlein.cli.options.RequiredGame;
import tischlein.cli.options.Suggestions;
import tischlein.cli.options.TableOptions;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.SavedFile;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.FinalScores;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.log.LogReader;
import tischlein.log.Sealing;
import tischlein.log.SecretSeed;

/** {@code tischlein record}: writes the logs of games that bots play. */
@Command(
        name = "record",
        footer = {
            "  tischlein record buffet --seats 4 --seed 7 > game.log",
            "  tischlein record buffet --bots greedy --option edition=french --out game.log",
            "  tischlein record buffet --games 100 --out games"
        })
public final class RecordCommand implements Runnable {
    private static final long MOST_GAMES = Long.MAX_VALUE / 100;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final RequiredGame named = new RequiredGame();

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed")
    private String seed = "1";

    @Option(names = "--game", paramLabel = "N", descriptionKey = "help.number")
    private String number = "0";

    @Option(names = "--games", paramLabel = "N", descriptionKey = "help.recorded")
    private Optional<String> games = Optional.empty();

    @Option(
            names = "--bots",
            paramLabel = "B,B,…",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.bots")
    private String bots = Bots.RANDOM;

    @Option(names = "--sealed", descriptionKey = "help.sealed")
    private boolean sealed;

    @Option(names = "--out", paramLabel = "FILE|FOLDER", descriptionKey = "help.out")
    private Optional<String> out = Optional.empty();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public RecordCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        long first = Numeral.within("--game", number, 0, MOST_GAMES);
        if (games.isEmpty()) {
            var summary = record(named.game(), first, out);
            if (json) {
                around.print(JsonOutput.text(summary));
            }
            return;
        }
        long count = Numeral.within("--games", games.get(), 1, MOST_GAMES);
        var folder = out.orElseThrow(() -> new Unsuitable(say("unsuitable.recorded")));
        SavedFile.makeFolder(folder);
        var name = named.game().about().name();
        var summaries = new ArrayList<Map<String, Object>>();
        for (long n = first; n < first + count; n++) {
            var file = Path.of(folder, name + "-" + n + ".log").toString();
            var summary = record(named.game(), n, Optional.of(file));
            if (json) {
                summaries.add(summary);
            }
        }
        if (json) {
            around.print(JsonOutput.text(summaries));
        }
    }

    private <S extends State<S>, V> Map<String, Object> record(
            Game<S, ?, V> game, long n, Optional<String> file) {
        var options = named.options();
        long root = Numeral.seed("--seed", seed);
        int seats = options.seats();
        var names = TableOptions.each("--bots", bots, seats);
        var robots =
                IntStream.range(0, seats)
                        .mapToObj(seat -> Bots.make(names.get(seat), game, seat))
                        .toList();
        var luck =
                IntStream.range(0, seats)
                        .mapToObj(seat -> RandomStreams.ofSeat(root, n, seats, seat))
                        .toList();
        var chance = RandomStreams.ofChance(root, n, seats);
        if (sealed) {
            var secret = new byte[32];
            chance.nextBytes(secret);
            var seed = SecretSeed.of(secret);
            var playing = finished(LocalGame.begun(game, options, seed), robots, luck);
            var log = LogReader.read("log", playing.log());
            return written(
                    Sealing.text(game, log, seed, chance), file, summary(playing, options, names));
        }
        var playing = finished(LocalGame.begun(game, options, chance), robots, luck);
        return written(playing.log(), file, summary(playing, options, names));
    }

    /** Writes a log to its file, or prints it, and returns what there is to say of it. */
    private Map<String, Object> written(
            String log, Optional<String> file, Map<String, Object> summary) {
        file.ifPresent(path -> SavedFile.save(path, log));
        if (file.isEmpty() && !json) {
            around.out().print(log);
        }
        file.ifPresentOrElse(path -> summary.put("file", path), () -> summary.put("log", log));
        return summary;
    }

    private static <S extends State<S>, V> LocalGame<S, V> finished(
            LocalGame<S, V> playing, List<Bot<V>> bots, List<? extends RandomGenerator> luck) {
        var game = playing.game();
        var s = playing.state();
        var codes = new int[Game.MOST_CHOICES];
        playing.letChancePlay();
        while (game.waiting(s) != 0) {
            int seat = Bits.lowest(game.waiting(s));
            int count = game.choices(s, seat, codes);
            int code =
                    count == 1
                            ? codes[0]
                            : bots.get(seat)
                                    .choose(
                                            () -> game.view(s, seat),
                                            codes,
                                            count,
                                            Bot.Budget.USUAL,
                                            luck.get(seat));
            playing.play(seat, code);
            playing.letChancePlay();
        }
        return playing;
    }

    private <S extends State<S>, V> Map<String, Object> summary(
            LocalGame<S, V> playing, Options options, List<String> names) {
        var game = playing.game();
        var json = JsonOutput.table(game.about(), options);
        json.put("bots", names);
        json.put("seed", Numeral.seed("--seed", seed));
        json.put("moves", playing.moves());
        json.put(
                "result",
                FinalScores.of(game, playing.state()).json(voice.of(game, List.of()), true));
        return json;
    }
}
