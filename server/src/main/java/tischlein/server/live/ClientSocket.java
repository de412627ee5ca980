package tischlein.server.live;

import static tischlein.kernel.Phrase.say;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.kernel.Phrase;
import tischlein.server.http.Services;
import tischlein.server.messages.Fields;
import tischlein.server.messages.Message;
import tischlein.server.messages.Problem;
import tischlein.server.messages.SocketClosing;
import tischlein.server.records.Incident;
import tischlein.server.settings.ClientAddress;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;
import tischlein.words.Language;

/**
 * A client's WebSocket: reads messages, passes them to tables, and sends the client the answers. It
 * has no thread of its own. It is public because Jetty calls it.
 */
public final class ClientSocket implements Session.Listener, TableListener {
    private static final Logger LOGGER = LoggerFactory.getLogger(ClientSocket.class);
    private static final int MOST_TABLES = 32;
    private static final long NEVER = Long.MAX_VALUE;
    private static final String PONG = "{\"is\":\"pong\"}";

    private final Services services;
    private final Sockets sockets;
    private final Guest guest;
    private final Language language;
    private final ClientAddress address;
    private final SocketAllowance allowance;
    private final WatchedTables watched = new WatchedTables(MOST_TABLES);
    private final LiveConnection connection = new LiveConnection();
    private final AtomicLong ended = new AtomicLong(NEVER);
    private volatile long heard;
    private String part = ""; // of a message whose end has not come
    private boolean paused; // before the next frame is read; used only by the thread that reads

    ClientSocket(
            Services services,
            Sockets sockets,
            Guest guest,
            Language language,
            ClientAddress address) {
        this.services = services;
        this.sockets = sockets;
        this.guest = guest;
        this.language = language;
        this.address = address;
        allowance = new SocketAllowance(services, sockets.allowances(), guest, address);
    }

    ClientAddress address() {
        return address;
    }

    /** When the client was last heard from, in ticks. */
    long heard() {
        return heard;
    }

    /** When the server ended it, in ticks, or {@link #NEVER}. */
    long ended() {
        return ended.get();
    }

    @Override
    public void onWebSocketOpen(Session opened) {
        connection.open(opened);
        heard = services.outside().ticks();
        sockets.add(this).ifPresent(this::end);
        connection.demand();
    }

    /**
     * Asks for the next frame, exactly once for each that came. After a refusal this waits a while;
     * what the client sends meanwhile is not read, and costs nothing.
     */
    private void readOn() {
        if (paused) {
            paused = false;
            sockets.afterPause(connection::demand);
        } else {
            connection.demand();
        }
    }

    private boolean counted() {
        heard = services.outside().ticks();
        if (allowance.maySend(heard)) {
            return true;
        }
        end(SocketClosing.TOO_MUCH);
        return false;
    }

    @Override
    public void onWebSocketPartialText(String text, boolean last) {
        if (ended.get() == NEVER && counted()) {
            take(text, last);
        }
        readOn();
    }

    private void take(String text, boolean last) {
        var whole = part.isEmpty() ? text : part + text;
        if (whole.length() > Fields.LONGEST) {
            part = "";
            end(SocketClosing.TOO_LONG, say("json.long").number("most", Fields.LONGEST / 1024));
        } else if (last) {
            part = "";
            handle(whole);
        } else {
            part = whole;
        }
    }

