package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;

/** Clients at many tables, from the first guest to the last comparison. */
public final class Load {
    /** Who wants to see how it goes. */
    public interface Progress {
        Progress UNSEEN = (_, _, _) -> {};

        void tell(Stage stage, long done, long of);
    }

    /** Who wants to hear of it while it goes on. */
    private record Audience(Progress progress, Consumer<Window> windows) {}

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

    private final Plan plan;
    private final Progress progress;
    private final Crowd crowd;
    private final Meter meter;
    private final Storm storm;
    private final Turnover turnover;
    private final Windows windows;
    private long begun; // when all were seated
    private long missing;
    private int atRest;
    private boolean stopped;
    private Optional<Attack> attack = Optional.empty();

    private Load(Plan plan, Audience audience, Lobby lobby, Optional<Journal> journal) {
        this.plan = plan;
        progress = audience.progress;
        crowd = new Crowd(plan, lobby, journal);
        meter = new Meter(plan.server());
        storm = new Storm(crowd);
        turnover = new Turnover(crowd);
        windows = new Windows(crowd, turnover, audience.windows);
    }

    /** How many files the clients must be allowed to have open. */
    public static long filesNeeded(Plan plan) {
        return (long) plan.sockets() + SPARE_FILES;
    }

    /** How many they are, where the system tells. */
    public static OptionalLong filesAllowed() {
        return Vitals.openFiles();
    }

    /**
     * Plays it through.
     *
     * @param stop returns when an endless load is to stop; asked on a thread of its own
     */
    public static Report run(Plan plan, Progress progress, Runnable stop) {
        return run(plan, progress, _ -> {}, stop);
    }

    /**
     * The same.
     *
     * @param told what happened every so many seconds
     */
    public static Report run(Plan plan, Progress progress, Consumer<Window> told, Runnable stop) {
        try (var lobby = new Lobby(plan.target());
                var journal = new Noting(plan)) {
            var load = new Load(plan, new Audience(progress, told), lobby, journal.kept());
            if (plan.endless()) {
                Thread.startVirtualThread(() -> {
                    stop.run();
                    load.crowd.loop().post(() -> load.stopped = true);
                });
            }
            load.gather();
            try {
                load.crowd.loop().run();
            } finally {
                load.attack.ifPresent(Attack::close);
                load.windows.close();
            }
            load.crowd.throwFailure();
            return load.report();
        }
    }

    /** The journal, if there is to be one. */
    private record Noting(Optional<Journal> kept) implements AutoCloseable {
        Noting(Plan plan) {
            this(
                    plan.journal()
                            .map(path -> {
                                try {
                                    return new Journal(path);
                                } catch (IOException e) {
                                    throw new UncheckedIOException(e);
                                }
                            }));
        }

        @Override
        public void close() {
            kept.ifPresent(Journal::close);
        }
    }

    private Loop loop() {
        return crowd.loop();
    }

    private void gather() {
        for (var party : crowd.parties()) {
            crowd.lobby().open(plan, begun -> loop().post(() -> party.sit(begun)), crowd::fail);
        }
        loop().after(LOOK, this::awaitAll);
    }

    private long seated() {
        return crowd.parties().stream().filter(Party::seated).count();
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
        crowd.tally().latencies.between(from, to);
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
            var tables = crowd.parties().stream().map(Party::table).toList();
            attack = Optional.of(new Attack(plan.target(), plan.hostility(), tables));
        }
    }

    /** Whoever has waited too long asks for its frames again. */
    private void watch() {
        long since = loop().now() - STALL;
        if (!crowd.resting()) {
            for (var party : crowd.parties()) {
                if (party.stalled(since)) {
                    crowd.tally().stalls++;
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
            meter.end();
            attack.ifPresent(Attack::close);
            finish(now + GRACE);
        }
    }

    /** What was due before the end still counts, however late it comes. */
    private void finish(long until) {
        long quiet = crowd.parties().stream().filter(Party::quiet).count();
        progress.tell(Stage.FINISHING, quiet, plan.tables());
        if (quiet < plan.tables() && loop().now() < until) {
            loop().after(LOOK, () -> finish(until));
            return;
        }
        long before = crowd.tally().latencies.count();
        crowd.parties().forEach(party -> party.dues().missing(loop().now()));
        missing = crowd.tally().latencies.count() - before;
        crowd.rest();
        crowd.parties().forEach(Party::greet);
        compare(loop().now() + PATIENCE);
    }

    private void compare(long until) {
        long seated = seated();
        boolean complete = seated == plan.tables() && !windows.looking();
        if (!complete && loop().now() < until) {
            loop().after(LOOK, () -> compare(until));
            return;
        }
        long faults = crowd.tally().faultCount;
        for (var party : crowd.parties()) {
            party.compare();
            if (crowd.tally().faultCount == faults) {
                atRest++;
            }
            faults = crowd.tally().faultCount;
        }
        loop().end();
    }

    private Report report() {
        var tally = crowd.tally();
        return new Report(
                plan.tables(),
                plan.sockets(),
                begun / NANOS,
                plan.seconds(),
                tally.counted,
                plan.endless() ? 0 : (double) tally.counted / plan.seconds(),
                tally.latencies.fromDue(),
                tally.latencies.fromSent(),
                missing,
                tally.sent,
                tally.done,
                tally.resent,
                tally.games,
                tally.frames,
                tally.messages,
                tally.bytes,
                tally.inspected,
                tally.connections,
                tally.stalls,
                tally.refusals,
                tally.closings,
                tally.faultCount,
                tally.faults,
                atRest,
                storm.told(),
                attack.map(Attack::told).orElse(Map.of()),
                turnover.told(),
                meter.told());
    }
}
