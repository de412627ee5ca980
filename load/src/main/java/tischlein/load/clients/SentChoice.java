package tischlein.load.clients;

import java.util.List;

/**
 * A whole choice on its way to the server.
 *
 * @param id by which the server knows it if it comes again
 * @param version of the frame it was made from
 * @param due when it was to be made, in nanoseconds
 * @param sent when it was
 */
public record SentChoice(
        String id, String table, int seat, int version, List<String> moves, long due, long sent) {
    public SentChoice {
        moves = List.copyOf(moves);
    }

    /** What the journal says of it. */
    public PromiseJournal.Entry entry() {
        return new PromiseJournal.Entry.Sent(id, table, seat, version, moves);
    }
}
