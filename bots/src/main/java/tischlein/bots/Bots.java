package tischlein.bots;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;

/** The bots there are, by name, the weakest first. */
public final class Bots {
    public static final String RANDOM = "random";
    public static final String GREEDY = "greedy";
    public static final String EXPERT = "expert";
    public static final List<String> NAMES = List.of(RANDOM, GREEDY, EXPERT);

    private Bots() {}

    /**
     * A bot for one seat. It may keep what it thinks with: make another one for another table.
     *
     * @throws Unsuitable if there is no bot of this name
     */
    public static <S extends State<S>, V> Bot<V> make(String name, Game<S, ?, V> game, int seat) {
        return switch (name) {
            case RANDOM -> new RandomBot<>();
            case GREEDY -> new GreedyBot<>(game, seat);
            case EXPERT -> new ExpertBot<>(game.solver(), new GreedyBot<>(game, seat));
            default ->
                    throw new Unsuitable(
                            say("unsuitable.bot").text("bot", name).texts("bots", NAMES));
        };
    }
}
