package tischlein.bots;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tischlein.kernel.Bot;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;

/**
 * The bots there are, by name, the quickest first. A name may be followed by a budget of its own,
 * such as {@code search:iterations=800} or {@code search:ms=50}.
 */
public final class Bots {
    public static final String RANDOM = "random";
    public static final String GREEDY = "greedy";
    public static final String EXPERT = "expert";
    public static final String SEARCH = "search";
    public static final String EXPECTIMAX = "expectimax";

    /** Those that play every game. */
    public static final List<String> NAMES = List.of(RANDOM, GREEDY, EXPERT, SEARCH);

    private static final Pattern BUDGETED = Pattern.compile("(.+):(ms|iterations)=(\\d{1,7})");

    private Bots() {}

    /** Those that play a game. */
    public static List<String> names(Description game) {
        return ExpectimaxBot.plays(game)
                ? Stream.concat(NAMES.stream(), Stream.of(EXPECTIMAX)).toList()
                : NAMES;
    }

    /**
     * A bot for one seat. It may keep what it thinks with: make another one for another table.
     *
     * @throws Unsuitable if no bot of this name plays the game
     */
    public static <S extends State<S>, V> Bot<V> make(String name, Game<S, ?, V> game, int seat) {
        var budgeted = BUDGETED.matcher(name);
        if (budgeted.matches()) {
            int number = Integer.parseInt(budgeted.group(3));
            boolean time = budgeted.group(2).equals("ms");
            var budget =
                    time
                            ? new Budget(number, Integer.MAX_VALUE)
                            : new Budget(Integer.MAX_VALUE, number);
            var bot = make(budgeted.group(1), game, seat);
            return (view, choices, count, _, random) ->
                    bot.choose(view, choices, count, budget, random);
        }
        if (!names(game.about()).contains(name)) {
            throw new Unsuitable(
                    say("unsuitable.bot").text("bot", name).texts("bots", names(game.about())));
        }
        return switch (name) {
            case GREEDY -> new GreedyBot<>(game, seat);
            case EXPERT -> new ExpertBot<>(game.solver(), new GreedyBot<>(game, seat));
            case SEARCH -> new SearchBot<>(game, seat);
            case EXPECTIMAX -> new ExpectimaxBot<>(game, seat);
            default -> new RandomBot<>();
        };
    }
}
