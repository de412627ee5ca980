package tischlein.cluster;

import static tischlein.kernel.Phrase.say;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import tischlein.cluster.links.LinkListener;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkCodec;
import tischlein.cluster.messages.LinkMessage;
import tischlein.cluster.relay.ClusterFigures;
import tischlein.cluster.relay.Homes;
import tischlein.cluster.relay.Relay;
import tischlein.kernel.Game;
import tischlein.table.LiveTables;
import tischlein.table.Tables;
import tischlein.table.bots.ThinkingMonitor;
import tischlein.table.outside.Mailbox;
import tischlein.table.outside.Outside;
import tischlein.table.outside.Timer;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;

/**
 * The tables of several servers on one store, as the clients of one of them see them. Each table
 * lives on one server, its home; requests for a table that lives elsewhere are relayed.
 */
public final class ClusterTables implements Tables {
    private static final int GLANCE = 50; // milliseconds between two looks at what has no answer
    private static final int LOOK = 250; // between two looks at all that is under way
    private static final int COMPARE = 3_000; // between two comparisons with the other servers
    private static final int SETTLE = 60_000; // between two looks for tables that nobody woke
    private static final int AGAIN = 1_000; // until the store is asked again

    private final Outside outside;
    private final Timer timer;
    private final ServerLinks links;
    private final News news = new News();
    private final Homes homes;
    private final ClusterFigures figures = new ClusterFigures();
    private final LiveTables live;
    private final Relay relay;
    private final GuestsElsewhere guests;
    private final Mailbox looks;
    private final Mailbox moves;
    private final AtomicLong listChanges = new AtomicLong(); // by other servers
    private final Handover handover;
    private final Doubt doubt;
    private long announced; // changes of the list that the others know of
    private long compared; // in ticks, as the following
    private volatile long settles;
    private volatile boolean closed;

    /**
     * @param links stay open when this closes: whoever opened them closes them afterwards
     */
    public ClusterTables(
            List<Game<?, ?, ?>> games,
            Store store,
            Outside outside,
            WorkerThreads hands,
            ServerLinks links) {
        this.outside = outside;
        this.links = links;
        timer = hands.timer();
        homes = new Homes(links.self(), links.present());
        live =
                new LiveTables(
                        games,
                        store,
                        outside,
                        hands,
                        new TablesElsewhere(homes, this::relay, this::left));
        handover = new Handover(live::live);
        doubt = new Doubt(outside.ticks());
        relay = new Relay(links, homes, live, outside::ticks, figures, news);
        guests = new GuestsElsewhere(live, outside);
        looks = new Mailbox(hands.threads());
        moves = new Mailbox(hands.threads());
        settles = outside.ticks() + SETTLE;
        links.listen(news);
        timer.later(LOOK, this::look);
        timer.later(GLANCE, this::glance);
    }

    /** What other servers say, and which of them are there. */
    private final class News implements LinkListener, Relay.ClusterNews {
        @Override
        public void heard(ServerName from, byte[] message) {
            if (!closed) {
                LinkCodec.read(message).ifPresent(it -> relay.heard(from, it));
            }
        }

        @Override
        public void present(List<ServerName> servers) {
            homes.present(servers);
            figures.viewChanged();
            homesChanged();
        }

        @Override
        public void homesChanged() {
            listChanged();
            looks.post(ClusterTables.this::lookNow);
            moves.post(ClusterTables.this::settle);
        }

        @Override
        public void listChanged() {
            listChanges.getAndIncrement();
        }
    }

    @Override
    public Answer create(NewTable wish, Guest host) {
        return live.create(wish, host);
    }

    @Override
    public void ask(String table, Request request, Consumer<Answer> answer) {
        if (closed || !LiveTables.possible(table)) {
            live.ask(table, request, answer);
        } else {
            relay.ask(table, request, answer);
        }
    }

    @Override
    public boolean has(String table, Guest guest) {
        return homes.here(table) ? live.has(table, guest) : guests.has(table, guest);
    }

    @Override
    public String listed() {
        return live.listed();
    }

    @Override
    public long changes() {
        return live.changes() + listChanges.get();
    }

    @Override
    public String ofGuest(Guest guest) {
        return live.ofGuest(guest);
    }

    @Override
    public String series(String id) {
        return live.series(id);
    }

    @Override
    public void rename(Guest guest, String before) {
        live.rename(guest, before);
    }

    @Override
    public void resume() {
        live.resume();
    }

    @Override
    public void forgetUnused(Duration after) {
        live.forgetUnused(after);
    }

    @Override
    public int live() {
        return live.live();
    }

    @Override
    public void monitor(ThinkingMonitor monitor) {
        live.monitor(monitor);
    }

    @Override
    public int thoughtsWaiting() {
        return live.thoughtsWaiting();
    }

    @Override
    public int botsRemembering() {
        return live.botsRemembering();
    }

    /** The servers that are there, as this one sees them. */
    public List<ServerName> servers() {
        return homes.present();
    }

    /** What has happened between the servers so far. */
    public ClusterFigures figures() {
        return figures;
    }

    private void glance() {
        looks.post(relay::glance);
        timer.later(GLANCE, this::glance);
    }

    private void look() {
        looks.post(this::lookNow);
        timer.later(LOOK, this::look);
    }

    private void lookNow() {
        long now = outside.ticks();
        if (!links.present().equals(homes.present())) { // two views may have come in any order
            news.present(links.present());
        }
        relay.look();
        if (now - compared >= COMPARE) {
            compared = now;
            relay.compare();
        }
        if (doubt.due(now, links.divided())) {
            live.lookAgain();
        }
        if (live.changes() != announced) {
            announced = live.changes();
            relay.tellOthers(new LinkMessage.ListChanged());
        }
        if (now >= settles) {
            settles = now + SETTLE;
            moves.post(this::settle);
        }
    }

    private void settle() {
        try {
            live.settle();
        } catch (Store.Unavailable _) {
            settles = outside.ticks() + AGAIN;
        }
        handover.note();
    }

    private Relay relay() {
        return relay;
    }

    private void left() {
        figures.left();
        handover.note();
    }

    /**
     * Hands all tables over to the other servers, which hear of it first. Clients are still served
     * as before, by relay.
     */
    public void leave() {
        handover.begin();
        relay.tellOthers(new LinkMessage.Leaving());
        relay.heard(homes.self(), new LinkMessage.Leaving());
    }

    /** Tells the clients that are still here, and takes nothing new. */
    public void closeNow() {
        closed = true;
        relay.close(say("refused.stopping"));
        live.close();
    }

    @Override
    public boolean handOver() {
        leave();
        boolean others = !homes.others().isEmpty();
        if (others) {
            handover.await();
        }
        return others;
    }

    @Override
    public void close() {
        if (!handover.begun()) {
            handOver();
        }
        closeNow();
    }
}
