package tischlein.testkit;

/** Which moves of a single actor turn up hidden things, as the rules of a game have it. */
@FunctionalInterface
public interface Shows<S> {
    boolean shows(S s, int actor, int code);
}
