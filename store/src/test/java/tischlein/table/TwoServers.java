package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import tischlein.kernel.Game;
import tischlein.table.outside.Timer;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.outside.World;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;

/** The tables of two servers on one database. What they do from time to time they do when told. */
public final class TwoServers implements AutoCloseable {
    private final List<Bell> bells = List.of(new Bell(), new Bell());
    private final List<LiveTables> servers = new ArrayList<>();

    /** Alarms that go off when a test rings, however early that is. */
    private static final class Bell implements Timer {
        private List<Runnable> waiting = new ArrayList<>();

        @Override
        public synchronized Runnable later(long millis, Runnable what) {
            waiting.add(what);
            return () -> callOff(what);
        }

        private synchronized void callOff(Runnable what) {
            waiting.remove(what);
        }

        private synchronized List<Runnable> all() {
            var all = waiting;
            waiting = new ArrayList<>();
            return all;
        }

        @Override
        public synchronized void close() {
            waiting.clear();
        }
    }

    /**
     * @param stores one for each
     */
    public TwoServers(List<Game<?, ?, ?>> games, List<Store> stores) {
        for (int i = 0; i < bells.size(); i++) {
            var hands =
                    new WorkerThreads(
                            bells.get(i),
                            Executors.newVirtualThreadPerTaskExecutor(),
                            Executors.newVirtualThreadPerTaskExecutor());
            servers.add(new LiveTables(games, stores.get(i), new World(), hands));
        }
    }

    public LiveTables first() {
        return servers.getFirst();
    }

    public LiveTables any() {
        return servers.get(ThreadLocalRandom.current().nextInt(servers.size()));
    }

    public Stream<LiveTables> both() {
        return servers.stream();
    }

    /** Both look at their tables: whoever asks one afterwards sees what has come of it. */
    public void ring() {
        bells.forEach(bell -> bell.all().forEach(Runnable::run));
    }

    /** A table for these, who sit there in this order. */
    public String play(String game, List<Guest> guests) {
        var wish =
                new NewTable(
                        game,
                        guests.size(),
                        Map.of(),
                        List.of("me"),
                        false,
                        true,
                        false,
                        false,
                        new Setup.Absence(Setup.Policy.WAIT, 0),
                        new Setup.Pace(0, 0, 0),
                        GuestRules.USUAL,
                        "");
        var table = ((Answer.Elsewhere) first().create(wish, guests.getFirst())).table();
        for (int seat = 1; seat < guests.size(); seat++) {
            first().ask(table, new Request.Take(guests.get(seat), OptionalInt.of(seat)));
        }
        first().ask(table, new Request.Start(guests.getFirst()));
        return table;
    }

    @Override
    public void close() {
        servers.forEach(LiveTables::close);
    }
}
