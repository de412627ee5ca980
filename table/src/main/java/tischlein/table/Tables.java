package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import tischlein.kernel.Game;
import tischlein.log.Log;
import tischlein.log.LogWriter;
import tischlein.log.SecretSeed;
import tischlein.table.StoredTable.Phase;

/** All tables of a server: makes them, finds them, and keeps those in memory that are needed. */
public final class Tables implements AutoCloseable {
    private static final int REST = 60_000; // milliseconds between two looks for tables at rest
    private static final int SOON = 2 * REST; // before a table is due it is loaded
    private static final int LONGEST_CODE = 12;

    private final House house;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final TableLists lists;
    private final Renamings renamings;
    private volatile boolean closing;
    private volatile long woken; // what was due before this has been woken

    public Tables(List<Game<?, ?, ?>> games, Store store, Outside outside) {
        this(games, store, outside, Hands.usual());
    }

    Tables(List<Game<?, ?, ?>> games, Store store, Outside outside, Hands hands) {
        house = new House(games, store, outside, hands);
        woken = house.time();
        lists = new TableLists(house);
        renamings = new Renamings(house, this);
        house.timer().later(REST, this::rest);
    }

    /** {@link Answer.Elsewhere} with the new table's id, or a refusal. */
    public Answer create(Wish wish, Guest host) {
        try {
            var opening = Opening.of(wish, host, house.games());
            var id = code();
            while (!create(id, opening, wish.listed(), id, Phase.GATHERING)) {
                id = code();
            }
            return new Answer.Elsewhere(id);
        } catch (Refusing refusing) {
            return refusing.answer();
        } catch (Store.Unavailable _) {
            return Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.store"));
        }
    }

    /** A code that no table has yet. */
    String code() {
        var code = house.outside().code();
        while (house.store().table(code).isPresent()) {
            code = house.outside().code();
        }
        return code;
    }

    /** False if there is a table with this id. */
    private boolean create(String id, Opening opening, boolean listed, String series, Phase phase) {
        var seed = SecretSeed.of(house.outside().seed());
        var header = new LogWriter(opening.game().about(), opening.options());
        // A table that begins from a log has no seal: somebody has chosen what chance did.
        var text = (opening.lines().isEmpty() ? header.seal(seed.seal()) : header).text();
        long now = house.outside().now();
        var beginning =
                opening.lines().isEmpty()
                        ? List.<Batch>of()
                        : List.of(new Batch(0, opening.lines(), "", now));
        boolean created =
                house.store()
                        .create(
                                new StoredTable(
                                        id,
                                        1,
                                        text,
                                        seed.hex(),
                                        Wire.write(opening.setup()),
                                        listed,
                                        series,
                                        now,
                                        opening.setup().guests(),
                                        opening.lines().size(),
                                        opening.over() ? Phase.OVER : phase,
                                        phase == Phase.PLAYING
                                                ? StoredTable.AT_ONCE
                                                : StoredTable.NEVER,
                                        ""),
                                beginning);
        house.changed();
        return created;
    }

    /** Makes the table that a finished one names as its next, unless there is one already. */
    void rematch(Game<?, ?, ?> game, StoredTable row, Log.Header header, Setup setup) {
        var id = setup.next();
        if (house.store().table(id).isEmpty()) {
            var log = house.store().log(row.id());
            var began = log.isEmpty() ? "" : log.getFirst().lines().getFirst();
            var opening = Opening.again(game, header, setup, began);
            create(id, opening, row.listed(), row.series(), Phase.PLAYING);
            table(id).wake();
        }
    }

    /** These guests still look at the end of the game before that table's. */
    void read(String next, Set<String> guests) {
        var table = tables.get(next);
        if (table != null) {
            table.read(guests);
        }
    }

    Answer fork(StoredTable row, Log.Header header, int version, List<String> chairs, Guest guest) {
        var lines = Archive.upTo(house.store().log(row.id()), version);
        return create(Wish.fork(row, header, lines, chairs), guest);
    }

    /** Waits for the answer: for virtual threads. */
    public Answer ask(String table, Request request) {
        var answer = new CompletableFuture<Answer>();
        ask(table, request, answer::complete);
        return answer.join();
    }

