package tischlein.load.kill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.load.clients.PromiseJournal;
import tischlein.store.Stores;

/**
 * Kills, stops, freezes and cuts off one of several servers again and again while clients play at
 * all of them. Measures how long tables stand still, and compares afterwards what clients were
 * promised with what the servers have kept.
 *
 * @param incidents how often each happens
 * @param database nothing for one of this run's own
 */
public record ClusterKill(
        Programs programs,
        List<Game<?, ?, ?>> games,
        Play play,
        int servers,
        Map<ServerTrouble, Integer> incidents,
        Optional<String> database) {
    /** Who wants to see how it goes. */
    public interface Progress {
        Progress UNSEEN = (_, _, _) -> {};

        /** What happens next, and how much has happened before. */
        void tell(ServerTrouble incident, int done, int of);
    }

    /**
     * What came of it.
     *
     * @param kept whether every promise was
     * @param standstills by kind of incident
     */
    public record Verdict(KillVerdict kept, List<Standstill> standstills) {
        public Verdict {
            standstills = List.copyOf(standstills);
        }

        public boolean fine() {
            return kept.fine();
        }
    }

    private static final int LONGEST_PLAY = 400; // milliseconds until the next incident
    private static final int PATIENCE = 120_000;
    private static final int BETWEEN_COMPARISONS = 10; // incidents
    private static final int LOOK = 2;
    private static final int MOVES_OF_EACH_SEAT = 2; // until a table counts as going on

    public ClusterKill {
        games = List.copyOf(games);
        incidents = Map.copyOf(incidents);
    }

    public Verdict run(Progress progress) {
        boolean cuts = incidents.getOrDefault(ServerTrouble.CUT, 0) > 0;
        try (var shared = CampaignDatabase.of(database, programs.scratch());
                var group = new ServerGroup(programs, shared, servers, cuts)) {
            group.start();
            return run(progress, shared, group);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Verdict run(Progress progress, CampaignDatabase shared, ServerGroup group)
            throws IOException {
        var observed = new ArrayList<Standstill.Observed>();
        try (var exports = new ExportedLogs(group.targets().first());
                var clients = programs.clients(group.targets(), play)) {
            var watch = watch(clients);
            awaitPlay(watch, clients);
            var random = new Seeded(play.seed());
            var all = all(random);
            for (int done = 0; done < all.size(); done++) {
                progress.tell(all.get(done), done, all.size());
                boolean compare = done % BETWEEN_COMPARISONS == 0;
                observed.addAll(happen(all.get(done), compare, group, random, watch, clients));
                Files.write(programs.scratch().file("incidents"), lines(observed));
            }
            var told = Kill.ClientsTold.read(clients.finish());
            var entries = PromiseJournal.read(programs.journal());
            var logs = exports.logs(entries);
            group.stop();
            try (var store = Stores.open(shared.address())) {
                var kept = new Audit(store, games, entries, logs).verdict(group.hits(), told);
                return new Verdict(kept, standstills(observed));
            }
        }
    }

    /** In an order that the seed draws. */
    private List<ServerTrouble> all(Seeded random) {
        var all = new ArrayList<ServerTrouble>();
        for (var kind : ServerTrouble.values()) {
            all.addAll(Collections.nCopies(incidents.getOrDefault(kind, 0), kind));
        }
        for (int n = all.size(); n > 1; n--) {
            Collections.swap(all, n - 1, random.nextInt(n));
        }
        return all;
    }

    /** For people who compare them with the servers' logs. */
    private static List<String> lines(List<Standstill.Observed> observed) {
        return observed.stream().map(Standstill.Observed::toString).toList();
    }

    private static List<Standstill> standstills(List<Standstill.Observed> observed) {
        return Stream.of(ServerTrouble.values())
                .map(kind -> Standstill.of(kind, observed))
                .filter(one -> one.events() > 0)
                .toList();
    }

    private PlayWatch watch(ChildProcess clients) {
        int needed = MOVES_OF_EACH_SEAT * Play.SOCKETS_PER_TABLE;
        var tail = new JournalTail(programs.journal());
        var watch = new PlayWatch(tail, play.tables(), needed, System::nanoTime);
        Thread.ofPlatform()
                .daemon()
                .start(() -> {
                    while (clients.alive()) {
                        watch.look();
                        Pause.millis(LOOK);
                    }
                });
        return watch;
    }

    /** Now and then first nothing, for comparison; the incident; and then all is as it was. */
    private List<Standstill.Observed> happen(
            ServerTrouble incident,
            boolean compare,
            ServerGroup group,
            Seeded random,
            PlayWatch watch,
            ChildProcess clients)
            throws IOException {
        var observed = new ArrayList<Standstill.Observed>();
        if (compare) {
            watch.begin();
            awaitPlay(watch, clients);
            observed.add(watch.observed(ServerTrouble.NOTHING));
        }
        Pause.millis(random.nextInt(LONGEST_PLAY));
        var back = group.happen(incident, random, watch::begin);
        watch.countAnew();
        awaitPlay(watch, clients);
        observed.add(watch.observed(incident));
        if (back.isPresent()) {
            watch.begin();
            back.get().run();
            watch.countAnew();
            awaitPlay(watch, clients);
            observed.add(watch.observed(ServerTrouble.RETURN));
        }
        return observed;
    }

    /** Returns when every seat of every table has moved. */
    private void awaitPlay(PlayWatch watch, ChildProcess clients) {
        boolean played =
                Pause.until(
                        PATIENCE,
                        () -> {
                            clients.needAlive("the clients");
                            return watch.allPlay();
                        });
        if (!played) {
            throw new IllegalStateException(
                    "nobody plays at %s; see %s"
                            .formatted(watch.stuck(), programs.scratch().folder()));
        }
    }
}
