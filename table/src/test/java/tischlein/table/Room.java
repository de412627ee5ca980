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
import tools.jackson.databind.JsonNode;

/**
 * A house in which everything happens at once, on the test's own thread, and time goes by when the
 * test says so.
 */
final class Room implements AutoCloseable {
    static final Setup.Absence WAIT = new Setup.Absence(Setup.Policy.WAIT, 0);
    static final Setup.Pace NO_CLOCK = new Setup.Pace(0, 0, 0);

    private final Script script;
    private final Store store;
    private final Tables tables;
    private final Seeded random = new Seeded(99);

    Room(long number) {
        this(new Script(number), new MemoryStore());
    }

    /** A program that starts: what another has kept is in the store. */
    Room(Script script, Store store) {
        this(script, store, TablesTest.GAMES);
    }

    Room(Script script, Store store, List<Game<?, ?, ?>> games) {
        this(script, store, games, new Hands(script, new Direct(), new Direct()));
    }

    /** One whose bots think when the test lets them. */
    Room(Script script, Store store, Direct quick, Direct slow) {
        this(script, store, TablesTest.GAMES, new Hands(script, new Direct(), quick, slow, 1));
    }

    private Room(Script script, Store store, List<Game<?, ?, ?>> games, Hands hands) {
        this.script = script;
        this.store = store;
        tables = new Tables(games, store, script, hands);
    }

    /** The power fails, and the program starts again. */
    Room restart() {
        script.close();
        var again = new Room(script, store);
        again.tables.resume();
        return again;
    }

    Script script() {
        return script;
    }

    Store store() {
        return store;
    }

    Tables tables() {
        return tables;
    }

    Client guest(String name) {
        return new Client(tables, name);
    }

    void pass(long millis) {
        script.pass(millis);
    }

    static Wish wish(String game, Setup.Absence absence, Setup.Pace pace, String... chairs) {
        return new Wish(
                game, 0, Map.of(), List.of(chairs), false, true, false, false, absence, pace, "");
    }

    static Wish wish(String game, String... chairs) {
        return wish(game, WAIT, NO_CLOCK, chairs);
    }

    static Wish wish(String game, Map<String, String> options, String log, String... chairs) {
        return new Wish(
                game, 0, options, List.of(chairs), false, true, false, false, WAIT, NO_CLOCK, log);
    }

    /** Those who choose at the same time see who chose before whom. */
    static Wish ordered(Wish wish) {
        return new Wish(
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
                wish.log());
    }

    String create(Client host, Wish wish) {
        return elsewhere(tables.create(wish, host.guest()));
    }

    static String elsewhere(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Elsewhere.class);
        return ((Answer.Elsewhere) answer).table();
    }

    /** A table at which all chairs are taken by these, who watch, and the first is the host. */
    String playing(Wish wish, Client... guests) {
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

    private static boolean owns(Client guest, String table, int seat) {
        for (var mine : guest.describe(table).path("mine")) {
            if (mine.asInt() == seat) {
                return true;
            }
        }
        return false;
    }

    static int done(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Done.class);
        return ((Answer.Done) answer).version();
    }

    static Answer.Refused refused(Answer answer, Answer.Reason reason, String key) {
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
    List<String> choice(Client client, String table, int seat) {
        int version = client.version(table);
        var moves = new ArrayList<String>();
        while (true) {
            var told = client.ask(table, new Request.Try(client.guest(), seat, version, moves));
            var tried = Wire.MAPPER.readTree(((Answer.Told) told).json());
            if (tried.path("complete").asBoolean()) {
                return moves;
            }
            var next = moves(tried);
            assertThat(next).isNotEmpty();
            moves.add(next.get(random.nextInt(next.size())));
        }
    }

    /** Every seat of these that owes a choice makes one; false if the game is over. */
    boolean step(String table, Client... guests) {
        var seated = new TreeMap<Integer, Client>();
        for (int seat = 0; seat < guests.length; seat++) {
            seated.put(seat, guests[seat]);
        }
        return step(table, seated);
    }

    /** The same where some seats are nobody's. */
    boolean step(String table, SortedMap<Integer, Client> guests) {
        int version = guests.get(guests.firstKey()).version(table);
        guests.forEach((seat, guest) -> {
            if (guest.version(table) == version && !moves(guest.frame(seat)).isEmpty()) {
                done(guest.choose(table, seat, version, choice(guest, table, seat)));
            }
        });
        return !over(table);
    }

    void finish(String table, Client... guests) {
        while (step(table, guests)) {
            pass(0);
        }
    }

    boolean over(String table) {
        return store.table(table).orElseThrow().phase() == StoredTable.Phase.OVER;
    }

    /** The lines of a table's log. */
    List<String> lines(String table) {
        return store.log(table).stream().flatMap(batch -> batch.lines().stream()).toList();
    }

    String log(String table) {
        return Play.text(store.table(table).orElseThrow().header(), store.log(table));
    }

    /** The game is over, and everything in its log can be checked and is right. */
    void verify(String table) {
        assertThat(over(table)).isTrue();
        var log = LogReader.read(table, log(table));
        var verified = Verification.of(Replay.game(log, TablesTest.GAMES), log);
        assertThat(verified.misfit()).isEmpty();
        assertThat(verified.uncommitted()).isZero();
        assertThat(verified.chance()).isEqualTo(Verification.Draws.CHECKED);
    }

    @Override
    public void close() {
        tables.close();
    }
}
