package tischlein.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.Streams;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.log.Sealing;
import tischlein.log.SecretSeed;

/** {@code tischlein record}: writes the log of a game that bots play. */
@Command(
        name = "record",
        footer = {
            "  tischlein record buffet --seats 4 --seed 7 > game.log",
            "  tischlein record buffet --bots greedy --option edition=french --out game.log"
        })
final class RecordCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Mixin private final NamedGame named = new NamedGame();

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed")
    private String seed = "1";

    @Option(names = "--game", paramLabel = "N", descriptionKey = "help.number")
    private String number = "0";

    @Option(
            names = "--bots",
            paramLabel = "B,B,…",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.bots")
    private String bots = Bots.RANDOM;

    @Option(names = "--sealed", descriptionKey = "help.sealed")
    private boolean sealed;

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "help.out")
    private Optional<String> file = Optional.empty();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    RecordCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        record(named.game());
    }

    private <S extends State<S>, V> void record(Game<S, ?, V> game) {
        var options = named.options();
        long root = Numeral.seed("--seed", seed);
        long n = Numeral.within("--game", number, 0, Long.MAX_VALUE / 100);
        int seats = options.seats();
        var names = TableChoice.each("--bots", bots, seats);
        var robots =
                IntStream.range(0, seats)
                        .mapToObj(seat -> Bots.make(names.get(seat), game, seat))
                        .toList();
        var luck =
                IntStream.range(0, seats)
                        .mapToObj(seat -> Streams.ofSeat(root, n, seats, seat))
                        .toList();
        var chance = Streams.ofChance(root, n, seats);
        if (sealed) {
            var secret = new byte[32];
            chance.nextBytes(secret);
            var seed = SecretSeed.of(secret);
            var playing = finished(Playing.begun(game, options, seed), robots, luck);
            var log = LogReader.read("log", playing.log());
            write(playing, Sealing.text(game, log, seed, chance), options, names);
        } else {
            var playing = finished(Playing.begun(game, options, chance), robots, luck);
            write(playing, playing.log(), options, names);
        }
    }

    private <S extends State<S>, V> void write(
            Playing<S, V> playing, String log, Options options, List<String> names) {
        file.ifPresent(path -> Saving.save(path, log));
        if (json) {
            around.out().println(Json.text(summary(playing, log, options, names)));
        } else if (file.isEmpty()) {
            around.out().print(log);
        }
    }

    private static <S extends State<S>, V> Playing<S, V> finished(
            Playing<S, V> playing, List<Bot<V>> bots, List<? extends RandomGenerator> luck) {
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
            Playing<S, V> playing, String log, Options options, List<String> names) {
        var game = playing.game();
        var json = Json.table(game.about(), options);
        json.put("bots", names);
        json.put("seed", Numeral.seed("--seed", seed));
        json.put("moves", playing.moves());
        json.put("result", Ending.of(game, playing.state()).json(voice.of(game, List.of()), true));
        file.ifPresentOrElse(path -> json.put("file", path), () -> json.put("log", log));
        return json;
    }
}
