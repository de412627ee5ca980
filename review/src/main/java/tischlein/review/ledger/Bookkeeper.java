package tischlein.review.ledger;

import java.util.ArrayList;
import java.util.Map;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.review.game.ChanceMean;
import tischlein.review.game.GamePath;
import tischlein.review.game.PathPart.ChanceMoves;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SupposedPlayer;
import tischlein.review.game.Worth;
import tischlein.review.ledger.OwnShare.Gain;
import tischlein.review.value.Valuation;

/**
 * Keeps the {@link Ledger} of a game.
 *
 * <p>Before chance moves, a position is worth the mean of what chance may do: so luck has mean 0,
 * whatever anybody does and however good the valuation is. What a position is worth in itself and
 * what its choices are worth on average are not quite the same to any valuation; the difference
 * goes with the choices, so that the sum is right.
 */
public final class Bookkeeper<S extends State<S>, V> {
    /** The deal is long and decides what a chair is worth: it is redrawn more often. */
    private static final int STARTS = 8;

    private final Game<S, ?, V> game;
    private final GamePath<S> path;
    private final ChanceMean<S> mean;
    private final OwnShare<S, V> own;
    private final long seed;
    private final Effort effort;

    /**
     * How much work a ledger is.
     *
     * @param redraws how often chance is drawn again where it cannot be enumerated
     * @param draws how often the choices of sensible players are drawn
     */
    public record Effort(int redraws, int draws) {}

    public Bookkeeper(
            Game<S, ?, V> game,
            GamePath<S> path,
            Valuation<S> valuation,
            Effort effort,
            long seed) {
        this.game = game;
        this.path = path;
        this.seed = seed;
        this.effort = effort;
        mean = new ChanceMean<>(game, valuation, path.seats(), path.end());
        var supposed = new SupposedPlayer<>(game, path.seats(), path.end());
        own = new OwnShare<>(game, mean, supposed, path.end());
    }

    public Ledger ledger() {
        var first = path.parts().isEmpty() ? path.end() : path.parts().getFirst().before();
        var start = mean.of(first, STARTS * effort.redraws(), seed(0, 0));
        var bookings = new ArrayList<Booking>();
        var now = start;
        for (int i = 0; i < path.parts().size(); i++) {
            var booking = booking(i, now);
            bookings.add(booking);
            now = booking.after();
        }
        double share = game.about().team() ? 0 : 1.0 / path.seats();
        return new Ledger(share, start, bookings, path.finished());
    }

    private long seed(int part, int purpose) {
        return Seeded.mix(seed + Seeded.mix(2L * part + purpose));
    }

    private Booking booking(int place, Worth now) {
        boolean last = place + 1 == path.parts().size();
        var next = last ? path.end() : path.parts().get(place + 1).before();
        var after = mean.of(next, effort.redraws(), seed(place + 1, 0));
        return switch (path.parts().get(place)) {
            case ChanceMoves<S> moves -> ofLuck(place, moves, now, after);
            case SeatsChoose<S> choose -> ofChoices(place, choose, now, after);
        };
    }

    private Booking ofLuck(int place, ChanceMoves<S> moves, Worth now, Worth after) {
        boolean first = place == 0 || path.parts().get(place - 1) instanceof SeatsChoose;
        var entries = new ArrayList<Account>();
        var errors = new ArrayList<Account>();
        for (int seat = 0; seat < path.seats(); seat++) {
            entries.add(Account.ofLuck(after.of(seat) - now.of(seat)));
            // Between two moves of chance the error of a mean is booked twice, with both signs.
            errors.add(Account.ofLuck(first ? now.variance(seat) : 0));
        }
        return new Booking(place, moves.line(), true, now, after, entries, errors);
    }

    private Booking ofChoices(int place, SeatsChoose<S> choose, Worth now, Worth after) {
        var gains =
                choose.alone()
                        ? Map.<Integer, Gain>of()
                        : own.gains(choose, effort.draws(), seed(place, 1));
        int alone = choose.alone() ? choose.choices().getFirst().seat() : Game.NOBODY;
        var entries = new ArrayList<Account>();
        var errors = new ArrayList<Account>();
        for (int seat = 0; seat < path.seats(); seat++) {
            double change = after.of(seat) - now.of(seat);
            double doubt = after.variance(seat);
            var gain = gains.getOrDefault(seat, Gain.NONE);
            double mine = seat == alone ? change : gain.mean();
            entries.add(Account.ofChoices(mine, change - mine));
            errors.add(
                    seat == alone
                            ? Account.ofChoices(doubt, 0)
                            : Account.ofChoices(gain.variance(), doubt + gain.variance()));
        }
        return new Booking(place, choose.line(), false, now, after, entries, errors);
    }
}
