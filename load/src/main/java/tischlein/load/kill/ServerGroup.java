package tischlein.load.kill;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tischlein.kernel.Seeded;
import tischlein.load.clients.TargetServers;
import tischlein.store.database.WriteWitness;

/** Several servers on one database, and what happens to them. */
final class ServerGroup implements AutoCloseable {
    private static final int FROZEN = 10_000; // milliseconds
    private static final int ALONE = 3_000;
    private static final int DATABASE_AWAY = 1_000;

    private final List<ClusterServer> servers;
    private final CampaignDatabase database;
    private Kill.Hits hits = Kill.Hits.NONE;

    /**
     * @param cuttable whether each has an address of its own
     */
    ServerGroup(Programs programs, CampaignDatabase database, int servers, boolean cuttable) {
        this.database = database;
        var key = programs.clusterKey();
        this.servers =
                IntStream.range(0, servers)
                        .mapToObj(number ->
                                new ClusterServer(
                                        programs,
                                        database.address(),
                                        key,
                                        number,
                                        cuttable ? NetworkCut.address(number) : "127.0.0.1"))
                        .toList();
        this.servers.getFirst().rehearse();
    }

    TargetServers targets() {
        return new TargetServers(servers.stream().map(ClusterServer::target).toList());
    }

    Kill.Hits hits() {
        return hits;
    }

    void start() {
        servers.forEach(server -> {
            server.start();
            server.await(server.number() + 1);
        });
        awaitAll();
    }

    /** Returns when all see all. */
    private void awaitAll() {
        servers.forEach(server -> server.await(servers.size()));
    }

    /**
     * Lets something happen; afterwards a server may be missing.
     *
     * @return brings the server back, if one is missing
     */
    Optional<Runnable> happen(ServerTrouble incident, Seeded random, Runnable begin)
            throws IOException {
        var server = servers.get(random.nextInt(servers.size()));
        switch (incident) {
            case NOTHING, RETURN -> begin.run();
            case KILL -> {
                hits.aim(server.witness());
                begin.run();
                server.kill();
                hits = hits.with(WriteWitness.read(server.witness()));
            }
            case STOP -> {
                begin.run();
                server.stop();
            }
            case FREEZE -> {
                begin.run();
                server.freeze();
                Pause.millis(FROZEN);
                server.thaw();
                awaitAll();
            }
            case CUT -> {
                begin.run();
                NetworkCut.cut();
                servers.forEach(each -> each.await(1)); // all believe that they are alone
                Pause.millis(ALONE);
                NetworkCut.heal();
                awaitAll();
            }
            case DATABASE -> {
                begin.run();
                database.restart(() -> Pause.millis(DATABASE_AWAY));
            }
        }
        boolean gone = incident == ServerTrouble.KILL || incident == ServerTrouble.STOP;
        return gone ? Optional.of(() -> comeBack(server)) : Optional.empty();
    }

    private void comeBack(ClusterServer server) {
        server.start();
        awaitAll();
    }

    void stop() {
        servers.forEach(ClusterServer::stop);
    }

    @Override
    public void close() {
        servers.forEach(ClusterServer::close);
    }
}
