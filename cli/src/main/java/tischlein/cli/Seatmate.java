package tischlein.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/** A robot at a seat, and one of our own bots behind it that steps in when it does not answer. */
final class Seatmate<S extends State<S>, V> {
    private static final Bot.Budget QUICK = new Bot.Budget(50, 500);

    private final Game<S, ?, V> game;
    private final int seat;
    private final Robot robot;
    private final Bot<V> substitute;
    private final RandomGenerator luck;
    private final int[] codes = new int[Game.MOST_CHOICES];

    Seatmate(Game<S, ?, V> game, int seat, Robot robot, RandomGenerator luck) {
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
        var moves = new ArrayList<Integer>();
        do {
            int code = move(world, millis);
            game.play(world, seat, code, News.UNHEARD);
            moves.add(code);
        } while (Bits.has(game.midway(world) & game.waiting(world), seat));
        return moves;
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
