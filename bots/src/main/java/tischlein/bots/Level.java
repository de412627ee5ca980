package tischlein.bots;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tischlein.kernel.Bot;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * How well a bot plays against people: the same three levels in every game. Each game has
 * characters for each level, whose names and style are in its texts.
 */
public enum Level {
    /** Plays sensibly and is easy to beat. */
    GENTLE(0),
    /** Looks one step ahead, about as far as a person sees at once. */
    FAIR(0),
    /** The strongest there is: perfect where the game is solved, otherwise a search. */
    SHARP(400);

    private static final int WORLDS = 2;

    private final int millis;

    Level(int millis) {
        this.millis = millis;
    }

    /** Its name as a bot. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Level::word).toList();
    }

    /** The level of this name, if it is one. */
    public static Optional<Level> named(String bot) {
        return Arrays.stream(values()).filter(level -> level.word().equals(bot)).findFirst();
    }

    /**
     * How many milliseconds it thinks about a choice, whatever the choice; 0 if it answers at once.
     */
    public int millis() {
        return millis;
    }

    /** The greedy bot with only a few worlds, about as many as a person considers. */
    private static <V> Bot<V> glancing(Bot<V> greedy) {
        return (view, choices, count, budget, random) -> {
            int worlds = Math.min(WORLDS, budget.iterations());
            return greedy.choose(view, choices, count, new Budget(budget.millis(), worlds), random);
        };
    }

    /** Whether it searches for as long as it may; if not, it decides sooner. */
    boolean searches(Description game) {
        return this == SHARP && !ExpectimaxBot.plays(game);
    }

    <S extends State<S>, V> Bot<V> make(Game<S, ?, V> game, int seat) {
        return switch (this) {
            case GENTLE -> new GentleBot<>(game, seat);
            case FAIR -> glancing(new GreedyBot<>(game, seat));
            case SHARP ->
                    new ExpertBot<>(
                            game.solver(),
                            searches(game.about())
                                    ? new SearchBot<>(game, seat)
                                    : new AdvisedBot<>(game, seat, new GreedyBot<>(game, seat)));
        };
    }
}
