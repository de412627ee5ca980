package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.kernel.Phrase;
import tischlein.table.Answer;
import tischlein.table.Guest;
import tischlein.table.Listener;
import tischlein.table.Wire;
import tischlein.words.Language;

/**
 * A client's WebSocket: hears messages, asks tables, and tells the client what they say. It owns no
 * thread; whatever is to be sent goes through an outbox that never waits. Public, because Jetty
 * calls it.
 */
public final class Socket implements Session.Listener.AutoDemanding, Listener {
    private static final Logger LOGGER = LoggerFactory.getLogger(Socket.class);
    private static final int MOST_WAITING = 256 * 1024;
    private static final int MOST_TABLES = 32;
    private static final long NEVER = Long.MAX_VALUE;
    private static final String PONG = "{\"is\":\"pong\"}";

    private final Services services;
    private final Sockets sockets;
    private final Guest guest;
    private final Language language;
    private final Address address;
    private final Bucket messages = new Bucket();
    private final Bucket chat = new Bucket();
    private final Set<String> watched = ConcurrentHashMap.newKeySet(1);
    private final Outbox outbox = new Outbox(this::send, MOST_WAITING);
    private final AtomicLong ended = new AtomicLong(NEVER);
    private volatile @Nullable Session session;
    private volatile long heard;

    Socket(Services services, Sockets sockets, Guest guest, Language language, Address address) {
        this.services = services;
        this.sockets = sockets;
        this.guest = guest;
        this.language = language;
        this.address = address;
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
        session = opened;
        heard = services.outside().ticks();
        sockets.add(this).ifPresent(this::end);
    }

    @Override
    public void onWebSocketText(String text) {
        if (ended.get() == NEVER) {
            heard = services.outside().ticks();
            try {
                read(text);
            } catch (RejectedExecutionException _) {
                end(Closing.STOPPING); // the tables have closed between two lines of ours
            } catch (RuntimeException e) {
                fail(e);
            }
        }
    }

    @Override
    public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
        callback.succeed();
        end(Closing.NO_MESSAGE);
    }

    @Override
    public void onWebSocketPong(ByteBuffer payload) {
        heard = services.outside().ticks();
    }

    @Override
    public void onWebSocketError(Throwable cause) {
        LOGGER.debug("a socket failed", cause);
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        ended.compareAndSet(NEVER, services.outside().ticks());
        outbox.close();
        sockets.remove(this);
        for (var table : watched) {
            services.tables().ask(table, Asking.leave(guest, this), _ -> {});
        }
        callback.succeed();
    }

    private void read(String text) {
        if (!messages.take(services.settings().limits().socket(), heard)
                || !sockets.mayAsk(address, heard)) {
            end(Closing.TOO_MUCH);
            return;
        }
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
        if (!sockets.mayAsk(command.table(), heard)) {
            end(Closing.TOO_MUCH);
            return;
        }
        if (isTalk(command) && !chat.take(services.settings().limits().chat(), heard)) {
            refuse(command, services.errors().error(language, say("live.chat")));
            return;
        }
        if (command instanceof Message.Hello && !watch(command.table())) {
            refuse(command, services.errors().error(language, say("live.tables")));
            return;
        }
        if (command instanceof Message.Bye) {
            watched.remove(command.table());
        }
        long began = System.nanoTime();
        services.tables()
                .ask(
                        command.table(),
                        Asking.of(command, guest, this),
                        answer -> answered(command, answer, began));
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

    private static boolean isTalk(Message message) {
        return message instanceof Message.Chat || message instanceof Message.Emote;
    }

    private boolean watch(String table) {
        return watched.contains(table) || watched.size() < MOST_TABLES && watched.add(table);
    }

    private void answered(Message.AtTable command, Answer answer) {
        switch (answer) {
            case Answer.Refused refused ->
                    refuse(command, services.errors().error(language, command.table(), refused));
            case Answer.Done _, Answer.Told _, Answer.Suggested _ ->
                    Asking.reply(command, answer).ifPresent(this::hear);
            case Answer.Linked _, Answer.Elsewhere _, Answer.Exported _ ->
                    fail(new IllegalStateException("no answer to " + command));
        }
    }

    private void refuse(Message.AtTable command, Map<String, Object> error) {
        var refused = new LinkedHashMap<String, Object>();
        refused.put("is", "refused");
        refused.put("id", command.id());
        refused.put("error", error);
        hear(Wire.write(refused));
    }

    /** Any thread may call it, and none waits. */
    @Override
    public void hear(String message) {
        if (!outbox.put(message)) {
            end(Closing.TOO_SLOW);
        }
    }

    private void send(String message, Runnable gone) {
        var open = session;
        if (open != null) {
            open.sendText(message, Callback.from(gone, this::broken));
        }
    }

    /** Nothing more can be sent. The client must notice, so that it comes back. */
    private void broken(Throwable cause) {
        LOGGER.debug("a message could not be sent", cause);
        drop();
    }

    void ping() {
        var open = session;
        if (open != null && open.isOpen()) {
            open.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
        }
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
        var bye = new LinkedHashMap<String, Object>();
        bye.put("is", "bye");
        bye.put("error", services.errors().error(language, said));
        outbox.put(Wire.write(bye));
        outbox.finish(() -> close(why));
    }

    private void close(Closing why) {
        var open = session;
        if (open != null) {
            open.close(why.code(), why.reason(), Callback.NOOP);
        }
    }

    /** Without another word: the client does not answer. */
    void drop() {
        outbox.close();
        var open = session;
        if (open != null) {
            open.disconnect();
        }
    }
}
