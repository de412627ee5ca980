package tischlein.kernel.net;

/** What there is to learn in a game, and how it is practised. */
public interface Course {
    NetShape shape();

    /** After so many games there is little more to learn. */
    long games();

    /** Lessons for one thread, by this net, whose weights change from one round to the next. */
    Lessons lessons(Net net);
}
