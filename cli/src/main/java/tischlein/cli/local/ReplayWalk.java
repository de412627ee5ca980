package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import tischlein.cli.local.TypedLine.Command;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.FinalScores;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Layout;
import tischlein.cli.screen.Picture;
import tischlein.cli.screen.TablePictures;
import tischlein.cli.screen.Viewer;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.words.Speaker;

/** Somebody walks through a game that was played: forwards, backwards, and to any place. */
public final class ReplayWalk<S extends State<S>, V> {
    private static final String FORK = "fork";
    private static final List<String> WORDS = List.of("next", "first", "last", "as", FORK);

    /** What is said here as in a game that goes on. */
    private static final Set<Command> COMMANDS =
            Set.of(
                    Command.EARLIER,
                    Command.LATER,
                    Command.BACK,
                    Command.JUMP,
                    Command.LOOK,
                    Command.HELP,
                    Command.QUIT);

    private final LogSteps<S, V> steps;
    private final Voice voice;
    private final InputLines lines;
    private final PrintStream out;
    private final Speaker speaker;
    private final List<String> names;
    private final CommandWords commands;
    private Viewer viewer;
    private int at;
    private boolean leaves;
    private OptionalInt fork = OptionalInt.empty();

    /**
     * @param names of the seats; none where nobody can play on
     */
    public ReplayWalk(
            LogSteps<S, V> steps,
            Viewer viewer,
            Surroundings around,
            Voice voice,
            InputLines lines,
            List<String> names) {
        this.steps = steps;
        this.viewer = viewer;
        this.voice = voice;
        this.lines = lines;
        out = around.out();
        this.names = List.copyOf(names);
        commands = CommandWords.of(voice);
        speaker = voice.of(steps.game, names);
    }

    /** The place to play on from, in lines of the log, if somebody wants to. */
    public OptionalInt walk() {
        tell(say("step.start"));
        look();
        while (!leaves) {
            var line = lines.next(at + "/" + steps.last() + "> ", words());
            if (line.isEmpty()) {
                break;
            }
            try {
                obey(line.get().strip().toLowerCase(Locale.ROOT).split("\\s+", 2));
            } catch (Unsuitable e) {
                tell(e.sentence());
            }
        }
        return fork;
    }

    private List<String> words() {
        var own = names.isEmpty() ? WORDS.subList(0, WORDS.size() - 1) : WORDS;
        return Stream.concat(
                        COMMANDS.stream().map(commands::word),
                        own.stream().map(word -> voice.text("step." + word)))
                .toList();
    }

    /** The English word for what somebody has typed, or what was typed. */
    private String meant(String typed) {
        return commands.named(typed, COMMANDS)
                .map(Command::word)
                .or(() -> WORDS.stream().filter(word -> says(typed, word)).findFirst())
                .orElse(typed);
    }

    private boolean says(String typed, String word) {
        var own = voice.text("step." + word);
        return typed.equals(word) || CommandWords.plain(typed).equals(CommandWords.plain(own));
    }

    private void obey(String[] words) {
        var about = words.length > 1 ? words[1] : "";
        switch (meant(words[0])) {
            case "", "n", "next", "later" -> forward(count(about));
            case "b", "back", "earlier" -> go(at - count(about));
            case "j", "jump" -> go((int) Numeral.within("jump", about, 0, steps.last()));
            case "first" -> go(0);
            case "last" -> go(steps.last());
            case "as" -> see(about);
            case "l", "look" -> look();
            case "?", "h", "help" -> help();
            case FORK -> fork();
            case "q", "quit" -> leaves = true;
            default -> throw new Unsuitable(say("step.unknown").text("words", words[0]));
        }
    }

    private void help() {
        tell(say("step.help"));
        if (!names.isEmpty()) {
            tell(say("step.help.fork"));
        }
    }

    private void fork() {
        if (names.isEmpty() || at == steps.last()) {
            throw new Unsuitable(
                    say(names.isEmpty() ? "step.unknown" : "step.end").text("words", FORK));
        }
        fork = OptionalInt.of(steps.entries(at));
        leaves = true;
    }

    private int count(String about) {
        return about.isEmpty() ? 1 : (int) Numeral.within("next", about, 1, steps.last() + 1);
    }

    /** Tells what happens on the way. */
    private void forward(int count) {
        int to = Math.min(steps.last(), at + count);
        if (to == at) {
            tell(say("step.end"));
            return;
        }
        var before = steps.state(at);
        steps.story
                .told(steps.told(at), steps.told(to), viewer, speaker, voice)
                .forEach(out::println);
        at = to;
        change(before);
    }

    /** What looks otherwise than before. */
    private void change(S before) {
        var game = steps.game;
        var voiced = speaker.to(viewer.seat());
        var old = Picture.of(game, game.view(before, viewer.seat()), voiced);
        var now = Picture.of(game, game.view(steps.state(at), viewer.seat()), voiced);
        out.println();
        now.beyond(old).lines(voice).forEach(out::println);
        if (at == steps.last()) {
            end();
        }
    }

    private void go(int to) {
        at = Math.clamp(to, 0, steps.last());
        look();
    }

    private void look() {
        TablePictures.of(steps.game, steps.state(at), steps.seats, viewer, speaker, voice)
                .forEach(out::println);
        if (at == steps.last()) {
            end();
        }
    }

    private void end() {
        var game = steps.game;
        var s = steps.state(at);
        boolean scores = viewer.all() || game.wording().tellsScores(game.view(s, viewer.seat()));
        out.println();
        int seat = viewer.seat();
        FinalScores.of(game, s)
                .lines(voice, voice.naming(names).to(seat), speaker.to(seat), scores)
                .forEach(out::println);
    }

    /** While a game is not over, nobody looks into another hand. */
    private void see(String name) {
        var wanted =
                Viewer.named(name, steps.seats).orElseThrow(() -> Viewer.unseen(name, steps.seats));
        if (!steps.over()) {
            throw new Unsuitable(say("step.closed"));
        }
        viewer = wanted;
        look();
    }

    private void tell(Sentence sentence) {
        voice.say(sentence)
                .lines()
                .flatMap(line -> Layout.wrapped(line, voice).stream())
                .forEach(out::println);
    }
}
