package tischlein.load.clients;

/**
 * Something that a client was told and that cannot be true.
 *
 * @param version of the frame in which it shows
 * @param seat who was told
 */
public record ClientFault(Kind kind, String table, int version, int seat) {
    /** What does not fit. */
    public enum Kind {
        /** A table's version went back. */
        BACKWARDS,
        /** The frame cannot be read. */
        UNREADABLE,
        /** A world made up from the view does not look like it. */
        VIEW,
        /** Other moves are offered than the rules allow. */
        CHOICES,
        /** Others are waited for than those who owe a choice. */
        WAITING,
        /** Two seats were told different things that all seats may know. */
        SEATS,
        /** The seats of a table came to rest at different versions, or not at all. */
        REST
    }
}
