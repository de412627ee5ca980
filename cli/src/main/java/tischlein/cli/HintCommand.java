package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tischlein.arena.Allowance;
import tischlein.arena.Forecast;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.kernel.Seeded;
import tischlein.kernel.Solver;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.Replay;
import tischlein.words.Speaker;

/** {@code tischlein hint}: what to do where a log ends. */
@Command(
        name = "hint",
        footer = {
            "  tischlein hint game.log",
            "  tischlein hint game.log --budget 5000ms --json",
        })
final class HintCommand implements Runnable {
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

    HintCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var log = ReplayCommand.read(file, around);
        hint(Replay.game(log, Shelf.games()), log);
    }

    /**
     * Thoughts about the choices of one seat.
     *
     * @param together whether others choose at the same time
     */
    private record Hint(int seat, boolean together, Thoughts thoughts) {}

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
            around.out().println(Json.text(machineReadable(game, hints)));
        } else if (hints.isEmpty()) {
            around.out().println(voice.text(game.waiting(s) == 0 ? "hint.over" : "hint.chance"));
        } else {
            hints.forEach(hint -> tell(game, s, hint, speaker));
            Layout.wrapped(voice.text("hint.note"), voice.locale()).forEach(around.out()::println);
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

    private <S extends State<S>, V> Thoughts thoughts(Game<S, ?, V> game, S s, int seat) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        var allowed = Allowance.read(budget);
        var random = new Seeded(Numeral.seed("--seed", seed), seat);
        var view = game.view(s, seat);
        var thinker = Bots.thinker(bot, game, seat);
        var thoughts =
                thinker.isPresent()
                        ? thinker.get().thoughts(() -> view, codes, count, allowed, random)
                        : new Forecast<>(game, seat)
                                .thoughts(() -> view, codes, count, allowed, random);
        return Bots.solves(bot) ? exact(game.solver(), view, codes, count, thoughts) : thoughts;
    }

    /** What is known exactly, and thoughts about the rest. */
    static <V> Thoughts exact(Solver<V> solver, V view, int[] codes, int count, Thoughts thoughts) {
        var mix = new double[count];
        var chances = new double[count];
        if (!solver.mix(view, codes, count, mix)) {
            return thoughts;
        }
        boolean known = solver.chances(view, codes, count, chances);
        Map<Integer, Double> guessed = new HashMap<>();
        thoughts.choices().forEach(thought -> guessed.put(thought.code(), thought.chance()));
        var exact = new ArrayList<Thoughts.Thought>();
        for (int i = 0; i < count; i++) {
            double chance = known ? chances[i] : guessed.getOrDefault(codes[i], 0.0);
            exact.add(new Thoughts.Thought(codes[i], chance, mix[i]));
        }
        return new Thoughts(exact, known ? 0 : thoughts.worlds());
    }

    private <S extends State<S>, V> void tell(Game<S, ?, V> game, S s, Hint hint, Speaker speaker) {
        var view = game.view(s, hint.seat);
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        voice.text("hint.choice"),
                        voice.text("hint.chance.head"),
                        hint.together ? voice.text("hint.share") : "",
                        ""));
        hint.thoughts.choices().stream()
                .sorted(Comparator.comparingDouble(Thoughts.Thought::chance).reversed())
                .forEach(thought ->
                        rows.add(
                                List.of(
                                        game.words().word(thought.code()),
                                        percent(thought.chance()),
                                        hint.together ? percent(thought.share()) : "",
                                        speaker.say(game.wording().choice(view, thought.code())))));
        var head =
                (hint.thoughts.worlds() == 0
                                ? say("hint.exact")
                                : say("hint.seat")
                                        .text(
                                                "worlds",
                                                String.format(
                                                        voice.locale(),
                                                        "%,d",
                                                        hint.thoughts.worlds())))
                        .with("who", new Phrase.Text(speaker.say(new Phrase.Seat(hint.seat))));
        around.out().println(voice.say(head));
        Layout.table("lrrl", rows).forEach(around.out()::println);
        around.out().println();
    }

    private String percent(double share) {
        return String.format(voice.locale(), "%.1f %%", 100 * share);
    }

    private static Map<String, Object> machineReadable(Game<?, ?, ?> game, List<Hint> hints) {
        var seats = new ArrayList<Map<String, Object>>();
        for (var hint : hints) {
            var choices = new ArrayList<Map<String, Object>>();
            for (var thought : hint.thoughts.choices()) {
                var choice = new LinkedHashMap<String, Object>();
                choice.put("move", game.words().word(thought.code()));
                choice.put("chance", thought.chance());
                if (hint.together) {
                    choice.put("share", thought.share());
                }
                choices.add(choice);
            }
            var json = new LinkedHashMap<String, Object>();
            json.put("seat", hint.seat);
            json.put("together", hint.together);
            json.put("worlds", hint.thoughts.worlds());
            json.put("choices", choices);
            seats.add(json);
        }
        var json = new LinkedHashMap<String, Object>();
        json.put("game", game.about().name());
        json.put("seats", seats);
        return json;
    }
}
