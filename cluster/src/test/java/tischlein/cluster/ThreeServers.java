package tischlein.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import tischlein.cluster.links.WiredServers;
import tischlein.cluster.relay.Homes;
import tischlein.kernel.Game;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Keys;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tools.jackson.databind.JsonNode;

/** Three servers, a, b and c, on one store, with a table of larder for one person and a bot. */
final class ThreeServers {
    static final Guest ANNA = guest("Anna");

    final HandClock clock = new HandClock();
    final WiredServers wires = new WiredServers();
    final MemoryStore store = new MemoryStore();
    final Map<String, ClusterTables> servers = new LinkedHashMap<>();

    ThreeServers() {
        List.of("a", "b", "c").forEach(this::start);
        wires.see("a", "b", "c");
    }

    ClusterTables start(String name) {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        var threads = new WorkerThreads(clock, new OwnThread(), new OwnThread());
        var tables = new ClusterTables(games, store, clock, threads, wires.start(name));
        servers.put(name, tables);
        return tables;
    }

    static Guest guest(String name) {
        return new Guest(Keys.hash(name), name, "mouse", 0);
    }

    ClusterTables of(String name) {
        return servers.get(name);
    }

    /** A table that lives on this server: made until chance makes one that does. */
    String tableAt(String home, NewTable wish) {
        while (true) {
            var table = ((Answer.Elsewhere) of("a").create(wish, ANNA)).table();
            if (homeOf(table).equals(home)) {
                return table;
            }
        }
    }

    String homeOf(String table) {
        var homes = new Homes(of("a").servers().getFirst(), of("a").servers());
        return homes.of(table).text();
    }

    /** Larder for Anna and a bot that does not dawdle. */
    static NewTable wish(String... chairs) {
        return new NewTable(
                "larder",
                2,
                Map.of(),
                List.of(chairs),
                true,
                true,
                false,
                false,
                new Setup.Absence(Setup.Policy.WAIT, 0),
                new Setup.Pace(0, 0, 0),
                GuestRules.USUAL,
                "");
    }

    /** Such a table, which has begun. */
    String playedAt(String home) {
        var table = tableAt(home, wish("me", "bot random"));
        done(of("a").ask(table, new Request.Start(ANNA)));
        return table;
    }

    static void done(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Done.class);
    }

    /** Somebody's page. */
    static final class Page implements TableListener {
        final List<JsonNode> heard = new ArrayList<>();

        @Override
        public void hear(String message) {
            heard.add(ProtocolJson.MAPPER.readTree(message));
        }

        List<JsonNode> all(String kind) {
            return heard.stream().filter(one -> one.path("is").asString().equals(kind)).toList();
        }

        int version() {
            return all("frame").getLast().path("version").asInt();
        }

        List<Integer> versions() {
            return all("frame").stream().map(one -> one.path("version").asInt()).toList();
        }
    }

    Page watching(String server, String table, int seat) {
        var page = new Page();
        done(
                of(server)
                        .ask(
                                table,
                                new Request.Watch(ANNA, page, List.of(seat), OptionalInt.empty())));
        return page;
    }

    /** Chooses what may be chosen first, move by move, until it is a whole choice. */
    Request.Choose choice(String server, String table, Page page, String id) {
        var moves = new ArrayList<String>();
        int version = page.version();
        while (true) {
            var tried = of(server).ask(table, new Request.Try(ANNA, 0, version, moves));
            var json = ProtocolJson.MAPPER.readTree(((Answer.Told) tried).json());
            if (json.path("complete").asBoolean()) {
                return new Request.Choose(ANNA, 0, id, version, moves);
            }
            moves.add(json.path("choices").get(0).path("move").asString());
        }
    }
}
