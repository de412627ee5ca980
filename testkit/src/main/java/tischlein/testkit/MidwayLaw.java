package tischlein.testkit;

import tischlein.kernel.Bits;
import tischlein.kernel.State;

/** Who is midway in a choice owes a move, and every choice comes to an end. */
record MidwayLaw<S extends State<S>, V>() implements Law<S, V> {
    @Override
    public String name() {
        return "midway";
    }

    @Override
    public void check(Moment<S, V> now) {
        int midway = now.game.midway(now.state);
        now.need(
                (midway & ~(now.waiting() & Bits.all(now.seats()))) == 0,
                () ->
                        "seats "
                                + Moment.members(midway)
                                + " are midway, and not all of them owe a move");
        Moment.members(now.waiting() & Bits.all(now.seats()))
                .forEach(seat -> Whole.choice(now, now.state, seat));
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        now.need(now.game.midway(now.state) == 0, () -> "somebody is midway when the game is over");
    }
}
