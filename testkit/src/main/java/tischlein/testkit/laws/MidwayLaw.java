package tischlein.testkit.laws;

import tischlein.kernel.Bits;
import tischlein.kernel.State;

/** Who is midway in a choice owes a move, and every choice comes to an end. */
record MidwayLaw<S extends State<S>, V>() implements Law<S, V> {
    @Override
    public void check(Moment<S, V> now) {
        int midway = now.game.midway(now.state);
        now.need(
                (midway & ~(now.waiting() & Bits.all(now.seats()))) == 0,
                () ->
                        "seats %s are midway, and not all of them owe a move"
                                .formatted(Bits.members(midway)));
        Bits.members(now.waiting() & Bits.all(now.seats()))
                .forEach(seat -> now.anyWholeChoice(seat));
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        now.need(now.game.midway(now.state) == 0, () -> "somebody is midway when the game is over");
    }
}