    /** The answer comes on the table's thread, which must not be kept waiting. */
    public void ask(String table, Request request, Consumer<Answer> answer) {
        if (closing) {
            answer.accept(
                    Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.stopping")));
        } else if (table.isEmpty() || table.length() > LONGEST_CODE) {
            answer.accept(
                    Answer.Refused.because(
                            Answer.Reason.MISSING, say("refused.table").text("table", table)));
        } else {
            table(table).ask(request, answer);
        }
    }

    private Table table(String id) {
        return tables.computeIfAbsent(id, _ -> new Table(house, this, id));
    }

    /**
     * Whether this guest sits at the table or is its host: those are heard whatever others send.
     */
    public boolean has(String table, Guest guest) {
        var live = tables.get(table);
        var known = live == null ? Optional.<Boolean>empty() : live.has(guest);
        return known.orElseGet(() -> stored(table).filter(setup -> setup.has(guest)).isPresent());
    }

    private Optional<Setup> stored(String table) {
        try {
            return house.store().table(table).map(row -> Wire.read(row.setup(), Setup.class));
        } catch (Store.Unavailable _) {
            return Optional.empty();
        }
    }

    /** Follows the link of a seat; the token names the table too. */
    public Answer follow(String token, Guest guest) {
        int dash = token.indexOf('-');
        if (dash < 0) {
            return Answer.Refused.because(Answer.Reason.MISSING, say("refused.link"));
        }
        var table = token.substring(0, dash);
        var answer = ask(table, new Request.Follow(guest, token.substring(dash + 1)));
        return answer instanceof Answer.Done ? new Answer.Elsewhere(table) : answer;
    }

    /** Tables that everybody may join or watch, as JSON. */
    public String listed() {
        return lists.listed();
    }

    /** Grows whenever that list may have become another one. */
    public long changes() {
        return house.changes();
    }

    /** The tables of a guest, as JSON. */
    public String ofGuest(Guest guest) {
        return lists.ofGuest(guest);
    }

    /** The tables of a series and their running score, as JSON. */
    public String series(String id) {
        return Series.of(house, house.store().ofSeries(id));
    }

    /**
     * The guest has changed its name: so it has at all tables that are not over. Nobody waits for
     * that, and of two changes the later one comes later everywhere.
     */
    public void rename(Guest guest, String before) {
        renamings.rename(guest, before);
    }

    /** Starts what was due when the program last ended; what is due later is left for later. */
    public void resume() {
        wake(Long.MIN_VALUE);
    }

    /**
     * Wakes the tables that are due soon and not awake yet.
     *
     * @param from since when
     */
    private void wake(long from) {
        long until = house.time() + SOON;
        house.store().due(from, until, Integer.MAX_VALUE).forEach(id -> table(id).wake());
        woken = until;
    }

    private void wakeNext() {
        try {
            wake(woken + 1);
        } catch (Store.Unavailable _) {
            // The next time it is asked for what is due since then.
        }
    }

    /**
     * From now on guests who have no seat and tables that have not begun are forgotten after a
     * while.
     */
    public void forgetUnused(Duration after) {
        new Unused(house, tables::containsKey, after).begin();
    }

    /** How many tables are in memory. */
    public int live() {
        return tables.size();
    }

    /** Whom to tell how bots' thinking goes. */
    public void monitor(ThinkingMonitor monitor) {
        house.minds().monitor(monitor);
    }

    /** How many thoughts of bots wait for their turn. */
    public int thoughtsWaiting() {
        return house.minds().waiting();
    }

    private void rest() {
        tables.values().forEach(Table::rest);
        house.threads().execute(this::wakeNext);
        house.timer().later(REST, this::rest);
    }

    void forget(Table table) {
        tables.remove(table.id(), table);
    }

    /** Tells all tables, finishes what is in hand, and takes nothing more. */
    @Override
    public void close() {
        closing = true;
        tables.values()
                .forEach(table ->
                        table.close(
                                Wire.write(
                                        Wire.object(
                                                "is", "bye",
                                                "table", table.id(),
                                                "error", say("refused.stopping")))));
        house.close();
    }
}
