package tischlein.bots;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tischlein.bots.live.HurriedBot;
import tischlein.kernel.Bot;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Thinker;
import tischlein.kernel.Unsuitable;

/**
 * All bots by name: those that play against people, which are the {@link Level}s, and those for
 * study, the quickest first. A name may be followed by a budget, such as {@code
 * search:iterations=800} or {@code sharp:ms=50}.
 */
public final class Bots {
    public static final String RANDOM = "random";
    public static final String GREEDY = "greedy";
    public static final String EXPERT = "expert";
    public static final String SEARCH = "search";
    public static final String EXPECTIMAX = "expectimax";

    /** The bot that plays unless another one is named. */
    public static final String USUAL = Level.FAIR.word();

    /** The bots that play every game. */
    public static final List<String> NAMES =
            Stream.concat(Level.words().stream(), Stream.of(RANDOM, GREEDY, EXPERT, SEARCH))
                    .toList();

    private static final Pattern BUDGET = Pattern.compile("(ms|iterations)=([1-9]\\d{0,6})");

    private Bots() {}

    /** The bots that play this game. */
    public static List<String> names(Description game) {
        return ExpectimaxBot.plays(game)
                ? Stream.concat(NAMES.stream(), Stream.of(EXPECTIMAX)).toList()
                : NAMES;
    }

    /**
     * A bot for one seat. It may keep states and results between choices, so each table needs its
     * own.
     *
     * @throws Unsuitable if no bot of this name plays the game, or its budget is invalid
     */
    public static <S extends State<S>, V> Bot<V> make(String name, Game<S, ?, V> game, int seat) {
        var bot = made(plain(name), game, seat);
        var own = budget(name);
        if (own.isPresent()) {
            return (view, choices, count, _, random) ->
                    bot.choose(view, choices, count, own.get(), random);
        }
        return Level.named(name).map(level -> paced(level, bot)).orElse(bot);
    }

    /**
     * The same, but it thinks no longer than the budget it is given, nor longer than it would by
     * itself: for a server with many bots and little time.
     */
    public static <S extends State<S>, V> HurriedBot<V> hurried(
            String name, Game<S, ?, V> game, int seat) {
        int millis = millis(name, game.about());
        int iterations = budget(name).map(Budget::iterations).orElse(Integer.MAX_VALUE);
        return new HurriedBot<>(made(plain(name), game, seat), new Budget(millis, iterations));
    }

    /**
     * How many milliseconds a bot of this name thinks about a choice if nobody hurries it; 0 if it
     * answers at once.
     */
    public static int millis(String name, Description game) {
        var own = budget(name);
        if (own.isPresent()) {
            return own.get().millis();
        }
        if (name.equals(SEARCH) || name.equals(EXPECTIMAX)) {
            return Budget.USUAL.millis();
        }
        return Level.named(name).filter(level -> level.searches(game)).map(Level::millis).orElse(0);
    }

    /** A name without a budget. */
    private static String plain(String name) {
        int colon = name.indexOf(':');
        return colon < 0 ? name : name.substring(0, colon);
    }

    /**
     * The budget in a name, if it has one.
     *
     * @throws Unsuitable if the budget is invalid
     */
    public static Optional<Budget> budget(String name) {
        if (plain(name).equals(name)) {
            return Optional.empty();
        }
        var found = BUDGET.matcher(name.substring(plain(name).length() + 1));
        if (!found.matches()) {
            throw new Unsuitable(say("unsuitable.bot.budget").text("bot", name));
        }
        int number = Integer.parseInt(found.group(2));
        return Optional.of(
                found.group(1).equals("ms")
                        ? new Budget(number, Integer.MAX_VALUE)
                        : new Budget(Integer.MAX_VALUE, number));
    }

    /** The bot of this name, if it can say what it thinks of every choice. */
    public static <S extends State<S>, V> Optional<Thinker<V>> thinker(
            String name, Game<S, ?, V> game, int seat) {
        var searching = ExpectimaxBot.plays(game.about()) ? EXPECTIMAX : SEARCH;
        boolean sharp = plain(name).equals(Level.SHARP.word());
        var bot = made(sharp ? searching : plain(name), game, seat);
        return bot instanceof Thinker<V> thinker ? Optional.of(thinker) : Optional.empty();
    }

    /** Whether the bot plays perfectly where the game's solver can. */
    public static boolean solves(String name) {
        return plain(name).equals(EXPERT) || plain(name).equals(Level.SHARP.word());
    }

    private static <S extends State<S>, V> Bot<V> made(String name, Game<S, ?, V> game, int seat) {
        if (!names(game.about()).contains(name)) {
            throw new Unsuitable(
                    say("unsuitable.bot").text("bot", name).texts("bots", names(game.about())));
        }
        return switch (name) {
            case GREEDY -> new GreedyBot<>(game, seat);
            case EXPERT -> new ExpertBot<>(game.solver(), new GreedyBot<>(game, seat));
            case SEARCH -> new SearchBot<>(game, seat);
            case EXPECTIMAX -> new ExpectimaxBot<>(game, seat);
            case RANDOM -> new RandomBot<>();
            default -> Level.named(name).orElseThrow().make(game, seat);
        };
    }

    /** A character takes its own time, unless the budget counts iterations. */
    static <V> Bot<V> paced(Level level, Bot<V> bot) {
        var own = new Budget(level.millis(), Integer.MAX_VALUE);
        return (view, choices, count, budget, random) -> {
            boolean counted = budget.iterations() < Integer.MAX_VALUE;
            return bot.choose(view, choices, count, counted ? budget : own, random);
        };
    }
}
