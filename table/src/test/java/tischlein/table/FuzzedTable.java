package tischlein.table;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.log.Verification;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.Keys;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable;

/**
 * A table that is asked for all kinds of things, with a shadow that plays only what the store's log
 * says. After each request the two are compared.
 */
final class FuzzedTable<S extends State<S>, V> implements AutoCloseable {
    private static final List<Guest> GUESTS =
            IntStream.range(0, 4)
                    .mapToObj(n -> new Guest(Keys.hash("guest" + n), "Guest" + n, "mouse", 0))
                    .toList();
    private static final Guest STRANGER = new Guest("", "", "", 0);
    private static final Set<String> UNCLEAN =
            Set.of("refused.failure", "refused.store", "refused.crowded", "refused.stopping");
    private static final int EASY = 40; // details below choose, with one choice each

    private final Game<S, ?, V> game;
    private final boolean busy; // bots move by themselves, at any time
    private final ScriptedOutside script = new ScriptedOutside(1);
    private final MemoryStore store = new MemoryStore();
    private final TableFailures failures = new TableFailures();
    private final String id;
    private final Set<String> commands = new HashSet<>();
    private LiveTables tables;
    private List<HeardFrames> ears = List.of();
    private S shadow;
    private StoredStanding now = StoredStanding.NOTHING;
    private Setup setup = ProtocolJson.read("{\"chairs\":[]}", Setup.class);
    private String token = "none";
    private int count;
    private int granted;

    private FuzzedTable(Game<S, ?, V> game, NewTable wish) {
        this.game = game;
        busy = wish.pace().bots() == 0;
        shadow = game.start(game.about().options(game.about().fewestSeats()));
        tables = new LiveTables(LiveTablesTest.GAMES, store, script);
        id =
                switch (tables.create(wish, GUESTS.getFirst())) {
                    case Answer.Elsewhere(String table) -> table;
                    case Answer.Refused refused -> {
                        clean(refused);
                        yield "";
                    }
                    case Answer other -> throw new AssertionError(other);
                };
        if (opened()) {
            listen();
            look();
            shadow = replayed().state();
        }
    }

    static FuzzedTable<?, ?> of(FuzzedBeginning beginning) {
        return new FuzzedTable<>(beginning.game(), beginning.wish());
    }

    boolean opened() {
        return !id.isEmpty();
    }

    int granted() {
        return granted;
    }

    private void listen() {
        ears = GUESTS.stream().map(_ -> new HeardFrames()).toList();
        settle();
    }

    /** Waits until everybody has been told what came of the last request. */
    private void settle() {
        tables.ask(id, new Request.Emote(STRANGER, 0, ""));
        failures.raise();
    }

    private StoredStanding look() {
        var before = now;
        now = StoredStanding.of(store, id);
        if (!before.row().map(StoredTable::setup).equals(now.row().map(StoredTable::setup))) {
            setup = ProtocolJson.read(now.row().orElseThrow().setup(), Setup.class);
        }
        return before;
    }

    private Replay<S> replayed() {
        return Replay.of(game, now.log()).finish(News.UNHEARD);
    }

    void ask(FuzzedRequest asked) {
        if (asked.kind() == '*') {
            tables.close();
            tables = new LiveTables(LiveTablesTest.GAMES, store, script);
            tables.resume();
            listen();
            fold(look());
        } else if (asked.kind() == '+') {
            script.pass(asked.detail() * 10_000L);
        } else {
            request(asked);
        }
    }

    private void request(FuzzedRequest asked) {
        int turn = turn();
        int owner = owner(turn);
        int guest = asked.inTurn() && owner >= 0 ? owner : asked.guest() % GUESTS.size();
        var whole = whole(asked.place(turn), asked.detail() % EASY);
        var at = new FuzzedRequest.Situation(turn, now.version(), whole, token, count++);
        var request = asked.request(GUESTS.get(guest), ears.get(guest), at);
        var future = new CompletableFuture<Answer>();
        tables.ask(id, request, future::complete);
        settle();
        var answer = future.join();
        var owned = setup;
        var before = look();
        check(before.version() <= now.version(), "the log is shorter");
        fold(before);
        check(request, answer, before);
        compare(owned);
    }

    /** A seat that is to choose. */
    private int turn() {
        int waiting = game.waiting(shadow) & ~Bits.bit(Game.CHANCE);
        for (var choice : now.choices()) {
            waiting &= ~Bits.bit(choice.seat());
        }
        return waiting == 0 ? 0 : Bits.lowest(waiting);
    }

    private int owner(int seat) {
        var chair = setup.chairs().get(seat);
        return IntStream.range(0, GUESTS.size())
                .filter(guest -> chair.of(GUESTS.get(guest).hash()))
                .findFirst()
                .orElse(-1);
    }

