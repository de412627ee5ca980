package tischlein.cluster.relay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkMessage;
import tischlein.kernel.Game;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;

/**
 * A client of this server who watches a table, wherever the table lives. It notes the last version
 * that the client was told, so that watching can go on elsewhere, and passes on only what comes
 * from the last home that has accepted it, in order and without gaps.
 */
final class Watching {
    private static final int PAUSE = 500; // milliseconds before a refused hello is tried again

    private final long number;
    private final String table;
    private final TableListener client;
    private final Map<Integer, Integer> versions = new HashMap<>(); // last told, by seat
    private Guest guest;
    private List<Integer> seats;
    private OptionalInt known; // the last version that the client named
    private long last = -1; // the last hello that was sent
    private long accepted = -1; // the last hello that was accepted,
    private ServerName home; // by whom,
    private long heard; // and how many messages have come since
    private int asking; // the client's hellos that have no answer yet
    private boolean again; // a hello of our own has no answer yet
    private boolean stale; // the home does not tell this client all
    private long notBefore; // in ticks
    private boolean ended;

    /**
     * @param home nobody has accepted it yet: any server
     */
    Watching(long number, String table, Request.Watch request, ServerName home) {
        this.number = number;
        this.table = table;
        this.home = home;
        client = request.listener();
        guest = request.by();
        seats = request.seats();
        known = request.seen();
    }

    long number() {
        return number;
    }

    String table() {
        return table;
    }

    TableListener client() {
        return client;
    }

    synchronized boolean wanted() {
        return !ended;
    }

    /** The client says hello; false if this watching has just ended. */
    synchronized boolean asking() {
        asking += ended ? 0 : 1;
        return !ended;
    }

    /** A hello as the client says it, but for what is still on its way to the client. */
    synchronized LinkMessage hello(long id, Request.Watch request) {
        last = Math.max(last, id);
        var seen =
                request.seen().isPresent() ? seen(request.seats(), request.seen()) : request.seen();
        return new LinkMessage.Hello(id, table, number, request.by(), request.seats(), seen, false);
    }

    /** A hello that the client knows nothing of. */
    synchronized LinkMessage helloAgain(long id) {
        last = Math.max(last, id);
        return new LinkMessage.Hello(id, table, number, guest, seats, seen(seats, known), true);
    }

    /** The version that the client has seen as all these seats. */
    private OptionalInt seen(List<Integer> viewers, OptionalInt named) {
        int least = Integer.MAX_VALUE;
        for (int viewer : viewers.isEmpty() ? List.of(Game.ONLOOKER) : viewers) {
            least = Math.min(least, Math.max(versions.getOrDefault(viewer, -1), named.orElse(-1)));
        }
        return least < 0 ? OptionalInt.empty() : OptionalInt.of(least);
    }

    /** The client's hello was answered; returns whether there is nothing to watch for. */
    synchronized boolean answered(Request.Watch request, ServerName from, long id, boolean yes) {
        asking--;
        if (yes) {
            guest = request.by();
            seats = request.seats();
            known = request.seen();
            accept(from, id);
        } else {
            stale = true; // what came since that hello was not passed on
        }
        ended |= asking == 0 && accepted < 0;
        return ended;
    }

    /** A hello of our own was answered. */
    synchronized void answeredAgain(ServerName from, long id, boolean yes, long ticks) {
        again = false;
        if (yes) {
            stale = false;
            accept(from, id);
        } else {
            stale = true;
            notBefore = ticks + PAUSE;
        }
    }

    private void accept(ServerName from, long id) {
        if (id > accepted) {
            accepted = id;
            home = from;
            heard = 0;
            stale = false;
        }
    }

    /** Whether another hello is due; then the caller sends it. */
    synchronized boolean helloIsDue(ServerName now, long ticks) {
        boolean due =
                !ended
                        && accepted >= 0
                        && !again
                        && ticks >= notBefore
                        && (stale || !home.equals(now));
        again |= due;
        return due;
    }

    /** Passes a message on if it is the next one. */
    synchronized void told(ServerName from, long hello, long sequence, String message) {
        if (isNext(from, hello, sequence)) {
            note(message);
            client.hear(message);
        }
    }

    /** Whether this is the next message; if some are missing, the home has to be asked again. */
    synchronized boolean isNext(ServerName from, long hello, long sequence) {
        // A hello says what the client has seen: from then on it sees nothing from before.
        if (ended || hello != last) {
            return false;
        }
        accept(from, hello); // its answer is late or lost
        if (sequence > heard) {
            stale = true;
        }
        if (sequence != heard) {
            return false;
        }
        heard++;
        return true;
    }

    /** Notes the version of a frame. */
    private void note(String message) {
        ToldVersion.of(message).ifPresent(told -> versions.put(told.seat(), told.version()));
    }

    /** The home has let the table go. */
    synchronized void letGo(long hello) {
        stale |= hello == accepted;
    }

    /**
     * The home says how many messages it has sent since a hello.
     *
     * @param sent -1 if it knows nothing of it
     */
    synchronized void counted(long hello, long sent) {
        stale |= hello == accepted && (sent < 0 || sent > heard);
    }

    /** How a server is to know this client, if it lives there or may soon. */
    synchronized Optional<LinkMessage.Listener> listener(ServerName server) {
        boolean here = home.equals(server);
        return here || again || asking > 0
                ? Optional.of(new LinkMessage.Listener(number, accepted, here))
                : Optional.empty();
    }

    synchronized ServerName home() {
        return home;
    }

    /** The client does not watch any more. */
    synchronized LinkMessage.Bye end() {
        ended = true;
        return new LinkMessage.Bye(number, last);
    }

    /** Forgets the hellos before the one that was accepted last. */
    synchronized LinkMessage.Bye before() {
        return new LinkMessage.Bye(number, accepted - 1);
    }
}
