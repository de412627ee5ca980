package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.Streams;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.Replay;
import tischlein.words.Cast;

/** {@code tischlein play}: people and bots play a game in the terminal. */
@Command(
        name = "play",
        footer = {
            "  tischlein play buffet",
            "  tischlein play buffet --seats 5 --names Anna,Ben --bots gentle,fair,sharp",
            "  tischlein play --resume game.log"
        })
final class PlayCommand implements Callable<Integer> {
    private static final List<String> ROBOTS =
            List.of("Pip", "Momo", "Lou", "Kit", "Robin", "Nino", "Toto");

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final GameChoice choice = new GameChoice();

    @Mixin private final Party party = new Party();

    @Option(
            names = "--bots",
            paramLabel = "B,B,…",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.bots")
    private String bots = Bots.USUAL;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed.any")
    private Optional<String> seed = Optional.empty();

    @Option(names = "--resume", paramLabel = "FILE", descriptionKey = "help.resume")
    private Optional<String> file = Optional.empty();

    PlayCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        if (file.isPresent()) {
            if (choice.made()) {
                throw new Unsuitable(say("unsuitable.resume"));
            }
            var log = ReplayCommand.read(file.get());
            resume(Replay.game(log, Shelf.games()), log);
        } else {
            begin(choice.game());
        }
        return Tischlein.FINE;
    }

    private <S extends State<S>, V> void begin(Game<S, ?, V> game) {
        var options = choice.options(game.about());
        long root = root();
        var chance = Streams.ofChance(root, 0, options.seats());
        play(Playing.begun(game, options, chance), options.seats(), root);
    }

    private <S extends State<S>, V> void resume(Game<S, ?, V> game, Log log) {
        long root = root();
        int seats = log.header().seats();
        Playing<S, V> playing;
        try {
            playing = Playing.resumed(game, log, Streams.ofChance(root, 0, seats));
        } catch (LogError e) {
            throw new BadInput(voice.of(game, List.of()).say(e.told()));
        }
        play(playing, seats, root);
    }

    private long root() {
        return seed.map(text -> Numeral.seed("--seed", text))
                .orElseGet(() -> new SecureRandom().nextLong());
    }

    private <S extends State<S>, V> void play(Playing<S, V> playing, int seats, long root) {
        var players = players(playing.game(), seats, root);
        var screen =
                new Screen(
                        around, voice, playing.game(), players.stream().map(Player::name).toList());
        try (var lines = Lines.of(around)) {
            new HotSeat<>(playing, players, screen, lines, new Seeded(root, -1)).play();
        }
    }

    /** People at the first seats, bots at the others. */
    private <S extends State<S>, V> List<Player<V>> players(
            Game<S, ?, V> game, int seats, long root) {
        int persons = party.size(seats);
        var called = party.names();
        var kinds = TableChoice.each("--bots", bots, seats - persons);
        var cast = Cast.of(game.getClass(), game.about().name(), voice.language());
        var players = new ArrayList<Player<V>>();
        for (int seat = 0; seat < seats; seat++) {
            boolean named = seat < called.size();
            if (seat < persons) {
                var usual = voice.say(say("play.player").number("number", seat));
                players.add(new Player.Person<>(named ? called.get(seat) : usual));
            } else {
                var kind = kinds.get(seat - persons);
                var bot = Bots.make(kind, game, seat);
                var luck = Streams.ofSeat(root, 0, seats, seat);
                players.add(
                        new Player.Robot<>(
                                named ? called.get(seat) : free(cast, kind, players, called),
                                kind,
                                bot,
                                luck));
            }
        }
        Party.needDistinct(players.stream().map(Player::name).toList());
        return players;
    }

    /** What a bot is called: a name that nobody at the table has. */
    private static <V> String free(
            Cast cast, String kind, List<Player<V>> players, List<String> called) {
        return (Level.named(kind).isPresent() ? cast.names(kind) : ROBOTS)
                .stream()
                        .filter(name -> !called.contains(name))
                        .filter(name -> players.stream().noneMatch(p -> p.name().equals(name)))
                        .findFirst()
                        .orElseThrow();
    }
}
