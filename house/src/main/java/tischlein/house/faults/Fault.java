package tischlein.house.faults;

/** What can go wrong in a simulated house. */
public enum Fault {
    /** A server is killed, and started again some time later. */
    KILL,
    /** A server is asked to stop, and started again. */
    STOP,
    /** A server does nothing for some seconds, and then goes on as if nothing had happened. */
    FREEZE,
    /** The clock on a server's wall is set, forwards or back. */
    CLOCK,
    /** A person's connection breaks; whatever was under way is lost. */
    CUT,
    /** Messages to and from people take long. */
    LATE,
    /** People send again what they have sent before. */
    AGAIN,
    /** The store takes long to answer. */
    SLOW_STORE,
    /** For some seconds the store does not do what it is asked, and says so. */
    NO_STORE,
    /** The store does what it was asked, and the answer is lost. */
    LOST_ANSWER,
    /** A message between servers is lost. */
    LINK_LOST,
    /** A message between servers takes long, and later ones overtake it. */
    LINK_LATE,
    /** A message between servers arrives twice. */
    LINK_DOUBLED,
    /** Some servers cannot reach the others for some seconds. */
    SPLIT,
    /** A server takes another for gone that is not. */
    VIEW,
    /** A server cannot reach the database for some seconds; the others can. */
    NO_ROUTE
}
