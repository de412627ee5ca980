package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.log.Verification;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.Batch;
import tischlein.table.store.GuestRules;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tools.jackson.databind.JsonNode;

/**
 * A house in which everything happens at once, on the test's own thread, and time goes by when the
 * test says so.
 */
public final class TestTables implements AutoCloseable {
    static final Setup.Absence WAIT = new Setup.Absence(Setup.Policy.WAIT, 0);
    static final Setup.Pace NO_CLOCK = new Setup.Pace(0, 0, 0);

    private final ScriptedOutside script;
    private final Store store;
    private final LiveTables tables;
    private final Seeded random = new Seeded(99);

    public TestTables(long number) {
        this(new ScriptedOutside(number), new MemoryStore());
    }

    /** A program that starts: what another has kept is in the store. */
    public TestTables(ScriptedOutside script, Store store) {
        this(script, store, LiveTablesTest.GAMES);
    }

    public TestTables(ScriptedOutside script, Store store, List<Game<?, ?, ?>> games) {
        this(
                script,
                store,
                games,
                new WorkerThreads(script, new DirectExecutor(), new DirectExecutor()));
    }

    /** One whose bots think when the test lets them. */
    public TestTables(
            ScriptedOutside script, Store store, DirectExecutor quick, DirectExecutor slow) {
        this(
                script,
                store,
                LiveTablesTest.GAMES,
                new WorkerThreads(script, new DirectExecutor(), quick, slow, 1));
    }

    private TestTables(
            ScriptedOutside script, Store store, List<Game<?, ?, ?>> games, WorkerThreads hands) {
        this.script = script;
        this.store = store;
        tables = new LiveTables(games, store, script, hands);
    }

    /** The power fails, and the program starts again. */
    TestTables restart() {
        script.close();
        var again = new TestTables(script, store);
        again.tables.resume();
        return again;
    }

    public ScriptedOutside script() {
        return script;
    }

    public Store store() {
        return store;
    }

    public LiveTables tables() {
        return tables;
    }

    public TestGuest guest(String name) {
        return new TestGuest(tables, name);
    }

    void pass(long millis) {
        script.pass(millis);
    }

    static NewTable wish(String game, Setup.Absence absence, Setup.Pace pace, String... chairs) {
        return new NewTable(
                game,
                0,
                Map.of(),
                List.of(chairs),
                false,
                true,
                false,
                false,
                absence,
                pace,
                GuestRules.USUAL,
                "");
    }

    public static NewTable wish(String game, String... chairs) {
        return wish(game, WAIT, NO_CLOCK, chairs);
    }

    static NewTable wish(String game, Map<String, String> options, String log, String... chairs) {
        return new NewTable(
                game,
                0,
                options,
                List.of(chairs),
                false,
                true,
                false,
                false,
                WAIT,
                NO_CLOCK,
                GuestRules.USUAL,
                log);
    }

    /** Those who choose at the same time see who chose before whom. */
    static NewTable ordered(NewTable wish) {
        return new NewTable(
                wish.game(),
                wish.seats(),
                wish.options(),
                wish.chairs(),
                wish.listed(),
                wish.chat(),
                true,
                wish.newcomers(),
                wish.absence(),
                wish.pace(),
                GuestRules.USUAL,
                wish.log());
    }

    public String create(TestGuest host, NewTable wish) {
        return elsewhere(tables.create(wish, host.guest()));
    }

    static String elsewhere(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Elsewhere.class);
        return ((Answer.Elsewhere) answer).table();
    }

    /** A table at which all chairs are taken by these, who watch, and the first is the host. */
    public String playing(NewTable wish, TestGuest... guests) {
        var table = create(guests[0], wish);
        for (int seat = 0; seat < guests.length; seat++) {
            if (!owns(guests[seat], table, seat)) {
                done(guests[seat].take(table, seat));
            }
            done(guests[seat].watch(table, seat));
        }
        done(guests[0].start(table));
        return table;
    }

    private static boolean owns(TestGuest guest, String table, int seat) {
        for (var mine : guest.describe(table).path("mine")) {
            if (mine.asInt() == seat) {
                return true;
            }
        }
        return false;
    }

    public static int done(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Done.class);
        return ((Answer.Done) answer).version();
    }

    public static Answer.Refused refused(Answer answer, Answer.Reason reason, String key) {
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        var refused = (Answer.Refused) answer;
        assertThat(refused.why().key()).isEqualTo(key);
        assertThat(refused.reason()).isEqualTo(reason);
        return refused;
    }

    static List<String> moves(JsonNode frame) {
        return frame.path("choices").valueStream().map(one -> one.path("move").asString()).toList();
    }

    /** Any whole choice of a seat. */
    List<String> choice(TestGuest client, String table, int seat) {
        int version = client.version(table);
        var moves = new ArrayList<String>();
        while (true) {
            var told = client.ask(table, new Request.Try(client.guest(), seat, version, moves));
            var tried = ProtocolJson.MAPPER.readTree(((Answer.Told) told).json());
            if (tried.path("complete").asBoolean()) {
                return moves;
            }
            var next = moves(tried);
            assertThat(next).isNotEmpty();
            moves.add(next.get(random.nextInt(next.size())));
        }
    }

    /** Every seat of these that owes a choice makes one; false if the game is over. */
    public boolean step(String table, TestGuest... guests) {
        var seated = new TreeMap<Integer, TestGuest>();
        for (int seat = 0; seat < guests.length; seat++) {
            seated.put(seat, guests[seat]);
        }
        return step(table, seated);
    }

    /** The same where some seats are nobody's. */
    public boolean step(String table, SortedMap<Integer, TestGuest> guests) {
        int version = guests.get(guests.firstKey()).version(table);
        guests.forEach((seat, guest) -> {
            if (guest.version(table) == version && !moves(guest.frame(seat)).isEmpty()) {
                done(guest.choose(table, seat, version, choice(guest, table, seat)));
            }
        });
        return !over(table);
    }

    public void finish(String table, TestGuest... guests) {
        while (step(table, guests)) {
            pass(0);
        }
    }

    boolean over(String table) {
        return store.table(table).orElseThrow().phase() == StoredTable.Phase.OVER;
    }

    /** The lines of a table's log. */
    public List<String> lines(String table) {
        return store.log(table).stream().flatMap(batch -> batch.lines().stream()).toList();
    }

    String log(String table) {
        return Batch.text(store.table(table).orElseThrow().header(), store.log(table));
    }

    /** The game is over, and everything in its log can be checked and is right. */
    void verify(String table) {
        assertThat(over(table)).isTrue();
        var log = LogReader.read(table, log(table));
        var verified = Verification.of(Replay.game(log, LiveTablesTest.GAMES), log);
        assertThat(verified.misfit()).isEmpty();
        assertThat(verified.uncommitted()).isZero();
        assertThat(verified.chance()).isEqualTo(Verification.Draws.CHECKED);
    }

    @Override
    public void close() {
        tables.close();
    }
}
