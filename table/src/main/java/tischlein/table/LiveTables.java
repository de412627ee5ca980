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
import java.util.function.Predicate;
import tischlein.kernel.Game;
import tischlein.log.Log;
import tischlein.table.bots.ThinkingMonitor;
import tischlein.table.history.GameHistory;
import tischlein.table.history.SeriesScore;
import tischlein.table.history.TableLists;
import tischlein.table.outside.Outside;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** All tables of a server: makes them, finds them, and keeps those in memory that are needed. */
public final class LiveTables implements Tables {
    private static final int REST = 60_000; // milliseconds between two looks for tables at rest
    private static final int SOON = 2 * REST; // before a table is due it is loaded
    private static final int LONGEST_CODE = 12;

    private final Resources resources;
    private final Map<String, TableInbox> tables = new ConcurrentHashMap<>();
    private final TableLists lists;
    private final GuestRenaming renamings;
    private volatile boolean closing;
    private volatile long woken; // what was due before this has been woken

    public LiveTables(List<Game<?, ?, ?>> games, Store store, Outside outside) {
        this(games, store, outside, WorkerThreads.usual());
    }

    /** With threads and a timer of the caller's. */
    public LiveTables(
            List<Game<?, ?, ?>> games, Store store, Outside outside, WorkerThreads hands) {
        this(games, store, outside, hands, TableHomes.ALL_HERE);
    }

    /** Those that live on this server, of several. */
    public LiveTables(
            List<Game<?, ?, ?>> games,
            Store store,
            Outside outside,
            WorkerThreads hands,
            TableHomes homes) {
        resources = new Resources(games, store, outside, hands, homes);
        woken = resources.time();
        lists = new TableLists(resources.games(), resources.store());
        renamings = new GuestRenaming(resources, this);
        resources.timer().later(REST, this::rest);
    }

    @Override
    public Answer create(NewTable wish, Guest host) {
        try {
            var opening = TableOpening.of(wish, host, resources.games());
            var id = code();
            while (!create(id, opening, wish.listed(), id, Phase.GATHERING)) {
                id = code();
            }
            return new Answer.Elsewhere(id);
        } catch (RequestRefused refusing) {
            return refusing.answer();
        } catch (Store.Unavailable _) {
            return Answer.Refused.unavailable(say("refused.store"));
        }
    }

    String code() {
        return resources.code();
    }

    /** False if there is a table with this id. */
    private boolean create(
            String id, TableOpening opening, boolean listed, String series, Phase phase) {
        var row = opening.row(id, listed, series, phase, resources.outside());
        boolean created = resources.store().create(row, opening.beginning(row.created()));
        resources.changed();
        return created;
    }

    /** Makes the table that a finished one names as its next, unless there is one already. */
    void rematch(StoredTable row, Log.Header header, Setup setup) {
        var id = setup.next();
        if (resources.store().table(id).isEmpty()) {
            var game = resources.games().newest(header.game()).orElseThrow();
            var log = resources.store().log(row.id());
            var began = log.isEmpty() ? "" : log.getFirst().lines().getFirst();
            var opening = TableOpening.again(game, header, setup, began);
            create(id, opening, row.listed(), row.series(), Phase.PLAYING);
            wake(id);
        }
    }

    /** Tells a table which guests are still reading the end of the game before it. */
    public void read(String next, Set<String> guests) {
        var table = tables.get(next);
        if (table != null) {
            table.read(guests);
        } else if (!here(next)) {
            resources.homes().read(next, guests);
        }
    }

    Answer fork(StoredTable row, Log.Header header, int version, List<String> chairs, Guest guest) {
        var lines = GameHistory.upTo(resources.store().log(row.id()), version);
        return create(NewTable.fork(row, header, lines, chairs), guest);
    }

    /** Asks a table wherever it lives, and waits for the answer. */
    Answer askAnywhere(String table, Request request) {
        var answer = new CompletableFuture<Answer>();
        if (here(table)) {
            ask(table, request, answer::complete);
        } else {
            resources.homes().ask(table, request, answer::complete);
        }
        return answer.join();
    }

