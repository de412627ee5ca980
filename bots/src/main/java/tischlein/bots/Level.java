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
 * How well a bot plays against people, the same three words in every game. Behind each stand
 * characters of the game's own, whose names and style are among its texts.
 */
public enum Level {
    /** Plays sensibly and loses kindly. */
    GENTLE(0),
    /** Looks one step ahead, as far as one can see at a glance. */
    FAIR(0),
    /** The strongest there is: perfect where the game is solved, a search elsewhere. */
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

    /** How long it thinks about a choice, whatever the choice; 0 if it need not. */
    public int millis() {
        return millis;
    }

    /** Greedy, but in few worlds: as much as a person takes in. */
    private static <V> Bot<V> glancing(Bot<V> greedy) {
        return (view, choices, count, budget, random) -> {
            int worlds = Math.min(WORLDS, budget.iterations());
            return greedy.choose(view, choices, count, new Budget(budget.millis(), worlds), random);
        };
    }

    /** Whether it searches for as long as it may; if not, it knows what to do sooner. */
    boolean searches(Description game) {
        return this == SHARP && !ExpectimaxBot.plays(game);
    }

    <S extends State<S>, V> Bot<V> mind(Game<S, ?, V> game, int seat) {
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
