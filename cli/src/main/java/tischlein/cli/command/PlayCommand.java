package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.play.RandomStreams;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.cli.local.LocalGame;
import tischlein.cli.local.LocalPlayer;
import tischlein.cli.local.SharedKeyboard;
import tischlein.cli.local.TypedLine;
import tischlein.cli.options.GameOption;
import tischlein.cli.options.PeopleOption;
import tischlein.cli.options.Suggestions;
import tischlein.cli.options.TableOptions;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Screen;
import tischlein.cli.summary.GameReview;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
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
public final class PlayCommand implements Callable<Integer> {
    private static final List<String> ROBOTS =
            List.of("Pip", "Momo", "Lou", "Kit", "Robin", "Nino", "Toto");

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final GameOption choice = new GameOption();

    @Mixin private final PeopleOption party = new PeopleOption();

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

    public PlayCommand(Surroundings around, Voice voice) {
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
            resume(Replay.game(log, InstalledGames.games()), log);
        } else {
            begin(choice.game());
        }
        return ExitCode.FINE;
    }

    private <S extends State<S>, V> void begin(Game<S, ?, V> game) {
        var options = choice.options(game.about());
        long root = root();
        var chance = RandomStreams.ofChance(root, 0, options.seats());
        play(LocalGame.begun(game, options, chance), options.seats(), root);
    }

    private <S extends State<S>, V> void resume(Game<S, ?, V> game, Log log) {
        long root = root();
        int seats = log.header().seats();
        LocalGame<S, V> playing;
        try {
            playing = LocalGame.resumed(game, log, RandomStreams.ofChance(root, 0, seats));
        } catch (LogError e) {
            throw new BadInput(voice.of(game, List.of()).say(e.told()));
        }
        play(playing, seats, root);
    }

    private long root() {
        return seed.map(text -> Numeral.seed("--seed", text))
                .orElseGet(() -> new SecureRandom().nextLong());
    }

    private <S extends State<S>, V> void play(LocalGame<S, V> playing, int seats, long root) {
        var players = players(playing.game(), seats, root);
        var screen =
                new Screen(
                        around,
                        voice,
                        playing.game(),
                        players.stream().map(LocalPlayer::name).toList());
        try (var lines = InputLines.of(around)) {
            boolean over = isOver(playing); // a finished game may be resumed only to see its end
            new SharedKeyboard<>(playing, players, screen, lines, new Seeded(root, -1)).play();
            if (!over && isOver(playing) && party.size(seats) > 0) {
                offerReview(playing, players, screen, lines);
            }
        }
    }

    private static <S extends State<S>> boolean isOver(LocalGame<S, ?> playing) {
        return playing.game().waiting(playing.state()) == 0;
    }

    /** Who wants to may have the game told again. */
    private <S extends State<S>, V> void offerReview(
            LocalGame<S, V> playing,
            List<LocalPlayer<V>> players,
            Screen screen,
            InputLines lines) {
        screen.gap();
        screen.tell(say("play.review"));
        var word = TypedLine.Command.REVIEW.word();
        var typed = lines.next("> ", List.of(word)).map(String::strip).orElse("");
        if (!typed.isEmpty() && word.startsWith(typed.toLowerCase(Locale.ROOT))) {
            var log = LogReader.read(word, playing.log());
            var names = players.stream().map(LocalPlayer::name).toList();
            screen.lines(new GameReview(around, voice).tell(playing.game(), log, names).lines());
        }
    }

    /** People at the first seats, bots at the others. */
    private <S extends State<S>, V> List<LocalPlayer<V>> players(
            Game<S, ?, V> game, int seats, long root) {
        int persons = party.size(seats);
        var called = party.names();
        var kinds = TableOptions.each("--bots", bots, seats - persons);
        var cast = Cast.of(game.getClass(), game.about().name(), voice.language());
        var players = new ArrayList<LocalPlayer<V>>();
        for (int seat = 0; seat < seats; seat++) {
            boolean named = seat < called.size();
            if (seat < persons) {
                var usual = voice.say(say("play.player").number("number", seat));
                players.add(new LocalPlayer.Person<>(named ? called.get(seat) : usual));
            } else {
                var kind = kinds.get(seat - persons);
                var bot = Bots.make(kind, game, seat);
                var luck = RandomStreams.ofSeat(root, 0, seats, seat);
                players.add(
                        new LocalPlayer.Robot<>(
                                named ? called.get(seat) : free(cast, kind, players, called),
                                kind,
                                bot,
                                luck));
            }
        }
        PeopleOption.needDistinct(players.stream().map(LocalPlayer::name).toList());
        return players;
    }

    /** What a bot is called: a name that nobody at the table has. */
    private static <V> String free(
            Cast cast, String kind, List<LocalPlayer<V>> players, List<String> called) {
        return (Level.named(kind).isPresent() ? cast.names(kind) : ROBOTS)
                .stream()
                        .filter(name -> !called.contains(name))
                        .filter(name -> players.stream().noneMatch(p -> p.name().equals(name)))
                        .findFirst()
                        .orElseThrow();
    }
}
