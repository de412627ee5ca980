package tischlein.server;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.server.live.RawSocket;
import tischlein.server.live.Sockets;
import tischlein.table.Scripted;
import tischlein.table.Tables;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.Keys;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.StoredChoice;
import tischlein.testkit.worlds.Leak;
import tischlein.testkit.worlds.OneWorld;
import tischlein.testkit.worlds.Question;
import tischlein.testkit.worlds.ScriptedChance;
import tischlein.testkit.worlds.TrueState;
import tischlein.testkit.worlds.WorldSeating;

/**
 * One of two worlds: a whole server, to which everybody talks over sockets of their own, and a
 * viewer who keeps every byte.
 */
final class AtTheWire<S extends State<S>, V> implements OneWorld<S, V> {
    private static final Pattern PLEDGE = Pattern.compile("\"pledge\":\"[0-9a-f]{64}\"");
    private static final Pattern IS = Pattern.compile("\"is\":\"(\\w+)\"");
    private static final String NO_PLEDGE = "\"pledge\":\"" + "0".repeat(64) + "\"";
    private static final int BETWEEN_KNOCKS = 7;

    private final Game<S, ?, V> game;
    private final WireLeak leak;
    private final MemoryStore store = new MemoryStore();
    private final Scripted outside = new Scripted();
    private final StillClock clock = new StillClock();
    private final Tables tables;
    private final Server server;
    private final List<String> keys; // of seats; the last one is an onlooker's
    private final Map<Integer, RawSocket> sockets = new TreeMap<>(); // by place among the keys
    private final Set<String> kinds = new TreeSet<>();
    private volatile TrueState<S, V> truth;
    private volatile int secret;
    private WorldSeating seating;
    private String table = "";
    private int begun;
    private int steps;

    AtTheWire(Game<S, ?, V> game, Leak ofGame, WireLeak leak, Reached reached) {
        this.game = game;
        this.leak = leak;
        var options = game.about().options(game.about().fewestSeats());
        seating = new WorldSeating(options, Game.ONLOOKER, 0);
        truth = new TrueState<>(game, options);
        var kept = leak.served(store, this::cry);
        var served = List.<Game<?, ?, ?>>of(ofGame.served(game));
        tables = reached.tables(served, kept, outside, leak.relay(() -> secret));
        var settings = RunningServer.settings(RunningServer.GENEROUS);
        var knocking = new Sockets(outside, settings.limits(), clock);
        server = new Server(settings, List.of(game), kept, outside, tables, knocking).listen();
        leak.plant(server, () -> secret);
        keys =
                IntStream.rangeClosed(0, game.about().mostSeats())
                        .mapToObj(n -> "{\"name\":\"Guest%d\",\"key\":true}".formatted(n))
                        .map(guest -> done("POST", "/api/guest", "", guest))
                        .map(answer -> RawRequest.field(answer, "key"))
                        .toList();
    }

    /** What a faulty server does when somebody has chosen. */
    private void cry(StoredChoice choice) {
        if (choice.moves().hashCode() % 2 != 0) {
            var host = new Guest(Keys.hash(keys.getFirst()), "", "", 0);
            tables.ask(choice.table(), new Request.Say(host, 0, "Oh!"), _ -> {});
        }
    }

    /** For what must not be refused. */
    private String done(String method, String path, String key, String body) {
        var answer = request(method, path, key, body);
        if (!answer.startsWith("HTTP/1.1 2")) {
            throw new IllegalStateException(answer);
        }
        return answer;
    }

    private String request(String method, String path, String key, String body) {
        return new RawRequest(method, path, key, body).answer(server.port());
    }

    private boolean person(int seat) {
        return !Bits.has(seating.bots(), seat);
    }

    /** The place of the viewer among the keys and sockets. */
    private int mine() {
        return seating.viewer() == Game.ONLOOKER ? keys.size() - 1 : seating.viewer();
    }

    private RawSocket viewer() {
        return socket(mine());
    }

    @Override
    public void begin(WorldSeating among, ScriptedChance deal) {
        outside.ponder(); // what bots of the last table have begun to think
        outside.begin(++begun, deal::draw);
        seating = among;
        truth = new TrueState<>(game, seating.options());
        table =
                RawRequest.field(
                        done(
                                "POST",
                                "/api/tables",
                                keys.getFirst(),
                                RawWish.of(game, seating, begun % 2 == 0)),
                        "table");
        var at = "/api/tables/" + table;
        for (int seat = 1; seat < seating.options().seats(); seat++) {
            if (person(seat)) {
                done("POST", at + "/seats", keys.get(seat), "{\"seat\":" + seat + "}");
            }
        }
        open();
        done("POST", at + "/start", keys.getFirst(), "");
        settle();
    }

