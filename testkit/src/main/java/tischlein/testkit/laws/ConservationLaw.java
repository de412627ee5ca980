package tischlein.testkit.laws;

import java.util.function.ToLongFunction;
import tischlein.kernel.State;

/** Something of a game is always as much as it was at the start. */
record ConservationLaw<S extends State<S>, V>(String what, ToLongFunction<S> measure)
        implements Law<S, V> {
    @Override
    public String name() {
        return "conservation of " + what;
    }

    @Override
    public void check(Moment<S, V> now) {
        long start = measure.applyAsLong(now.game.start(now.options));
        long count = measure.applyAsLong(now.state);
        now.need(count == start, () -> what + " were " + start + " and are " + count);
        V view = now.game.view(now.state, now.anyViewer());
        long imagined = measure.applyAsLong(now.game.imagine(view, now.random));
        now.need(
                imagined == start,
                () -> what + " were " + start + " and are imagined as " + imagined);
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        check(now);
    }
}
