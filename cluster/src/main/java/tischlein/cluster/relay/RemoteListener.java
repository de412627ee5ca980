package tischlein.cluster.relay;

import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkMessage;
import tischlein.kernel.Phrase;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;

/** A client as the home of its table knows it: by its server and a number. */
final class RemoteListener implements TableListener {
    private final LinkSender sender;
    private final ServerName server;
    private final LinkMessage.Hello hello;
    private volatile boolean accepted; // its hello was
    private volatile boolean gone;
    private volatile long sent; // counted after sending: whoever asks is never told too many

    RemoteListener(LinkSender sender, ServerName server, LinkMessage.Hello hello) {
        this.sender = sender;
        this.server = server;
        this.hello = hello;
    }

    ServerName server() {
        return server;
    }

    long number() {
        return hello.number();
    }

    /** The number of its hello. */
    long hello() {
        return hello.id();
    }

    String table() {
        return hello.table();
    }

    Guest guest() {
        return hello.guest();
    }

    long sent() {
        return sent;
    }

    void accept() {
        accepted = true;
    }

    /** Whether the table has listened to its hello. */
    boolean accepted() {
        return accepted;
    }

    /** The same client has said hello again: nobody comes or goes. */
    @Override
    public boolean replaces(TableListener other) {
        return other instanceof RemoteListener before
                && before.server.equals(server)
                && before.number() == number()
                && before.hello() < hello();
    }

    @Override
    public synchronized void hear(String message) {
        if (!gone) {
            sender.send(server, new LinkMessage.Told(number(), hello(), sent, message));
            sent++;
        }
    }

    @Override
    public synchronized void end(String table, Phrase.Sentence why) {
        sender.send(server, new LinkMessage.Ended(number(), hello(), sent, why));
        sent++;
    }

    /** The table lives elsewhere now: the client hears nothing more from here. */
    void letGo() {
        gone = true;
        sender.send(server, new LinkMessage.LetGo(number(), hello()));
    }
}
