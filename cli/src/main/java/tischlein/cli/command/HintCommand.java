package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tischlein.arena.play.ThinkingTime;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.cli.local.Advisor;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.kernel.Seeded;
import tischlein.kernel.Solvable;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.Replay;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Speaker;

/** {@code tischlein hint}: what to do where a log ends. */
@Command(
        name = "hint",
        footer = {
            "  tischlein hint game.log",
            "  tischlein hint game.log --budget 5000ms --json",
        })
public final class HintCommand implements Runnable {
    /** Of a big choice there are hundreds, of which the best are enough. */
    private static final int MOST = 12;

    /** Columns for what a choice means. */
    private static final int ROOM = 58;

    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.log")
    private String file = "";

    @Option(
            names = "--bot",
            paramLabel = "B",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.hint.bot")
    private String bot = Level.SHARP.word();

    @Option(names = "--budget", paramLabel = "N|Nms", descriptionKey = "help.hint.budget")
    private String budget = "1000ms";

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed")
    private String seed = "1";

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public HintCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var log = ReplayCommand.read(file, around);
        hint(Replay.game(log, InstalledGames.games()), log);
    }

    /**
     * Thoughts about the choices of one seat.
     *
     * @param together whether others choose at the same time
     */
    private record Hint(int seat, boolean together, Advisor.Told told) {
        /** What to play first, then what wins most. */
        List<Thoughts.Thought> inOrder() {
            var order =
                    Comparator.comparingDouble(Thoughts.Thought::share)
                            .thenComparingDouble(Thoughts.Thought::chance)
                            .reversed();
            return told.thoughts().choices().stream().sorted(order).toList();
        }
    }

    private <S extends State<S>, V> void hint(Game<S, ?, V> game, Log log) {
        var speaker = voice.of(game, List.of());
        var step = new Moment();
        Replay<S> replay;
        try {
            replay = Replay.of(game, log);
            step.look(game.waiting(replay.state()));
            while (replay.more()) {
                replay.step(News.UNHEARD);
                step.look(game.waiting(replay.state()));
            }
        } catch (LogError e) {
            throw new BadInput(speaker.say(e.told()));
        }
        var s = replay.state();
        var hints = new ArrayList<Hint>();
        for (int seat = 0; seat < replay.table().seats(); seat++) {
            if (Bits.has(game.waiting(s), seat)) {
                hints.add(new Hint(seat, step.together, thoughts(game, s, seat)));
            }
        }
        if (json) {
            around.print(JsonOutput.text(machineReadable(game, hints)));
        } else if (hints.isEmpty()) {
            around.print(voice.text(game.waiting(s) == 0 ? "hint.over" : "hint.chance"));
        } else {
            hints.forEach(hint -> tell(game, s, hint, speaker));
            boolean mixed = hints.stream().anyMatch(Hint::together);
            wrapped(voice.text("hint.note") + (mixed ? " " + voice.text("hint.note.mix") : ""));
            boolean known = hints.stream().anyMatch(hint -> hint.told.chances());
            if (game instanceof Solvable solvable
                    && solvable.solvable(replay.table())
                    && Bots.solves(bot)
                    && !known) {
                wrapped(voice.say(say("hint.solve").text("game", game.about().name())));
            }
        }
    }

    /** Who owes a move now, and whether they choose at the same time as others did or do. */
    private static final class Moment {
        private int waiting;
        private boolean together;

        void look(int now) {
            boolean rest = together && (now & ~waiting) == 0;
            together = now != 0 && (rest || Bits.size(now) > 1);
            waiting = now;
        }
    }

    private <S extends State<S>, V> Advisor.Told thoughts(Game<S, ?, V> game, S s, int seat) {
        var allowed = Bots.budget(bot).orElseGet(() -> ThinkingTime.read(budget));
        var random = new Seeded(Numeral.seed("--seed", seed), seat);
        return new Advisor<>(game, seat, bot, allowed, random).about(s);
    }

    private <S extends State<S>, V> void tell(Game<S, ?, V> game, S s, Hint hint, Speaker speaker) {
        var view = game.view(s, hint.seat);
        var choices = hint.inOrder();
        boolean whole = choices.stream().anyMatch(thought -> thought.moves().size() > 1);
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        whole ? "" : voice.text("hint.choice"),
                        voice.text("hint.chance.head"),
                        hint.together ? voice.text("hint.share") : "",
                        ""));
        for (var thought : choices.subList(0, Math.min(MOST, choices.size()))) {
            var said =
                    game.wording().whole(view, thought.moves()).stream()
                            .map(speaker::say)
                            .collect(Collectors.joining("; "));
            var lines = Layout.wrapped(said, ROOM, voice.locale());
            rows.add(
                    List.of(
                            whole ? "" : game.words().word(thought.code()),
                            percent(thought.chance(), hint.told.chances() ? 2 : 1),
                            hint.together ? percent(thought.share(), 1) : "",
                            lines.getFirst()));
            lines.stream().skip(1).forEach(line -> rows.add(List.of("", "", "", line)));
        }
        around.print(voice.say(head(hint, speaker)));
        Layout.table("lrrl", rows).forEach(line -> around.print(whole ? line.substring(2) : line));
        if (choices.size() > MOST) {
            around.print(voice.say(say("hint.more").count(choices.size() - MOST)));
        }
        if (whole) {
            var words = choices.getFirst().moves().stream().map(game.words()::word).toList();
            wrapped(voice.say(say("hint.type").texts("words", words)));
        }
        if (hint.told.mix() && !hint.told.chances()) {
            wrapped(voice.text("hint.mixed"));
        }
        around.out().println();
    }

    private Phrase.Sentence head(Hint hint, Speaker speaker) {
        var worlds = voice.figure(0, hint.told.thoughts().worlds());
        return (hint.told.chances() ? say("hint.exact") : say("hint.seat").text("worlds", worlds))
                .with("who", new Phrase.Text(speaker.say(new Phrase.Seat(hint.seat))));
    }

    private void wrapped(String text) {
        Layout.wrapped(text, voice).forEach(around::print);
    }

    private String percent(double share, int digits) {
        return voice.figure(digits, 100 * share) + " %";
    }

    private static Map<String, Object> machineReadable(Game<?, ?, ?> game, List<Hint> hints) {
        var seats = new ArrayList<Map<String, Object>>();
        for (var hint : hints) {
            var choices = new ArrayList<Map<String, Object>>();
            for (var thought : hint.inOrder()) {
                var choice = new LinkedHashMap<String, Object>();
                choice.put("moves", thought.moves().stream().map(game.words()::word).toList());
                choice.put("chance", thought.chance());
                if (hint.together) {
                    choice.put("share", thought.share());
                }
                choices.add(choice);
            }
            seats.add(
                    ProtocolJson.object(
                            "seat",
                            hint.seat,
                            "together",
                            hint.together,
                            "worlds",
                            hint.told.thoughts().worlds(),
                            "exactMix",
                            hint.told.mix(),
                            "exactChances",
                            hint.told.chances(),
                            "choices",
                            choices));
        }
        return ProtocolJson.object("game", game.about().name(), "seats", seats);
    }
}
