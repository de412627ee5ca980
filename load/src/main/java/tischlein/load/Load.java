package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import tischlein.load.clients.EventLoop;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.measure.LoadWindow;
import tischlein.load.measure.ProcessVitals;
import tischlein.load.players.AllPlayers;
import tischlein.load.players.LoadPlan;
import tischlein.load.players.Lobby;
import tischlein.load.players.ReconnectStorm;
import tischlein.load.players.Schedule;
import tischlein.load.players.TablePlayers;
import tischlein.load.players.Turnover;

/** Clients at many tables, from the first guest to the last comparison. */
public final class Load {
    /** Who wants to see how it goes. */
    public interface Progress {
        Progress UNSEEN = (_, _, _) -> {};

        void tell(Stage stage, long done, long of);
    }

    /** Who wants to hear of it while it goes on. */
    private record Audience(Progress progress, Consumer<LoadWindow> windows) {}

    /** How far it is. */
    public enum Stage {
        GATHERING,
        PLAYING,
        FINISHING
    }

    private static final double NANOS = 1e9;
    private static final long SECOND = 1_000_000_000;
    private static final long GRACE = 15 * SECOND; // for what is due and not done at the end
    private static final long PATIENCE = 60 * SECOND; // for everybody's frame
    private static final long GATHERING_TIME = 600 * SECOND;
    private static final long STALL = 10 * SECOND;
    private static final int LOOK = 20; // milliseconds between two looks at how it goes
    private static final int SPARE_FILES = 300;

    private final LoadPlan plan;
    private final Progress progress;
    private final AllPlayers crowd;
    private final ProcessorShare meter;
    private final ReconnectStorm storm;
    private final Turnover turnover;
    private final LoadWindows windows;
    private long begun; // when all were seated
    private long missing;
    private int atRest;
    private boolean stopped;
    private Optional<Attack> attack = Optional.empty();
    private Optional<LoadReport.Processes> processes = Optional.empty(); // once it has ended

    private Load(LoadPlan plan, Audience audience, Lobby lobby, Optional<PromiseJournal> journal) {
        this.plan = plan;
        progress = audience.progress;
        crowd = new AllPlayers(plan, lobby, journal);
        meter = new ProcessorShare(plan.server());
        storm = new ReconnectStorm(crowd);
        turnover = new Turnover(crowd);
        windows = new LoadWindows(crowd, turnover, audience.windows);
    }

    /** How many files the clients must be allowed to have open. */
    public static long filesNeeded(LoadPlan plan) {
        return (long) plan.sockets() + SPARE_FILES;
    }

    /** How many they are, where the system tells. */
    public static OptionalLong filesAllowed() {
        return ProcessVitals.openFiles();
    }

    /**
     * Plays it through.
     *
     * @param stop returns when an endless load is to stop; asked on a thread of its own
     */
    public static LoadReport run(LoadPlan plan, Progress progress, Runnable stop) {
        return run(plan, progress, _ -> {}, stop);
    }

    /**
     * The same.
     *
     * @param told what happened every so many seconds
     */
    public static LoadReport run(
            LoadPlan plan, Progress progress, Consumer<LoadWindow> told, Runnable stop) {
        try (var lobby = new Lobby(plan.targets());
                var journal = new Noting(plan)) {
            var load = new Load(plan, new Audience(progress, told), lobby, journal.kept());
            if (plan.endless()) {
                Thread.startVirtualThread(() -> {
                    stop.run();
                    load.crowd.loop.post(() -> load.stopped = true);
                });
            }
            load.gather();
            try {
                load.crowd.loop.run();
            } finally {
                load.attack.ifPresent(Attack::close);
                load.windows.close();
            }
            load.crowd.throwFailure();
            return load.report();
        }
    }

    /** The journal, if there is to be one. */
    private record Noting(Optional<PromiseJournal> kept) implements AutoCloseable {
        Noting(LoadPlan plan) {
            this(
                    plan.journal()
                            .map(path -> {
                                try {
                                    return new PromiseJournal(path);
                                } catch (IOException e) {
                                    throw new UncheckedIOException(e);
                                }
                            }));
        }

        @Override
        public void close() {
            kept.ifPresent(PromiseJournal::close);
        }
    }

    private EventLoop loop() {
        return crowd.loop;
    }

