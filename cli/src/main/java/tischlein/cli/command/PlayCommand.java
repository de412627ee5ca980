package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.play.RandomStreams;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.cli.local.CommandWords;
import tischlein.cli.local.KeptGame;
import tischlein.cli.local.LocalGame;
import tischlein.cli.local.LocalPlayer;
import tischlein.cli.local.SavedSeats;
import tischlein.cli.local.SharedKeyboard;
import tischlein.cli.local.TypedLine;
import tischlein.cli.local.UnfinishedGames;
import tischlein.cli.local.UnfinishedMenu;
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
            "  tischlein play --resume",
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
    private Optional<String> bots = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed.any")
    private Optional<String> seed = Optional.empty();

    @Option(
            names = "--resume",
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "FILE",
            descriptionKey = "help.resume")
    private Optional<String> file = Optional.empty();

    public PlayCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        if (file.isPresent() && choice.made()) {
            throw new Unsuitable(say("unsuitable.resume"));
        }
        if (file.isEmpty()) {
            begin(choice.game());
        } else if (!file.get().isEmpty()) {
            resume(file.get());
        } else {
            choose().map(Path::toString).ifPresent(this::resume);
        }
        return ExitCode.FINE;
    }

    private Optional<Path> choose() {
        try (var lines = InputLines.of(around)) {
            return new UnfinishedMenu(UnfinishedGames.of(around), around, voice).chosen(lines);
        }
    }

    private <S extends State<S>, V> void begin(Game<S, ?, V> game) {
        var options = choice.options(game.about());
        long root = root();
        var chance = RandomStreams.ofChance(root, 0, options.seats());
        play(
                LocalGame.begun(game, options, chance),
                players(game, options.seats(), root),
                root,
                Optional.empty());
    }

    private void resume(String path) {
        var log = ReplayCommand.read(path);
        resume(Replay.game(log, InstalledGames.games()), log, Path.of(path));
    }

    private <S extends State<S>, V> void resume(Game<S, ?, V> game, Log log, Path path) {
        long root = root();
        int seats = log.header().seats();
        LocalGame<S, V> playing;
        try {
            playing = LocalGame.resumed(game, log, RandomStreams.ofChance(root, 0, seats));
        } catch (LogError e) {
            throw new BadInput(voice.of(game, List.of()).say(e.told()));
        }
        var saved = SavedSeats.in(path).seats();
        boolean same = saved.size() == seats && bots.isEmpty() && !party.given();
        play(
                playing,
                same ? players(game, saved, root) : players(game, seats, root),
                root,
                Optional.of(path));
    }

    private long root() {
        return seed.map(text -> Numeral.seed("--seed", text))
                .orElseGet(() -> new SecureRandom().nextLong());
    }

    private <S extends State<S>, V> void play(
            LocalGame<S, V> playing, List<LocalPlayer<V>> players, long root, Optional<Path> path) {
        var screen =
                new Screen(
                        around,
                        voice,
                        playing.game(),
                        players.stream().map(LocalPlayer::name).toList());
        try (var lines = InputLines.of(around)) {
            boolean over = isOver(playing); // a finished game may be resumed only to see its end
            var kept = new KeptGame(UnfinishedGames.of(around), path);
            new SharedKeyboard<>(playing, players, screen, lines, new Seeded(root, -1), kept)
                    .play();
            if (!over && isOver(playing)) {
                offerReview(playing, players, screen, lines);
            }
        }
    }

    private static <S extends State<S>> boolean isOver(LocalGame<S, ?> playing) {
        return playing.game().waiting(playing.state()) == 0;
    }

    /** Who wants to may have the game told again; lines from a pipe may ask for it unasked. */
    private <S extends State<S>, V> void offerReview(
            LocalGame<S, V> playing,
            List<LocalPlayer<V>> players,
            Screen screen,
            InputLines lines) {
        var names = CommandWords.of(voice);
        var word = names.word(TypedLine.Command.REVIEW);
        var typed = afterTheEnd(screen, lines, word);
        if (names.begun(typed.strip(), Set.of(TypedLine.Command.REVIEW)).isPresent()) {
            screen.gap();
            var log = LogReader.read(word, playing.log());
            var people = players.stream().map(LocalPlayer::name).toList();
            screen.lines(new GameReview(around, voice).tell(playing.game(), log, people).lines());
        }
    }

    /** What is typed when the game is over, if anything. */
    private static String afterTheEnd(Screen screen, InputLines lines, String word) {
        if (!lines.waits()) {
            return lines.overhear().orElse("");
        }
        screen.gap();
        screen.tell(say("play.review"));
        return lines.next("> ", List.of(word)).orElse("");
    }

    /** People at the first seats, bots at the others. */
    private <S extends State<S>, V> List<LocalPlayer<V>> players(
            Game<S, ?, V> game, int seats, long root) {
        int persons = party.size(seats);
        var called = party.names();
        var kinds = TableOptions.each("--bots", bots.orElse(Bots.USUAL), seats - persons);
        var cast = Cast.of(game.getClass(), game.about().name(), voice.language());
        var players = new ArrayList<LocalPlayer<V>>();
        for (int seat = 0; seat < seats; seat++) {
            boolean named = seat < called.size();
            if (seat < persons) {
                var usual = voice.say(say("play.player").number("number", seat));
                players.add(new LocalPlayer.Person<>(named ? called.get(seat) : usual));
            } else {
                var kind = kinds.get(seat - persons);
                var name = named ? called.get(seat) : free(cast, kind, players, called);
                players.add(robot(game, new SavedSeats.Seat(name, kind), seat, seats, root));
            }
        }
        PeopleOption.needDistinct(players.stream().map(LocalPlayer::name).toList());
        return players;
    }

    /** Those who sat there when the game was left. */
    private static <S extends State<S>, V> List<LocalPlayer<V>> players(
            Game<S, ?, V> game, List<SavedSeats.Seat> saved, long root) {
        var players = new ArrayList<LocalPlayer<V>>();
        for (int seat = 0; seat < saved.size(); seat++) {
            var one = saved.get(seat);
            players.add(
                    one.person()
                            ? new LocalPlayer.Person<>(one.name())
                            : robot(game, one, seat, saved.size(), root));
        }
        return players;
    }

    private static <S extends State<S>, V> LocalPlayer<V> robot(
            Game<S, ?, V> game, SavedSeats.Seat one, int seat, int seats, long root) {
        return new LocalPlayer.Robot<>(
                one.name(),
                one.bot(),
                Bots.make(one.bot(), game, seat),
                RandomStreams.ofSeat(root, 0, seats, seat));
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
