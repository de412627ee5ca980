package tischlein.cluster.jgroups;

import static tischlein.kernel.Phrase.say;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tischlein.cluster.jgroups.DiscoveryTable.Row;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;

/**
 * Makes sure that a server either joins the others or does not start: JGroups itself would silently
 * let a server that cannot join go on alone.
 */
final class JoinChecks {
    /** Choices are timed by the clock of whichever server a table lives on. */
    static final Duration WARN_CLOCK = Duration.ofSeconds(10);

    static final Duration REFUSE_CLOCK = Duration.ofMinutes(5);

    /** Two that started in the same moment find each other a little later. */
    private static final Duration MERGE = Duration.ofSeconds(15);

    private static final Duration GLANCE = Duration.ofMillis(200);

    private final DiscoveryTable table;
    private final ClusterSettings settings;
    private final Consumer<Sentence> notices;

    JoinChecks(DiscoveryTable table, ClusterSettings settings, Consumer<Sentence> notices) {
        this.table = table;
        this.settings = settings;
        this.notices = notices;
    }

    /** Compares this machine's clock with the database's. */
    void clock() throws SQLException {
        clock(table.ahead());
    }

    void clock(Duration ahead) {
        var off = ahead.abs();
        if (off.compareTo(WARN_CLOCK) <= 0) {
            return;
        }
        boolean refused = off.compareTo(REFUSE_CLOCK) > 0;
        int seconds = (int) Math.min(Integer.MAX_VALUE, off.toSeconds());
        var key = refused ? "cluster.clock.refused" : "cluster.clock";
        var sentence = say(key).number("seconds", seconds);
        if (refused) {
            throw new Unsuitable(sentence);
        }
        notices.accept(sentence);
    }

    /**
     * Looks at all that are registered, and removes those that have gone.
     *
     * @return those that can be joined
     * @throws Unsuitable if one is alive and cannot be joined
     */
    List<Row> before() throws SQLException {
        var rows = table.rows();
        var others = rows.stream().filter(row -> row.fresh() && !ours(row)).toList();
        if (!others.isEmpty()) {
            notices.accept(say("cluster.other").texts("addresses", addresses(others)));
        }
        var ours = rows.stream().filter(this::ours).toList();
        var open = ours.stream().filter(row -> row.fresh() && open(row)).toList();
        var doubtful = ours.stream().filter(row -> row.fresh() && !open.contains(row)).toList();
        for (var row : doubtful) {
            awaitEnd(row);
        }
        table.remove(ours.stream().filter(row -> !open.contains(row)).toList());
        return open;
    }

    private boolean ours(Row row) {
        return row.cluster().equals(settings.cluster());
    }

    private static List<String> addresses(List<Row> rows) {
        return rows.stream().map(row -> row.at().toString()).toList();
    }

    /** Whether a server answers there that is not this one. */
    private boolean open(Row row) {
        if (row.at().equals(settings.address())) {
            return false; // nobody is there, or the port would not have been free
        }
        return switch (Knock.at(row.at(), settings.key())) {
            case OPEN -> true;
            case SILENT -> false;
            case STRANGE ->
                    throw new Unsuitable(
                            say("cluster.strange")
                                    .text("address", row.at().toString())
                                    .text("file", settings.key().file().toString()));
        };
    }

    /**
     * Nobody answers there. If it was killed, its row grows old; if it says again that it is there,
     * it is alive somewhere where this server cannot reach it.
     */
    private void awaitEnd(Row row) throws SQLException {
        var again = row;
        while (again.fresh()) {
            if (again.seen().isAfter(row.seen())) {
                boolean same = row.at().equals(settings.address());
                var key = same ? "cluster.claimed" : "cluster.silent";
                throw new Unsuitable(say(key).text("address", row.at().toString()));
            }
            LockSupport.parkNanos(GLANCE.toNanos());
            again = current(row);
        }
    }

    private Row current(Row row) throws SQLException {
        return table.rows().stream()
                .filter(each -> each.id().equals(row.id()))
                .findFirst()
                .orElse(new Row(row.id(), row.cluster(), row.at(), row.seen(), false));
    }

    /**
     * Waits until one of those that could be joined is there.
     *
     * @throws Unsuitable if this server is still alone, although one of them is alive
     */
    void after(List<Row> open, BooleanSupplier alone) throws SQLException {
        long until = System.nanoTime() + MERGE.toNanos();
        while (alone.getAsBoolean() && anyAlive(open)) {
            if (System.nanoTime() > until) {
                throw new Unsuitable(say("cluster.alone").texts("addresses", addresses(open)));
            }
            LockSupport.parkNanos(GLANCE.toNanos());
        }
    }

    private boolean anyAlive(List<Row> rows) throws SQLException {
        for (var row : rows) {
            if (current(row).fresh()) {
                return true;
            }
        }
        return false;
    }
}
