package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;
import tischlein.table.store.Keys;
import tischlein.table.store.ProtocolJson;
import tools.jackson.databind.JsonNode;

/** Somebody at a table who hears everything and can wait for it. */
public final class TestGuest implements TableListener {
    private static final long PATIENCE = 20;

    private final LiveTables tables;
    private final Guest guest;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private final List<String> heard = new ArrayList<>();
    private static final AtomicInteger IDS =
            new AtomicInteger(); // one that comes back has new ones

    TestGuest(LiveTables tables, String name) {
        this.tables = tables;
        this.guest = new Guest(Keys.hash(name), name, "mouse", 0);
    }

    public Guest guest() {
        return guest;
    }

    /** The same guest, called otherwise. */
    public Guest named(String name) {
        return new Guest(guest.hash(), name, "cat", 0);
    }

    @Override
    public void hear(String message) {
        lock.lock();
        try {
            heard.add(message);
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    List<String> heard() {
        lock.lock();
        try {
            return List.copyOf(heard);
        } finally {
            lock.unlock();
        }
    }

    /** The last message that fits, waiting for one if there is none. */
    JsonNode await(Predicate<JsonNode> wanted) {
        lock.lock();
        try {
            long left = TimeUnit.SECONDS.toNanos(PATIENCE);
            int seen = 0;
            while (true) {
                for (int i = heard.size() - 1; i >= seen; i--) {
                    var message = ProtocolJson.MAPPER.readTree(heard.get(i));
                    if (wanted.test(message)) {
                        return message;
                    }
                }
                seen = heard.size();
                if (left <= 0) {
                    throw new AssertionError("not heard; the last was " + heard.getLast());
                }
                left = news.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    /** All messages of a kind, in the order in which they came. */
    List<JsonNode> all(String kind) {
        return heard().stream()
                .map(ProtocolJson.MAPPER::readTree)
                .filter(message -> message.path("is").asString().equals(kind))
                .toList();
    }

    /** The last message of a kind; it must be there. */
    public JsonNode last(String kind) {
        return last(message -> message.path("is").asString().equals(kind));
    }

    /** The last frame of a seat; it must be there. */
    JsonNode frame(int seat) {
        return last(message ->
                message.path("is").asString().equals("frame")
                        && message.path("seat").asInt() == seat);
    }

    private JsonNode last(Predicate<JsonNode> wanted) {
        return heard().reversed().stream()
                .map(ProtocolJson.MAPPER::readTree)
                .filter(wanted)
                .findFirst()
                .orElseThrow();
    }

    void forget() {
        lock.lock();
        try {
            heard.clear();
        } finally {
            lock.unlock();
        }
    }

    JsonNode frame(int seat, Predicate<JsonNode> wanted) {
        return await(message ->
                message.path("is").asString().equals("frame")
                        && message.path("seat").asInt() == seat
                        && wanted.test(message));
    }

    public Answer ask(String table, Request request) {
        return tables.ask(table, request);
    }

    public Answer watch(String table, Integer... seats) {
        return ask(table, new Request.Watch(guest, this, List.of(seats), OptionalInt.empty()));
    }

    Answer unwatch(String table) {
        return ask(table, new Request.Unwatch(guest, this));
    }

    /** Takes whichever chair is free. */
    public Answer take(String table) {
        return ask(table, new Request.Take(guest, OptionalInt.empty()));
    }

    public Answer take(String table, int seat) {
        return ask(table, new Request.Take(guest, OptionalInt.of(seat)));
    }

    JsonNode describe(String table) {
        var answer = (Answer.Told) ask(table, new Request.Describe(guest));
        return ProtocolJson.MAPPER.readTree(answer.json());
    }

    /** What is told of one of its seats. */
    String seat(String table, int seat, String field) {
        return describe(table).path("seats").path(seat).path(field).asString();
    }

    /** The present version of a table. */
    public int version(String table) {
        return ((Answer.Done) ask(table, new Request.Unwatch(guest, _ -> {}))).version();
    }

    Answer start(String table) {
        return ask(table, new Request.Start(guest));
    }

    Answer choose(String table, int seat, int version, List<String> moves) {
        return choose(table, seat, "c" + IDS.getAndIncrement(), version, moves);
    }

    Answer choose(String table, int seat, String id, int version, List<String> moves) {
        return ask(table, new Request.Choose(guest, seat, id, version, moves));
    }

    List<String> suggestion(String table, int seat, int version) {
        var answer = ask(table, new Request.Suggest(guest, seat, version, List.of()));
        return answer instanceof Answer.Suggested(List<String> moves) ? moves : List.of();
    }
}
