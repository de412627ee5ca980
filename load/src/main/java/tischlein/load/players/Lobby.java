package tischlein.load.players;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import tischlein.client.ClientJson;
import tischlein.client.HttpApi;
import tischlein.client.HttpReply;
import tischlein.client.ServerProblem;
import tischlein.load.clients.TargetServer;
import tischlein.load.clients.TargetServers;
import tools.jackson.databind.JsonNode;

/**
 * Finds guests and tables for the clients, over HTTP. It waits for the server, which may be down
 * for a while, and so works on threads of its own.
 */
public final class Lobby implements AutoCloseable {
    /** No two at a table may look alike. */
    private static final List<String> NAMES =
            List.of("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Joe");

    private static final String REMATCH = "/rematch";
    private static final int AT_ONCE = 24;
    private static final int PATIENCE = 180_000; // milliseconds
    private static final Duration SILENCE = Duration.ofSeconds(3); // then another one is asked
    private static final int AGAIN = 100;
    private static final int TOO_MANY = 429;
    private static final int BROKEN = 500;
    private static final int CONFLICT = 409;

    private final Semaphore turns = new Semaphore(AT_ONCE);
    private final List<HttpApi> apis; // of each server
    private final AtomicInteger asked = new AtomicInteger(); // which of them is asked now

    /**
     * A table with its guests.
     *
     * @param keys of the guests, one for each socket
     */
    public record Begun(String table, List<String> keys) {
        public Begun {
            keys = List.copyOf(keys);
        }

        /** Tells no key. */
        @Override
        public String toString() {
            return "table " + table;
        }
    }

    /**
     * What a guest holds at a table.
     *
     * @param key the guest's
     */
    record Place(String table, String key, List<Integer> seats) {
        Place {
            seats = List.copyOf(seats);
        }

        /** Tells no key. */
        @Override
        public String toString() {
            return "a place at table " + table;
        }
    }

    /** The server does not do what it is asked. */
    public static final class Unhelpful extends RuntimeException {
        private static final long serialVersionUID = 1;

        public Unhelpful(String what) {
            super(what);
        }
    }

    public Lobby(TargetServers targets) {
        var all = targets.all().stream().map(TargetServer::api);
        apis = (targets.several() ? all.map(api -> api.waiting(SILENCE)) : all).toList();
    }

    /** Sets a table up; whoever is to hear of it, or of the failure, hears it on another thread. */
    public void open(LoadPlan plan, Consumer<Begun> begun, Consumer<RuntimeException> failed) {
        inTurn(() -> begun.accept(begin(plan)), failed);
    }

    private void inTurn(Runnable work, Consumer<RuntimeException> failed) {
        Thread.startVirtualThread(() -> {
            turns.acquireUninterruptibly();
            try {
                work.run();
            } catch (RuntimeException e) {
                failed.accept(e);
            } finally {
                turns.release();
            }
        });
    }

    /** Guests give up what they hold; the game may be over before the last of them does. */
    void leave(List<Place> places, Runnable done, Consumer<RuntimeException> failed) {
        inTurn(
                () -> {
                    places.forEach(place -> place.seats.forEach(seat -> leave(place, seat)));
                    done.run();
                },
                failed);
    }

    private void leave(Place place, int seat) {
        var path = "/api/tables/" + place.table + "/seats/" + seat;
        var reply = answer("DELETE", path, place.key, "");
        if (reply.status() != CONFLICT) {
            fine(path, reply);
        }
    }

    /** Lays a table that nobody starts. */
    void dream(LoadPlan plan, Consumer<RuntimeException> failed) {
        inTurn(() -> lay(plan), failed);
    }

    private Begun begin(LoadPlan plan) {
        var laid = lay(plan);
        post("/api/tables/" + laid.table + "/start", laid.keys.getFirst(), Map.of());
        return laid;
    }

    private Begun lay(LoadPlan plan) {
        var keys = new ArrayList<String>();
        for (int line = 0; line < plan.lines(); line++) {
            var guest = Map.<String, Object>of("name", NAMES.get(line), "key", true);
            keys.add(post("/api/guest", "", guest).path("key").asString());
        }
        var table = post("/api/tables", keys.getFirst(), wish(plan)).path("table").asString();
        for (int seat = 0; seat < plan.options().seats(); seat++) {
            if (seat % plan.lines() != 0) {
                post(
                        "/api/tables/" + table + "/seats",
                        keys.get(seat % plan.lines()),
                        Map.of("seat", seat));
            }
        }
        return new Begun(table, keys);
    }

    private static Map<String, Object> wish(LoadPlan plan) {
        var chairs = new ArrayList<>(Collections.nCopies(plan.options().seats(), "open"));
        for (int seat = 0; seat < chairs.size(); seat += plan.lines()) {
            chairs.set(seat, "me");
        }
        return Map.of(
                "game", plan.game().about().name(),
                "seats", plan.options().seats(),
                "options", plan.options().values(),
                "chairs", chairs,
                "several", plan.lines() < plan.options().seats(),
                "absence", Map.of("policy", "wait", "seconds", 60));
    }

    /** The table that follows one that is over. Asked twice, the server names the same. */
    void rematch(
            String table, String key, Consumer<String> next, Consumer<RuntimeException> failed) {
        inTurn(
                () ->
                        next.accept(
                                post("/api/tables/" + table + REMATCH, key, Map.of())
                                        .path("table")
                                        .asString()),
                failed);
    }

    private JsonNode post(String path, String key, Map<String, Object> body) {
        return fine(path, answer("POST", path, key, ClientJson.write(body))).json();
    }

    private static HttpReply fine(String path, HttpReply reply) {
        if (!reply.fine()) {
            var route = path.replaceFirst("/tables/[^/]+", "/tables/T");
            throw new Unhelpful("%s: %d %s".formatted(route, reply.status(), reply.body()));
        }
        return reply;
    }

    /** Every question goes to another server, and one that got no answer to the next. */
    private HttpReply answer(String method, String path, String key, String body) {
        for (int waited = 0; ; waited += AGAIN) {
            var api = apis.get(Math.floorMod(asked.getAndIncrement(), apis.size()));
            try {
                var reply = api.by(key).send(method, path, body, HttpApi.JSON);
                if (!later(path, reply.status()) || waited >= PATIENCE) {
                    return reply;
                }
            } catch (ServerProblem e) {
                if (waited >= PATIENCE) {
                    throw new Unhelpful(e.toString());
                }
            }
            pause();
        }
    }

    /** While servers do not reach each other, one may not know yet that a game is over. */
    private boolean later(String path, int status) {
        boolean unaware = apis.size() > 1 && status == CONFLICT && path.endsWith(REMATCH);
        return unaware || status == TOO_MANY || status >= BROKEN;
    }

    private static void pause() {
        try {
            Thread.sleep(AGAIN);
        } catch (InterruptedException _) {
            throw new Unhelpful("interrupted");
        }
    }

    @Override
    public void close() {
        apis.forEach(HttpApi::close);
    }
}
