package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.kernel.Phrase;
import tischlein.table.Answer;
import tischlein.table.Guest;
import tischlein.table.Listener;
import tischlein.words.Language;

/**
 * A client's WebSocket: hears messages, asks tables, and tells the client what they say. It owns no
 * thread. Public, because Jetty calls it.
 */
public final class Socket implements Session.Listener, Listener {
    private static final Logger LOGGER = LoggerFactory.getLogger(Socket.class);
    private static final int MOST_TABLES = 32;
    private static final long NEVER = Long.MAX_VALUE;
    private static final String PONG = "{\"is\":\"pong\"}";

    private final Services services;
    private final Sockets sockets;
    private final Guest guest;
    private final Language language;
    private final Address address;
    private final SocketAllowance allowance;
    private final WatchedTables watched = new WatchedTables(MOST_TABLES);
    private final LiveConnection connection = new LiveConnection();
    private final AtomicLong ended = new AtomicLong(NEVER);
    private volatile long heard;
    private String part = ""; // of a message whose end has not come
    private boolean paused; // before the next frame is read; only whoever reads one touches it

    Socket(Services services, Sockets sockets, Guest guest, Language language, Address address) {
        this.services = services;
        this.sockets = sockets;
        this.guest = guest;
        this.language = language;
        this.address = address;
        allowance = new SocketAllowance(services, sockets.allowances(), guest, address);
    }

    Address address() {
        return address;
    }

    /** When the client was last heard of, in ticks. */
    long heard() {
        return heard;
    }

    /** When the server ended it, in ticks; otherwise far in the future. */
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
     * Lets the next frame come, exactly once for each that came. Whoever has been refused waits:
     * what they send meanwhile stays with them, and costs nothing.
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
        boolean fine = allowance.maySend(heard);
        if (!fine) {
            end(Closing.TOO_MUCH);
        }
        return fine;
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
            end(Closing.TOO_LONG, say("json.long").number("most", Fields.LONGEST / 1024));
        } else if (last) {
            part = "";
            hearOut(whole);
        } else {
            part = whole;
        }
    }

    private void hearOut(String text) {
        try {
            read(text);
        } catch (RejectedExecutionException _) {
            end(Closing.STOPPING); // the tables have closed between two lines of ours
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
        end(Closing.NO_MESSAGE);
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
            services.tables().ask(table, Asking.leave(guest, this), _ -> {});
        }
        callback.succeed();
    }

    private void read(String text) {
        Message message;
        try {
            message = Message.read(text);
        } catch (Problem problem) {
            end(Closing.NO_MESSAGE, problem.why());
            return;
        }
        switch (message) {
            case Message.Ping() -> hear(PONG);
            case Message.AtTable command -> ask(command);
        }
    }

    private void ask(Message.AtTable command) {
        var refusal = allowance.refusal(command, heard);
        if (refusal.isPresent()) {
            // Whoever sits at a table is not made to wait with the next move for anything.
            paused = watched.all().stream().noneMatch(one -> services.tables().has(one, guest));
            refuse(command, refusal.get());
            return;
        }
        if (command instanceof Message.Bye) {
            watched.remove(command.table());
        }
        var hello =
                command instanceof Message.Hello
                        ? watched.add(command.table())
                        : Optional.<WatchedTables.Hello>empty();
        if (command instanceof Message.Hello && hello.isEmpty()) {
            refuse(command, say("live.tables"));
            return;
        }
        ask(command, hello);
    }

    private void ask(Message.AtTable command, Optional<WatchedTables.Hello> hello) {
        long began = System.nanoTime();
        services.tables()
                .ask(
                        command.table(),
                        Asking.of(command, guest, this),
                        answer -> {
                            services.wrongCodes().note(address, answer);
                            boolean kept = !(answer instanceof Answer.Refused);
                            hello.ifPresent(said -> watched.settle(command.table(), said, kept));
                            answered(command, answer, began);
                        });
    }

    /** On the table's thread, which must not suffer from what goes wrong here. */
    private void answered(Message.AtTable command, Answer answer, long began) {
        try {
            answered(command, answer);
            services.metrics().answered(command, answer, System.nanoTime() - began);
        } catch (RuntimeException e) {
            fail(e);
        }
    }

    private void answered(Message.AtTable command, Answer answer) {
        switch (answer) {
            case Answer.Refused refused ->
                    refuse(command, services.errors().error(language, command.table(), refused));
            case Answer.Done _, Answer.Told _, Answer.Suggested _ ->
                    Asking.reply(command, answer).ifPresent(this::hear);
            case Answer.Linked _, Answer.Elsewhere _, Answer.Noted _, Answer.Exported _ ->
                    fail(new IllegalStateException("no answer to " + command));
        }
    }

    private void refuse(Message.AtTable command, Phrase.Sentence why) {
        refuse(command, services.errors().error(language, why));
    }

    private void refuse(Message.AtTable command, Map<String, Object> error) {
        hear(Asking.refused(command, error));
    }

    /** Any thread may call it, and none waits. */
    @Override
    public void hear(String message) {
        if (!connection.put(message)) {
            end(Closing.TOO_SLOW);
        }
    }

    /** The host of a table has sent this guest away. */
    @Override
    public void end(String table, Phrase.Sentence why) {
        watched.remove(table);
        hear(Asking.bye(Map.of("table", table), services.errors().error(language, why)));
    }

    void ping() {
        connection.ping();
    }

    private void fail(RuntimeException e) {
        Incident.happened(services.outside(), e);
        end(Closing.FAILED);
    }

    void end(Closing why) {
        end(why, say(why.key()));
    }

    /** Tells the client why, if it still listens, and closes. */
    private void end(Closing why, Phrase.Sentence said) {
        if (!ended.compareAndSet(NEVER, services.outside().ticks())) {
            return;
        }
        services.metrics().closed(why.reason());
        if (why != Closing.STOPPING) {
            LOGGER.atInfo()
                    .addKeyValue("address", address.shown())
                    .addKeyValue("reason", why.reason())
                    .log("socket closed");
        }
        connection.put(Asking.bye(Map.of(), services.errors().error(language, said)));
        connection.close(why);
    }

    /** Without another word: the client does not answer. */
    void drop() {
        connection.drop();
    }
}
