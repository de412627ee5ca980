package tischlein.house;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tischlein.cluster.ClusterTables;
import tischlein.house.faults.FaultDice;
import tischlein.house.network.SimulatedLinks;
import tischlein.house.network.SimulatedNetwork;
import tischlein.house.people.ServerDoor;
import tischlein.house.store.SimulatedDatabase;
import tischlein.house.store.StoreConnection;
import tischlein.house.time.Fibers;
import tischlein.house.time.Machine;
import tischlein.house.time.MachineThreads;
import tischlein.house.time.SimulatedOutside;
import tischlein.house.time.SimulatedTime;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.table.LiveTables;
import tischlein.table.Tables;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.Store;

/**
 * One run of a server, from its start to its end: the tables of the real one, in a simulated
 * process.
 */
final class SimulatedServer implements ServerDoor {
    private final Machine machine;
    private final SimulatedOutside outside;
    private final Tables tables;
    private final Optional<SimulatedLinks> links; // none if it knows of no other server
    private boolean stopping;
    private boolean stopped;

    SimulatedServer(
            SimulatedTime time,
            Fibers fibers,
            SimulatedDatabase database,
            FaultDice dice,
            List<Game<?, ?, ?>> games,
            Optional<SimulatedNetwork> network,
            long luck) {
        machine = new Machine(time, fibers, new Seeded(luck));
        outside = new SimulatedOutside(time, machine);
        var store = StoreConnection.open(database, time, fibers, machine, dice);
        var threads =
                new WorkerThreads(
                        machine, new MachineThreads(machine), new MachineThreads(machine));
        links = network.map(all -> all.join(machine));
        tables =
                links.<Tables>map(all -> new ClusterTables(games, store, outside, threads, all))
                        .orElseGet(() -> new LiveTables(games, store, outside, threads));
        machine.soon(this::resume);
    }

    /** Without a database a server does not start; whoever looks after it starts it again. */
    private void resume() {
        try {
            tables.resume();
        } catch (Store.Unavailable _) {
            machine.kill();
        }
    }

    @Override
    public boolean open() {
        return !machine.dead() && !stopped;
    }

    /** Whether a newcomer is let in. */
    boolean welcoming() {
        return open() && !stopping;
    }

    boolean dead() {
        return machine.dead();
    }

    @Override
    public void ask(String table, Request request, Consumer<Answer> answer) {
        machine.later(0, () -> tables.ask(table, request, answer)); // in order, as a socket does
    }

    void create(NewTable wish, Guest host, Consumer<Answer> answer) {
        machine.soon(() -> answer.accept(tables.create(wish, host)));
    }

    void kill() {
        machine.kill();
    }

    void freeze(long millis) {
        machine.freeze(millis);
    }

    void jump(long millis) {
        outside.jump(millis);
    }

    /** Stops as it should: hands its tables over, and finishes what has begun. */
    void stop(SimulatedTime time, long patience) {
        stopping = true;
        if (tables instanceof ClusterTables cluster) {
            machine.soon(cluster::leave);
            time.later(patience, () -> close(time, cluster::closeNow, patience));
        } else {
            close(time, tables::close, patience);
        }
    }

    private void close(SimulatedTime time, Runnable closing, long patience) {
        stopped = true;
        machine.soon(() -> {
            closing.run();
            links.ifPresent(SimulatedLinks::close);
        });
        time.later(patience, machine::kill);
    }
}
