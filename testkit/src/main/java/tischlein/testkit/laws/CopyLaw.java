package tischlein.testkit.laws;

import tischlein.kernel.State;
import tischlein.testkit.inspect.StateDump;

/** A copy is equal and shares nothing, and so is a state that has become another. */
record CopyLaw<S extends State<S>, V>() implements Law<S, V> {
    /** So far a state goes on before it has to become another. */
    private static final int FAR = 40;

    @Override
    public void check(Moment<S, V> now) {
        var before = StateDump.of(now.state);
        check(now, "a copy", now.state.copy(), before);
        now.elsewhere.become(now.state);
        check(now, "what has become the state", now.elsewhere, before);
    }

    private void check(Moment<S, V> now, String what, S copy, String before) {
        now.same(what + " differs", copy, now.state);
        var shared = StateDump.shared(copy, now.state);
        now.need(shared.isEmpty(), () -> what + " shares " + shared);
        now.goOn(copy, now.random.nextInt(FAR));
        var after = StateDump.of(now.state);
        now.need(
                after.equals(before),
                () ->
                        "playing on with %s changes it:\n%s"
                                .formatted(what, StateDump.difference(before, after)));
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        now.same("a copy of the end differs", now.state.copy(), now.state);
        now.elsewhere.become(now.state);
        now.same("what has become the end differs", now.elsewhere, now.state);
    }
}
