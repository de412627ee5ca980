package tischlein.testkit.laws;

import java.util.Locale;
import tischlein.kernel.State;

/** Something that must hold of every game, whatever its rules are. */
interface Law<S extends State<S>, V> {
    /** A word for it: what its class is called, without the law. */
    default String name() {
        return getClass().getSimpleName().replace("Law", "").toLowerCase(Locale.ROOT);
    }

    /** Looks at a moment at which somebody owes a move, and says so if it finds the law broken. */
    default void check(Moment<S, V> now) {}

    /** Looks at the end of a game. */
    default void checkEnd(Moment<S, V> now) {}
}