    /** The viewer comes first, and hears everybody come. */
    private void open() {
        sockets.clear();
        come(mine());
        for (int seat = 0; seat < seating.options().seats(); seat++) {
            if (person(seat) && seat != mine()) {
                come(seat);
            }
        }
    }

    private void come(int who) {
        sockets.put(who, new RawSocket(server.port(), keys.get(who)));
        hello(who, "");
    }

    private RawSocket socket(int who) {
        return Objects.requireNonNull(sockets.get(who));
    }

    private void hello(int who, String more) {
        var seats = who == keys.size() - 1 ? "[]" : "[" + who + "]";
        socket(who).say("\"do\":\"hello\",\"id\":\"h\"," + at() + ",\"seats\":" + seats + more);
        settle(socket(who));
    }

    private String at() {
        return "\"table\":\"" + table + "\"";
    }

    private static String words(List<String> moves) {
        return ",\"moves\":" + ProtocolJson.write(moves);
    }

    /** Asks what is always refused: when that is heard, so is all that came before. */
    private void settle(RawSocket socket) {
        socket.ask("\"do\":\"try\"," + at() + ",\"seat\":0,\"version\":0,\"moves\":[\"?\"]");
    }

    /** Everybody has been told everything, and every bot knows what it will do. */
    private void settle() {
        settle(viewer());
        outside.ponder();
        settle(viewer()); // and the table has heard of it
        truth.fold(store.log(table).stream().flatMap(batch -> batch.lines().stream()).toList());
        secret = truth.secret();
    }

    @Override
    public TrueState<S, V> truth() {
        return truth;
    }

    @Override
    public Map<Integer, List<String>> beside() {
        return store.choices(table).stream()
                .collect(Collectors.toMap(StoredChoice::seat, StoredChoice::moves));
    }

    private void ask(int who, String verb, int seat, String more) {
        socket(who).ask("\"do\":\"%s\",%s,\"seat\":%d%s".formatted(verb, at(), seat, more));
    }

    private static String from(int version) {
        return ",\"version\":" + version;
    }

    @Override
    public void choose(int seat, List<String> moves) {
        ask(seat, "choose", seat, from(truth.version()) + words(moves));
        settle();
        if (++steps % BETWEEN_KNOCKS == 0 || leak == WireLeak.KNOCK && secret % 2 != 0) {
            clock.strike();
            clock.strike(); // by now nobody has stirred since the last time
            settle();
        }
    }

    @Override
    public void wake() {
        int before = truth.version() + beside().size();
        outside.pass();
        settle();
        if (truth.version() + beside().size() == before) {
            throw new AssertionError("no bot has chosen");
        }
    }

    @Override
    public String ask(Question question) {
        int seat = seating.viewer();
        switch (question) {
            case Question.Describe() -> {
                return got("/api/tables/" + table) + got("/api/series/" + table);
            }
            case Question.Say(int other, var text) ->
                    ask(other, "chat", other, ",\"text\":\"" + text + "\"");
            case Question.Story(int of) -> {
                return got("/api/tables/" + table + "/story?seat=" + of);
            }
            case Question.Position(int version) -> {
                return got(
                        "/api/tables/" + table + "/position?seat=" + seat + "&version=" + version);
            }
            case Question.Export() -> {
                return got("/api/tables/" + table + "/log");
            }
            case Question.Choose(int version, var moves) ->
                    ask(mine(), "choose", seat, from(version) + words(moves));
            case Question.Try(int version, var moves) ->
                    ask(mine(), "try", seat, from(version) + words(moves));
            case Question.Suggest(int version) -> ask(mine(), "suggest", seat, from(version));
            case Question.Again(int seen) -> hello(mine(), from(seen));
        }
        settle();
        return "";
    }

    private String got(String path) {
        return bare(request("GET", path, keys.get(mine()), ""));
    }

    /** Pledges are compared by their length. */
    private static String bare(String bytes) {
        return PLEDGE.matcher(bytes).replaceAll(NO_PLEDGE);
    }

    @Override
    public List<String> heard() {
        var heard = viewer().heard();
        heard.forEach(one -> kinds.add(kind(one)));
        return heard.stream().map(AtTheWire::bare).toList();
    }

    private static String kind(String heard) {
        var is = IS.matcher(heard);
        return is.find() ? is.group(1) : heard.substring(0, heard.indexOf(' '));
    }

    /** The kinds of messages that viewers have heard; anything else goes by its first word. */
    Set<String> kinds() {
        return kinds;
    }

    @Override
    public void end() {
        if (begun / 2 % 2 == 0) {
            viewer().fallOut();
        } else {
            viewer().leave();
        }
        sockets.values().forEach(RawSocket::close);
    }

    @Override
    public void close() {
        sockets.values().forEach(RawSocket::close);
        server.close();
        store.close();
    }
}
