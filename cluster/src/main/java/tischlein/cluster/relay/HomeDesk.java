package tischlein.cluster.relay;

import java.util.HashMap;
import java.util.List;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkMessage;
import tischlein.table.LiveTables;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

/** Where requests for the tables that live here arrive, from other servers and from this one. */
public final class HomeDesk {
    private final Homes homes;
    private final LinkSender sender;
    private final LiveTables tables;
    private final RecentIds recent = new RecentIds();
    private final RemoteListeners listeners = new RemoteListeners();

    public HomeDesk(Homes homes, LinkSender sender, LiveTables tables) {
        this.homes = homes;
        this.sender = sender;
        this.tables = tables;
    }

    void ask(ServerName from, LinkMessage.Ask ask) {
        if (recent.first(from, ask.id())) {
            tables.ask(
                    ask.table(),
                    ask.request(),
                    answer -> sender.send(from, new LinkMessage.Answered(ask.id(), answer)));
        }
    }

    void hello(ServerName from, LinkMessage.Hello hello) {
        if (!recent.first(from, hello.id())) {
            return;
        }
        var listener = new RemoteListener(sender, from, hello);
        listeners.add(listener);
        tables.ask(
                hello.table(),
                watch(hello, listener),
                answer -> {
                    if (answer instanceof Answer.Refused) {
                        listeners.remove(listener);
                    } else {
                        listener.accept();
                        unwatchOvertaken(from, hello);
                    }
                    sender.send(from, new LinkMessage.Answered(hello.id(), answer));
                });
    }

    /**
     * The table has put the new one in the place of those before, but for hellos that come late.
     */
    private void unwatchOvertaken(ServerName from, LinkMessage.Hello hello) {
        var before = listeners.removeUpTo(from, hello.number(), hello.id() - 1);
        unwatch(before.stream().filter(one -> !one.accepted()).toList());
    }

    private static Request watch(LinkMessage.Hello hello, RemoteListener listener) {
        return hello.again()
                ? new Request.Rewatch(hello.guest(), listener, hello.seats(), hello.seen())
                : new Request.Watch(hello.guest(), listener, hello.seats(), hello.seen());
    }

    private void unwatch(List<RemoteListener> leaving) {
        leaving.forEach(
                one -> tables.ask(one.table(), new Request.Unwatch(one.guest(), one), _ -> {}));
    }

    void bye(ServerName from, LinkMessage.Bye bye) {
        unwatch(listeners.removeUpTo(from, bye.number(), bye.upTo()));
    }

    /** Forgets whom the sender has forgotten, and says what the others were sent. */
    void watched(ServerName from, LinkMessage.Watched watched) {
        var known = new HashMap<Long, LinkMessage.Listener>();
        watched.listeners().forEach(one -> known.put(one.number(), one));
        unwatch(
                listeners.removeIf(
                        from,
                        one ->
                                one.hello() <= watched.upTo()
                                        && (!known.containsKey(one.number())
                                                || superseded(one, known.get(one.number())))));
        sender.send(
                from,
                new LinkMessage.Counts(
                        watched.listeners().stream()
                                .filter(one -> one.here() && one.hello() >= 0)
                                .map(one -> counted(from, one))
                                .toList()));
    }

    private static boolean superseded(RemoteListener one, LinkMessage.Listener known) {
        return one.hello() < known.hello() || one.hello() == known.hello() && !known.here();
    }

    private LinkMessage.Count counted(ServerName from, LinkMessage.Listener one) {
        long sent = listeners.sent(from, one.number(), one.hello());
        return new LinkMessage.Count(one.number(), one.hello(), sent);
    }

    /** A table has left for another home. */
    public void left(String table) {
        listeners.removeTable(table).forEach(RemoteListener::letGo);
    }

    /** The server stops: no client of another server hears anything more from here. */
    void close() {
        listeners
                .servers()
                .forEach(server ->
                        listeners.removeIf(server, _ -> true).forEach(RemoteListener::letGo));
    }

    /** Forgets the clients of servers that are not there any more. */
    public void look() {
        for (var server : listeners.servers()) {
            if (!homes.present(server)) {
                unwatch(listeners.removeIf(server, _ -> true));
            }
        }
    }
}
