package tischlein.server;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tischlein.client.ClientJson;
import tischlein.client.ClientMessage;
import tischlein.client.SocketUser;
import tools.jackson.databind.JsonNode;

/** The client's side of a WebSocket: keeps all it hears, and can wait for something. */
public final class SocketEar implements SocketUser {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private final List<JsonNode> heard = new ArrayList<>();
    private WebSocket socket;
    private String closed = "";
    private int ids;

    void use(WebSocket opened) {
        socket = opened;
    }

    @Override
    public void told(WebSocket from, String message) {
        var json = ClientJson.MAPPER.readTree(message);
        change(() -> heard.add(json));
    }

    @Override
    public void closed(WebSocket from, int code, String reason) {
        change(() -> closed = code + " " + reason);
    }

    private void change(Runnable what) {
        lock.lock();
        try {
            what.run();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    public void say(String json) {
        socket.sendText(json, true).join();
    }

    public void breakOff() {
        socket.abort();
    }

    public WebSocket socket() {
        return socket;
    }

    private <T> T until(Supplier<Optional<T>> wanted) {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(WirePerson.PATIENCE.toSeconds());
            while (true) {
                var found = wanted.get();
                if (found.isPresent()) {
                    return found.get();
                }
                if (left <= 0) {
                    throw new AssertionError(
                            "not heard; the last of "
                                    + heard.size()
                                    + " was "
                                    + (heard.isEmpty() ? "" : heard.getLast())
                                    + ", closed: "
                                    + closed);
                }
                left = news.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    /** The last message that fits, waiting for one if there is none. */
    public JsonNode await(Predicate<JsonNode> wanted) {
        return until(() -> heard.reversed().stream().filter(wanted).findFirst());
    }

    public JsonNode await(String is) {
        return await(message -> message.path("is").asString().equals(is));
    }

    /** Code and reason. */
    public String closed() {
        return until(() -> Optional.of(closed).filter(text -> !text.isEmpty()));
    }

    public List<JsonNode> heard() {
        lock.lock();
        try {
            return List.copyOf(heard);
        } finally {
            lock.unlock();
        }
    }

    /** The answer to the message with this id. */
    JsonNode answer(String id) {
        return await(message -> message.path("id").asString("").equals(id));
    }

    /** Says something that has an id, and waits for the answer. */
    public JsonNode ask(String fields) {
        var id = "q" + ids++;
        say("{\"id\":\"" + id + "\"," + fields + "}");
        return answer(id);
    }

    public SocketEar hello(String table, Integer... seats) {
        say(new ClientMessage.Hello("hello", table, List.of(seats), OptionalInt.empty()).json());
        await("table");
        return this;
    }

    JsonNode frame(int seat, Predicate<JsonNode> wanted) {
        return await(message ->
                message.path("is").asString().equals("frame")
                        && message.path("seat").asInt() == seat
                        && wanted.test(message));
    }
}