    private List<String> whole(int seat, int detail) {
        if (seat < 0 || seat >= setup.chairs().size() || !Bits.has(game.waiting(shadow), seat)) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        return WholeChoice.make(
                        game,
                        shadow.copy(),
                        seat,
                        world -> codes[detail % game.choices(world, seat, codes)])
                .stream()
                .map(game.words()::word)
                .toList();
    }

    private void fold(StoredStanding before) {
        check(
                now.lines().subList(0, before.version()).equals(before.lines()),
                "the log is another");
        for (var line : now.lines().subList(before.version(), now.version())) {
            int space = line.indexOf(' ');
            var actor = line.substring(0, space);
            if (actor.equals("*") || Character.isDigit(actor.charAt(0))) {
                int who = actor.equals("*") ? Game.CHANCE : Integer.parseInt(actor);
                int code = game.words().code(line.substring(space + 1));
                check(game.refusal(shadow, who, code).allows(), "against the rules: " + line);
                game.play(shadow, who, code, News.UNHEARD);
            }
        }
    }

    private void check(Request request, Answer answer, StoredStanding before) {
        granted += answer instanceof Answer.Refused ? 0 : 1;
        switch (answer) {
            case Answer.Refused refused -> {
                clean(refused);
                check(busy || now.equals(before), "refused, and yet something has changed");
            }
            case Answer.Done(int version) -> {
                check(version <= now.version(), "told before it was kept");
                if (request instanceof Request.Choose choose) {
                    kept(choose, before);
                } else {
                    check(busy || version == now.version(), "another version than the log");
                }
            }
            case Answer.Linked(String link) -> token = link.substring(link.indexOf('-') + 1);
            case Answer.Elsewhere(String table) -> {
                var there = tables.ask(table, new Request.Describe(request.by()));
                check(there instanceof Answer.Told, "no table elsewhere");
            }
            case Answer.Exported(String log) ->
                    Replay.of(game, LogReader.read("log", log)).finish(News.UNHEARD);
            case Answer.Noted _ -> check(request instanceof Request.Sequel, "nothing to note");
            case Answer.Told(String json) -> check(json.startsWith("{"), "no document");
            case Answer.Suggested(var moves) -> check(!moves.isEmpty(), "no suggestion");
        }
    }

    private static void clean(Answer.Refused refused) {
        ProtocolJson.write(refused.why());
        check(!UNCLEAN.contains(refused.why().key()), "unclean: " + refused);
    }

    /** Whoever is told that a choice is kept finds it in the store, unless it was sent before. */
    private void kept(Request.Choose choose, StoredStanding before) {
        int seat = choose.seat();
        if (!choose.id().isEmpty() && !commands.add(seat + ":" + choose.id())) {
            return;
        }
        boolean beside =
                now.choices().stream()
                        .anyMatch(one -> one.seat() == seat && same(one.moves(), choose.moves()));
        var mine =
                now.lines().subList(before.version(), now.version()).stream()
                        .filter(line -> line.startsWith(seat + " "))
                        .map(line -> line.substring(line.indexOf(' ') + 1))
                        .toList();
        check(beside || mine.containsAll(choose.moves()), "done, and yet it is not kept");
    }

    private static boolean same(List<String> some, List<String> others) {
        return some.stream().sorted().toList().equals(others.stream().sorted().toList());
    }

    /** Frames are for those whose seat it is, or was before this request, and say what is true. */
    private void compare(Setup owned) {
        for (int guest = 0; guest < GUESTS.size(); guest++) {
            var hash = GUESTS.get(guest).hash();
            for (var frame : ears.get(guest).frames()) {
                int seat = frame.seat();
                check(
                        seat == Game.ONLOOKER
                                || setup.chairs().get(seat).of(hash)
                                || owned.chairs().get(seat).of(hash),
                        "another's frame: " + frame);
                check(busy || frame.version() == now.version(), "a frame of another version");
                check(
                        frame.version() != now.version() || frame.shows(game.view(shadow, seat)),
                        "a frame that does not show what the log says: " + frame);
            }
        }
    }

    private static void check(boolean right, String wrong) {
        if (!right) {
            throw new AssertionError(wrong);
        }
    }

    /** The log as a whole is that of this game, and proves itself if it was sealed. */
    void finish() {
        if (!opened()) {
            return;
        }
        settle();
        fold(look());
        var replay = replayed();
        for (int viewer = Game.ONLOOKER; viewer < setup.chairs().size(); viewer++) {
            check(
                    game.view(replay.state(), viewer).equals(game.view(shadow, viewer)),
                    "the log read again is another game");
        }
        var log = now.log();
        if (log.header().seal().isPresent() && !now.lines().isEmpty()) {
            check(Verification.of(game, log).misfit().isEmpty(), "the log does not prove itself");
        }
    }

    @Override
    public void close() {
        tables.close();
        failures.close();
    }
}
