package tischlein.cluster.messages;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import tischlein.kernel.Phrase;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

/**
 * What one server says to another. Those that go to a table's home come first, then those that come
 * from it, then those for all.
 */
public sealed interface LinkMessage {
    /**
     * Somebody asks a table that lives at the receiver.
     *
     * @param id counted by the sender, never used twice
     */
    record Ask(long id, String table, Request request) implements LinkMessage {
        public Ask {
            if (request instanceof Request.Watch
                    || request instanceof Request.Rewatch
                    || request instanceof Request.Unwatch) {
                throw new IllegalArgumentException("a listener travels as a number");
            }
        }
    }

    /**
     * A client of the sender watches a table that lives at the receiver.
     *
     * @param id counted together with those of {@link Ask}; a later hello of the same client
     *     replaces an earlier one
     * @param number the sender's name for the client at this table
     * @param again whether the client has watched before and knows nothing of this hello
     */
    record Hello(
            long id,
            String table,
            long number,
            Guest guest,
            List<Integer> seats,
            OptionalInt seen,
            boolean again)
            implements LinkMessage {
        public Hello {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A client of the sender does not watch any more.
     *
     * @param upTo the id of its last hello
     */
    record Bye(long number, long upTo) implements LinkMessage {}

    /**
     * All clients for whom the sender watches anything, and which hello of each counts. Whatever
     * else the receiver has of the sender's is left over from a message that was lost.
     *
     * @param upTo the last hello when this was sent
     */
    record Watched(long upTo, List<Listener> listeners) implements LinkMessage {
        public Watched {
            listeners = List.copyOf(listeners);
        }
    }

    /**
     * @param hello the one that the home has accepted; -1 if there is none yet
     * @param here whether that was the receiver's
     */
    record Listener(long number, long hello, boolean here) {}

    /** Something is due at a table, or it has been written elsewhere. */
    record Wake(String table) implements LinkMessage {}

    /** These guests are still reading the end of the game before this table's. */
    record Readers(String table, Set<String> guests) implements LinkMessage {
        public Readers {
            guests = Set.copyOf(guests);
        }
    }

    record Answered(long id, Answer answer) implements LinkMessage {}

    /**
     * A table's message to a client of the receiver.
     *
     * @param sequence counts the messages since that hello, from 0
     */
    record Told(long number, long hello, long sequence, String message) implements LinkMessage {
        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a message to client " + number;
        }
    }

    /** A table has ended a client's watching. */
    record Ended(long number, long hello, long sequence, Phrase.Sentence why)
            implements LinkMessage {}

    /** The table lives elsewhere now, and a client is told nothing more from here. */
    record LetGo(long number, long hello) implements LinkMessage {}

    /** How many messages each of these clients has been sent since its hello. */
    record Counts(List<Count> counts) implements LinkMessage {
        public Counts {
            counts = List.copyOf(counts);
        }
    }

    /**
     * @param sent -1 if the sender knows nothing of that hello
     */
    record Count(long number, long hello, long sent) {}

    /** The sender is about to stop, and no table lives there any more. */
    record Leaving() implements LinkMessage {}

    /** The list of tables may have changed. */
    record ListChanged() implements LinkMessage {}
}