    /** The answer comes on the table's thread, which must not be kept waiting. */
    @Override
    public void ask(String table, Request request, Consumer<Answer> answer) {
        if (closing) {
            answer.accept(Answer.Refused.unavailable(say("refused.stopping")));
        } else if (!possible(table)) {
            answer.accept(Answer.Refused.noTable(table));
        } else if (!here(table)
                && !(request instanceof Request.Unwatch && tables.containsKey(table))) {
            // A table that is about to leave may yet stay: whoever leaves it is always heard.
            answer.accept(Answer.Refused.moved());
        } else {
            table(table).ask(request, answer);
        }
    }

    /** Whether a table could have this code. */
    public static boolean possible(String table) {
        return !table.isEmpty() && table.length() <= LONGEST_CODE;
    }

    private boolean here(String table) {
        return resources.homes().here(table);
    }

    private TableInbox table(String id) {
        return tables.computeIfAbsent(id, _ -> new TableInbox(resources, this, id));
    }

    @Override
    public boolean has(String table, Guest guest) {
        var live = tables.get(table);
        var known = live == null ? Optional.<Boolean>empty() : live.has(guest);
        return known.orElseGet(() -> stored(table).filter(setup -> setup.has(guest)).isPresent());
    }

    private Optional<Setup> stored(String table) {
        try {
            var row = resources.store().table(table);
            return row.map(it -> ProtocolJson.read(it.setup(), Setup.class));
        } catch (Store.Unavailable _) {
            return Optional.empty();
        }
    }

    @Override
    public String listed() {
        return lists.listed();
    }

    @Override
    public long changes() {
        return resources.changes();
    }

    @Override
    public String ofGuest(Guest guest) {
        return lists.ofGuest(guest);
    }

    @Override
    public String series(String id) {
        return new SeriesScore(resources.games(), resources.store(), resources.outside()).of(id);
    }

    @Override
    public void rename(Guest guest, String before) {
        renamings.rename(guest, before);
    }

    @Override
    public void resume() {
        wake(Long.MIN_VALUE);
    }

    /**
     * Wakes the tables that are due soon and not awake yet.
     *
     * @param from since when
     */
    private void wake(long from) {
        long until = resources.time() + SOON;
        resources.store().due(from, until, Integer.MAX_VALUE).stream()
                .filter(id -> here(id) && !tables.containsKey(id))
                .forEach(id -> table(id).wake());
        woken = until;
    }

    /** Something is due at a table, or another server has written it: wakes it where it lives. */
    public void wake(String id) {
        if (here(id)) {
            table(id).wake();
        } else {
            resources.homes().wake(id);
        }
    }

    /**
     * Tables may have another home than before: lets go of those that live elsewhere now, and wakes
     * those that live here now and are due.
     */
    public void settle() {
        tables.values().stream().filter(table -> !here(table.id())).forEach(TableInbox::leave);
        wake(Long.MIN_VALUE);
    }

    /** Others may have written tables that are awake here: sees what the store has. */
    public void lookAgain() {
        tables.values().forEach(TableInbox::lookAgain);
    }

    private void wakeNext() {
        try {
            wake(woken + 1);
        } catch (Store.Unavailable _) {
            // The next look also covers this time.
        }
    }

    @Override
    public void forgetUnused(Duration after) {
        Predicate<String> used = id -> tables.containsKey(id) || !here(id);
        new UnusedCleanup(resources, used, after).begin();
    }

    @Override
    public int live() {
        return tables.size();
    }

    @Override
    public void monitor(ThinkingMonitor monitor) {
        resources.botThreads().monitor(monitor);
    }

    @Override
    public int thoughtsWaiting() {
        return resources.botThreads().waiting();
    }

    @Override
    public int botsRemembering() {
        return resources.botThreads().remembering();
    }

    private void rest() {
        tables.values().forEach(TableInbox::rest);
        resources.threads().execute(this::wakeNext);
        resources.timer().later(REST, this::rest);
    }

    void forget(TableInbox table) {
        tables.remove(table.id(), table);
    }

    @Override
    public void close() {
        closing = true;
        tables.values().forEach(TableInbox::close);
        resources.close();
    }
}
