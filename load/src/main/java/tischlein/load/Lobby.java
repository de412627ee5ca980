package tischlein.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import tischlein.kernel.Option;
import tischlein.table.Wire;
import tools.jackson.databind.JsonNode;

/**
 * Finds guests and tables for the clients, over HTTP. It waits for the server, which may be down
 * for a while, and so works on threads of its own.
 */
final class Lobby implements AutoCloseable {
    /** No two at a table may look alike. */
    private static final List<String> NAMES =
            List.of("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal", "Ida", "Joe");

    private static final int AT_ONCE = 24;
    private static final int PATIENCE = 180_000; // milliseconds
    private static final int AGAIN = 100;
    private static final int TOO_MANY = 429;
    private static final int BROKEN = 500;
    private static final int BAD = 400;
    private static final int CONFLICT = 409;

    private final Target target;
    private final Semaphore turns = new Semaphore(AT_ONCE);
    private final HttpClient http =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(Duration.ofSeconds(10))
                    .build();

    /**
     * A table with its guests.
     *
     * @param keys of the guests, one for each socket
     */
    record Begun(String table, List<String> keys) {
        Begun {
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
    static final class Unhelpful extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unhelpful(String what) {
            super(what);
        }
    }

    Lobby(Target target) {
        this.target = target;
    }

    /** Sets a table up; whoever is to hear of it, or of the failure, hears it on another thread. */
    void open(Plan plan, Consumer<Begun> begun, Consumer<RuntimeException> failed) {
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
        var answer = answer(request(path, place.key).DELETE().build());
        if (answer.statusCode() != CONFLICT) {
            read(path, answer);
        }
    }

    /** Lays a table that nobody starts. */
    void dream(Plan plan, Consumer<RuntimeException> failed) {
        inTurn(() -> lay(plan), failed);
    }

    private Begun begin(Plan plan) {
        var laid = lay(plan);
        post("/api/tables/" + laid.table + "/start", laid.keys.getFirst(), Map.of());
        return laid;
    }

    private Begun lay(Plan plan) {
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

    private static Map<String, Object> wish(Plan plan) {
        var about = plan.game().about();
        var options = new LinkedHashMap<String, String>();
        about.options().stream()
                .map(Option::name)
                .forEach(name -> options.put(name, plan.options().value(name)));
        var chairs = new ArrayList<>(Collections.nCopies(plan.options().seats(), "open"));
        for (int seat = 0; seat < chairs.size(); seat += plan.lines()) {
            chairs.set(seat, "me");
        }
        return Map.of(
                "game",
                about.name(),
                "seats",
                plan.options().seats(),
                "options",
                options,
                "chairs",
                chairs,
                "several",
                plan.lines() < plan.options().seats(),
                "absence",
                Map.of("policy", "wait", "seconds", 60));
    }

    /** The table that follows one that is over. Asked twice, the server names the same. */
    void rematch(
            String table, String key, Consumer<String> next, Consumer<RuntimeException> failed) {
        inTurn(
                () ->
                        next.accept(
                                post("/api/tables/" + table + "/rematch", key, Map.of())
                                        .path("table")
                                        .asString()),
                failed);
    }

    private JsonNode post(String path, String key, Map<String, Object> body) {
        var request =
                request(path, key)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(Wire.write(body)));
        return read(path, answer(request.build()));
    }

    private HttpRequest.Builder request(String path, String key) {
        var request = HttpRequest.newBuilder(target.http(path)).timeout(Duration.ofSeconds(30));
        return key.isEmpty() ? request : request.header("Authorization", "Bearer " + key);
    }

    private static JsonNode read(String path, HttpResponse<String> answer) {
        if (answer.statusCode() >= BAD) {
            throw new Unhelpful(
                    path.replaceFirst("/tables/[^/]+", "/tables/T")
                            + ": "
                            + answer.statusCode()
                            + " "
                            + answer.body());
        }
        return answer.body().isEmpty()
                ? Wire.MAPPER.readTree("{}")
                : Wire.MAPPER.readTree(answer.body());
    }

    private HttpResponse<String> answer(HttpRequest request) {
        for (int waited = 0; ; waited += AGAIN) {
            try {
                var answer = http.send(request, HttpResponse.BodyHandlers.ofString());
                boolean later = answer.statusCode() == TOO_MANY || answer.statusCode() >= BROKEN;
                if (!later || waited >= PATIENCE) {
                    return answer;
                }
            } catch (IOException e) {
                if (waited >= PATIENCE) {
                    throw new Unhelpful(e.toString());
                }
            } catch (InterruptedException _) {
                throw new Unhelpful("interrupted");
            }
            pause();
        }
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
        http.shutdownNow();
    }
}