    private void handle(String text) {
        try {
            read(text);
        } catch (RejectedExecutionException _) {
            end(SocketClosing.STOPPING); // the tables have just been closed
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    @Override
    public void onWebSocketPing(ByteBuffer payload) {
        if (counted()) {
            connection.pong(payload);
        }
        readOn();
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        counted();
        readOn();
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
        end(SocketClosing.NO_MESSAGE);
        readOn();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        LOGGER.debug("a socket failed", cause);
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        ended.compareAndSet(NEVER, services.outside().ticks());
        connection.closed();
        sockets.remove(this);
        for (var table : watched.all()) {
            services.tables().ask(table, new Request.Unwatch(guest, this), _ -> {});
        }
        callback.succeed();
    }

    private void read(String text) {
        Message message;
        try {
            message = Message.read(text, guest, this);
        } catch (Problem problem) {
            end(SocketClosing.NO_MESSAGE, problem.why());
            return;
        }
        switch (message) {
            case Message.Ping() -> hear(PONG);
            case Message.ToTable command -> ask(command);
        }
    }

    private void ask(Message.ToTable command) {
        var refusal = allowance.refusal(command, heard);
        if (refusal.isPresent()) {
            // A guest who sits at one of the tables never has to wait with a move.
            paused = watched.all().stream().noneMatch(one -> services.tables().has(one, guest));
            refuse(command, refusal.get());
            return;
        }
        var hello = Optional.<WatchedTables.Hello>empty();
        if (command.request() instanceof Request.Unwatch) {
            watched.remove(command.table());
        } else if (command.request() instanceof Request.Watch) {
            hello = watched.add(command.table());
            if (hello.isEmpty()) {
                refuse(command, say("live.tables"));
                return;
            }
        }
        ask(command, hello);
    }

    private void ask(Message.ToTable command, Optional<WatchedTables.Hello> hello) {
        long began = System.nanoTime();
        var table = command.table();
        services.tables()
                .ask(
                        table,
                        command.request(),
                        answer -> {
                            services.wrongCodes().note(address, answer);
                            boolean kept = !(answer instanceof Answer.Refused);
                            hello.ifPresent(said -> watched.settle(table, said, kept));
                            answered(command, answer, began);
                        });
    }

    /** Called on the table's thread, which must not be affected by failures here. */
    private void answered(Message.ToTable command, Answer answer, long began) {
        try {
            // First counted, then told: whoever has the answer finds it in the metrics.
            services.metrics().answered(command, answer, System.nanoTime() - began);
            switch (answer) {
                case Answer.Refused refused -> {
                    var error = services.errors().error(language, command.table(), refused);
                    hear(TableMessages.refused(command, error));
                }
                case Answer.Done _, Answer.Told _, Answer.Suggested _ ->
                        TableMessages.reply(command, answer).ifPresent(this::hear);
                case Answer.Linked _, Answer.Elsewhere _, Answer.Noted _, Answer.Exported _ ->
                        fail(new IllegalStateException("no answer to " + command));
            }
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void refuse(Message.ToTable command, Phrase.Sentence why) {
        hear(TableMessages.refused(command, services.errors().error(language, why)));
    }

    /** May be called by any thread; never blocks. */
    @Override
    public void hear(String message) {
        if (!connection.put(message)) {
            end(SocketClosing.TOO_SLOW);
        }
    }

    /** The host of a table has sent this guest away. */
    @Override
    public void end(String table, Phrase.Sentence why) {
        watched.remove(table);
        hear(TableMessages.bye(table, services.errors().error(language, why)));
    }

    void ping() {
        connection.ping();
    }

    private void fail(RuntimeException e) {
        Incident.happened(services.outside(), e);
        end(SocketClosing.FAILED);
    }

    public void end(SocketClosing why) {
        end(why, say(why.key()));
    }

    /** Tells the client why, if it is still listening, and closes. */
    private void end(SocketClosing why, Phrase.Sentence said) {
        if (!ended.compareAndSet(NEVER, services.outside().ticks())) {
            return;
        }
        services.metrics().closed(why.reason());
        if (why != SocketClosing.STOPPING) {
            LOGGER.atInfo()
                    .addKeyValue("address", address.shown())
                    .addKeyValue("reason", why.reason())
                    .log("socket closed");
        }
        connection.put(TableMessages.bye(services.errors().error(language, said)));
        connection.close(why);
    }

    /** Closes without a message: the client does not answer. */
    void drop() {
        connection.drop();
    }
}
