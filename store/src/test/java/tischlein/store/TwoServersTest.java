package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.table.LiveTables;
import tischlein.table.TwoServers;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable.Phase;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two servers on one database: whatever one of them has acknowledged is in the log. */
@ResourceLock(Postgres.SERVER)
class TwoServersTest {
    private static final int GAMES = 8;
    private static final int TRIES = 50;

    private static final List<Guest> GUESTS =
            List.of("Anna", "Ben", "Cleo").stream()
                    .map(name -> new Guest("hash of " + name, name, "mouse", 0))
                    .toList();

    @TempDir private Path folder;

    private List<Store> stores(String kind) {
        if (kind.equals("memory")) {
            var store = new MemoryStore();
            return List.of(store, store);
        }
        var database =
                kind.equals("sqlite") ? folder.resolve("house.db").toString() : Postgres.database();
        return List.of(Stores.open(database), Stores.open(database));
    }

    @ParameterizedTest
    @ValueSource(strings = {"memory", "sqlite", "postgres"})
    void choicesAndChangesThatRaceAtTwoServersAreAllInTheLog(String kind) throws Exception {
        var games = new ArrayList<Game<?, ?, ?>>();
        ServiceLoader.load(Game.class).forEach(games::add);
        var stores = stores(kind);
        try (var servers = new TwoServers(games, stores)) {
            for (int n = 0; n < GAMES; n++) {
                var table = servers.play("buffet", GUESTS);
                while (stores.getFirst().table(table).orElseThrow().phase() != Phase.OVER) {
                    step(servers, stores.getFirst(), table);
                }
            }
        } finally {
            stores.forEach(Store::close);
        }
    }

    /**
     * All who owe a choice make it and change it, each where it happens to be. Every other time one
     * of them waits for the others: they change their minds while the step lasts, and the last to
     * choose does so at a server that may not have heard of it.
     */
    private static void step(TwoServers servers, Store store, String table) throws Exception {
        servers.ring();
        int version = store.table(table).orElseThrow().length();
        var owing =
                IntStream.range(0, GUESTS.size())
                        .filter(seat -> !choices(servers.first(), table, seat, version).isEmpty())
                        .boxed()
                        .toList();
        int last = ThreadLocalRandom.current().nextBoolean() ? owing.size() - 1 : owing.size();
        var others = new CountDownLatch(Math.min(last, owing.size() - 1));
        var acknowledged =
                RivalContract.together(
                        owing.size(),
                        n -> {
                            if (n == last) {
                                others.await();
                            }
                            try {
                                return choose(servers, table, owing.get(n), version);
                            } finally {
                                others.countDown();
                            }
                        });
        for (int n = 0; store.table(table).orElseThrow().length() == version; n++) {
            assertThat(n).as("rings until the step is over").isLessThan(TRIES);
            servers.ring();
            servers.both().forEach(tables -> version(tables, table));
        }
        var kept = new TreeMap<Integer, String>();
        var promised = new TreeMap<Integer, String>();
        var moves = moves(store, table, version);
        for (int n = 0; n < owing.size(); n++) {
            promised.put(owing.get(n), acknowledged.get(n));
            kept.put(owing.get(n), moves.getOrDefault(owing.get(n), ""));
        }
        assertThat(kept).isEqualTo(promised);
    }

    /** The first move of each seat in the batch that begins there. */
    private static Map<Integer, String> moves(Store store, String table, int version) {
        var moves = new TreeMap<Integer, String>();
        for (var batch : store.log(table)) {
            for (var line : batch.lines()) {
                if (batch.first() == version && Character.isDigit(line.charAt(0))) {
                    int blank = line.indexOf(' ');
                    moves.putIfAbsent(
                            Integer.valueOf(line.substring(0, blank)), line.substring(blank + 1));
                }
            }
        }
        return moves;
    }

    /** Chooses up to four times, and answers with the first move of the last that was kept. */
    private static String choose(TwoServers servers, String table, int seat, int version) {
        var random = ThreadLocalRandom.current();
        int times = 1 + random.nextInt(4);
        var last = "";
        for (int n = 0; n < times; n++) {
            var moves = whole(servers.first(), table, seat, version);
            if (moves.isEmpty() || !kept(servers, table, seat, version, moves)) {
                return last; // the step is over
            }
            last = moves.getFirst();
        }
        return last;
    }

    /** Sends a choice until it is acknowledged, now here, now there; false if the step is over. */
    private static boolean kept(
            TwoServers servers, String table, int seat, int version, List<String> moves) {
        var id = Long.toString(ThreadLocalRandom.current().nextLong(Long.MAX_VALUE));
        for (int n = 0; n < TRIES; n++) {
            var server = servers.any();
            var request = new Request.Choose(GUESTS.get(seat), seat, id, version, moves);
            if (server.ask(table, request) instanceof Answer.Done) {
                return true;
            }
            if (version(server, table) > version) {
                return false;
            }
        }
        throw new AssertionError("never acknowledged");
    }

    private static int version(LiveTables tables, String table) {
        var answer = tables.ask(table, new Request.Unwatch(GUESTS.getFirst(), _ -> {}));
        return ((Answer.Done) answer).version();
    }

    /** Any whole choice; none if the step is over. */
    private static List<String> whole(LiveTables tables, String table, int seat, int version) {
        var moves = new ArrayList<String>();
        while (true) {
            var tried = attempt(tables, table, seat, version, moves);
            if (tried.isMissingNode()) {
                return List.of();
            }
            if (tried.path("complete").asBoolean()) {
                return moves;
            }
            var next = tried.path("choices");
            int any = ThreadLocalRandom.current().nextInt(next.size());
            moves.add(next.path(any).path("move").asString());
        }
    }

    private static JsonNode choices(LiveTables tables, String table, int seat, int version) {
        return attempt(tables, table, seat, version, List.of()).path("choices");
    }

    private static JsonNode attempt(
            LiveTables tables, String table, int seat, int version, List<String> moves) {
        var answer = tables.ask(table, new Request.Try(GUESTS.get(seat), seat, version, moves));
        var json = answer instanceof Answer.Told(String told) ? told : "{}";
        var tried = JsonMapper.shared().readTree(json);
        return tried.isEmpty() ? tried.path("none") : tried;
    }
}