    private void gather() {
        for (var party : crowd.parties()) {
            crowd.lobby.open(plan, begun -> loop().post(() -> party.sit(begun)), crowd::fail);
        }
        loop().after(LOOK, this::awaitAll);
    }

    private long seated() {
        return crowd.parties().stream().filter(TablePlayers::seated).count();
    }

    private void awaitAll() {
        long seated = seated();
        progress.tell(Stage.GATHERING, seated, plan.tables());
        if (seated == plan.tables()) {
            play();
        } else if (loop().now() < GATHERING_TIME) {
            loop().after(LOOK, this::awaitAll);
        } else {
            crowd.fail(
                    new Lobby.Unhelpful(
                            "tables without all their frames: " + (plan.tables() - seated)));
        }
    }

    private void play() {
        begun = loop().now();
        long from = begun + (plan.ramp() + plan.warmup()) * SECOND;
        long to = plan.endless() ? Schedule.NEVER : from + plan.seconds() * SECOND;
        crowd.tally.latencies.between(from, to);
        loop().at(from, meter::begin);
        loop().at(from, this::attack);
        if (plan.storm()) {
            loop().at(from + plan.seconds() * SECOND / 2, storm::begin);
        }
        crowd.begin(Schedule.of(begun, plan.ramp() * SECOND, plan.rate(), plan.tables()), to);
        turnover.begin();
        windows.begin(begun);
        loop().after(1_000, this::watch);
        awaitEnd();
    }

    private void attack() {
        if (plan.hostility().any()) {
            var tables = crowd.parties().stream().map(TablePlayers::table).toList();
            attack = Optional.of(new Attack(plan.targets().first(), plan.hostility(), tables));
        }
    }

    /** Whoever has waited too long asks for its frames again. */
    private void watch() {
        long since = loop().now() - STALL;
        if (!crowd.resting()) {
            for (var party : crowd.parties()) {
                if (party.stalled(since)) {
                    crowd.tally.stalls++;
                    party.greet();
                }
            }
        }
        loop().at(loop().now() + STALL, this::watch);
    }

    private void awaitEnd() {
        long now = loop().now();
        if (stopped) {
            crowd.end(now);
        }
        long of = (long) plan.ramp() + plan.warmup() + plan.seconds();
        progress.tell(
                Stage.PLAYING, Math.clamp((now - begun - storm.lasted()) / SECOND, 0, of), of);
        if (now < crowd.end() || crowd.resting()) {
            loop().after(LOOK, this::awaitEnd);
        } else {
            processes = Optional.of(meter.told());
            attack.ifPresent(Attack::close);
            finish(now + GRACE);
        }
    }

    /** What was due before the end still counts, however late it comes. */
    private void finish(long until) {
        long quiet = crowd.parties().stream().filter(TablePlayers::quiet).count();
        progress.tell(Stage.FINISHING, quiet, plan.tables());
        if (quiet < plan.tables() && loop().now() < until) {
            loop().after(LOOK, () -> finish(until));
            return;
        }
        long before = crowd.tally.latencies.count();
        crowd.parties().forEach(party -> party.dues().missing(loop().now()));
        missing = crowd.tally.latencies.count() - before;
        crowd.rest();
        crowd.parties().forEach(TablePlayers::greet);
        compare(loop().now() + PATIENCE);
    }

    private void compare(long until) {
        long seated = seated();
        boolean complete = seated == plan.tables() && !windows.looking();
        if (!complete && loop().now() < until) {
            loop().after(LOOK, () -> compare(until));
            return;
        }
        long faults = crowd.tally.faultCount;
        for (var party : crowd.parties()) {
            party.compare();
            if (crowd.tally.faultCount == faults) {
                atRest++;
            }
            faults = crowd.tally.faultCount;
        }
        loop().end();
    }

    private LoadReport report() {
        var tally = crowd.tally;
        return new LoadReport(
                plan.tables(),
                plan.sockets(),
                begun / NANOS,
                plan.seconds(),
                tally.counted,
                plan.endless() ? 0 : (double) tally.counted / plan.seconds(),
                tally.latencies.fromDue(),
                tally.latencies.fromSent(),
                missing,
                tally,
                atRest,
                storm.told(),
                attack.map(Attack::told).orElse(Map.of()),
                turnover.told(),
                processes.orElseThrow());
    }
}
