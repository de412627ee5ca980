package tischlein.testkit.laws;

/** Which moves of a single actor turn up hidden things, as the rules of a game have it. */
@FunctionalInterface
public interface RevealingMoves<S> {
    boolean shows(S s, int actor, int code);
}
