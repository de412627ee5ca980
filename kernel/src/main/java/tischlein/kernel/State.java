package tischlein.kernel;

/**
 * All there is on one table: plain, mutable data with a cheap copy. The rules are in its {@link
 * Game}.
 */
public interface State<S extends State<S>> {
    S copy();

    /** Makes this state equal to another of the same seats and options, without allocating. */
    void become(S other);
}
