package tischlein.review.game;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/** What a sensible player would choose: the bot {@code greedy}, from what its seat may know. */
public final class SupposedPlayer<S extends State<S>, V> {
    /** Its name and version, written beside figures that depend on it. */
    public static final String VERSION = Bots.GREEDY + "-1";

    private static final Bot.Budget UNHURRIED =
            new Bot.Budget(Integer.MAX_VALUE, Integer.MAX_VALUE);

    private final Game<S, ?, V> game;
    private final List<Bot<V>> bots;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final S scratch;

    public SupposedPlayer(Game<S, ?, V> game, int seats, S like) {
        this.game = game;
        this.scratch = like.copy();
        this.bots =
                IntStream.range(0, seats)
                        .mapToObj(seat -> Bots.make(Bots.GREEDY, game, seat))
                        .toList();
    }

    /** What the seats of a bit set choose in a position; nobody sees what another one does. */
    public List<SeatChoice> choose(S s, int seats, RandomGenerator random) {
        var choices = new ArrayList<SeatChoice>();
        for (int rest = seats; rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            choices.add(new SeatChoice(seat, 0, moves(s, seat, random)));
        }
        return choices;
    }

    private List<Integer> moves(S s, int seat, RandomGenerator random) {
        scratch.become(s);
        var moves = new ArrayList<Integer>();
        do {
            int count = game.choices(scratch, seat, codes);
            int code =
                    count == 1
                            ? codes[0]
                            : bots.get(seat)
                                    .choose(
                                            () -> game.view(scratch, seat),
                                            codes,
                                            count,
                                            UNHURRIED,
                                            random);
            game.play(scratch, seat, code, News.UNHEARD);
            moves.add(code);
        } while (SeatChoice.unfinished(game, scratch, seat));
        return moves;
    }
}
