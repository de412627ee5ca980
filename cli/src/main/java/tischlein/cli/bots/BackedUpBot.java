package tischlein.cli.bots;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.bots.Bots;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;

/** A robot at a seat, and one of our own bots behind it that steps in when it does not answer. */
final class BackedUpBot<S extends State<S>, V> {
    private static final Bot.Budget QUICK = new Bot.Budget(50, 500);

    private final Game<S, ?, V> game;
    private final int seat;
    private final ExternalBot robot;
    private final Bot<V> substitute;
    private final RandomGenerator luck;
    private final int[] codes = new int[Game.MOST_CHOICES];

    BackedUpBot(Game<S, ?, V> game, int seat, ExternalBot robot, RandomGenerator luck) {
        this.game = game;
        this.seat = seat;
        this.robot = robot;
        this.luck = luck;
        substitute = Bots.make(Bots.GREEDY, game, seat);
    }

    /**
     * A whole choice, in codes.
     *
     * @param world looks to the seat like the table; the moves are played in it
     * @param millis for each move
     */
    List<Integer> choose(S world, int millis) {
        return WholeChoice.make(game, world, seat, now -> move(now, millis));
    }

    /** One move, which is not played. */
    int move(S world, int millis) {
        int count = game.choices(world, seat, codes);
        var choices = Arrays.copyOf(codes, count);
        var words = Arrays.stream(choices).mapToObj(game.words()::word).toList();
        var view = game.view(world, seat);
        var word =
                robot.choose(
                        words,
                        view,
                        millis,
                        () ->
                                game.words()
                                        .word(
                                                substitute.choose(
                                                        () -> view, choices, count, QUICK, luck)));
        return game.words().code(word);
    }
}
