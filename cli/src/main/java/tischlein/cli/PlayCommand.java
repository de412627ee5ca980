package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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
    static final int LONGEST_NAME = 16;

    private final Surroundings around;
    private final Voice voice;

    @Parameters(
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            arity = "0..1",
            descriptionKey = "help.game")
    private Optional<String> name = Optional.empty();

    @Mixin private final TableChoice table = new TableChoice();

    @Option(names = "--people", paramLabel = "N", descriptionKey = "help.people")
    private Optional<String> people = Optional.empty();

    @Option(names = "--names", paramLabel = "A,B,…", descriptionKey = "help.names")
    private Optional<String> names = Optional.empty();

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
            if (name.isPresent() || table.made()) {
                throw new Unsuitable(say("unsuitable.resume"));
            }
            var log = ReplayCommand.read(file.get());
            resume(Replay.game(log, Shelf.games()), log);
        } else {
            begin(
                    Shelf.game(
                            name.orElseThrow(() ->
                                    new Unsuitable(
                                            say("unsuitable.nogame")
                                                    .texts("games", Shelf.names())))));
        }
        return Tischlein.FINE;
    }

    private <S extends State<S>, V> void begin(Game<S, ?, V> game) {
        var options = table.options(game.about());
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
        var called = names.map(PlayCommand::list).orElse(List.of());
        var players = players(playing.game(), seats, called, root);
        var screen =
                new Screen(
                        around, voice, playing.game(), players.stream().map(Player::name).toList());
        boolean shared = players.stream().filter(Player.Person.class::isInstance).count() > 1;
        try (var lines =
                around.talks() ? new TerminalLines(around, shared) : new PipedLines(around)) {
            new HotSeat<>(playing, players, screen, lines, new Seeded(root, -1)).play();
        }
    }

    /** People at the first seats, bots at the others. */
    private <S extends State<S>, V> List<Player<V>> players(
            Game<S, ?, V> game, int seats, List<String> called, long root) {
        int persons =
                people.map(text -> (int) Numeral.within("--people", text, 1, seats))
                        .orElse(Math.clamp(called.size(), 1, seats));
        if (called.size() > seats) {
            throw new Unsuitable(
                    say("unsuitable.names")
                            .text("option", "--names")
                            .number("found", called.size())
                            .count(seats));
        }
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
        checkDistinct(players.stream().map(Player::name).toList());
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

    private static void checkDistinct(List<String> names) {
        var met = new HashSet<String>();
        for (var name : names) {
            if (!met.add(name)) {
                throw new Unsuitable(say("unsuitable.twins").text("name", name));
            }
        }
    }

    private static List<String> list(String names) {
        var list =
                Stream.of(names.split(",", -1))
                        .map(name -> name.replaceAll("\\p{C}", "").strip())
                        .toList();
        for (var name : list) {
            if (name.isEmpty() || Layout.width(name) > LONGEST_NAME) {
                throw new Unsuitable(
                        say("unsuitable.name").text("name", name).number("most", LONGEST_NAME));
            }
        }
        return list;
    }
}
