package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.SecretSeed;
import tischlein.table.outside.ChanceDealer;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Keys;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredChoice;
import tischlein.testkit.worlds.Leak;
import tischlein.testkit.worlds.OneWorld;
import tischlein.testkit.worlds.Question;
import tischlein.testkit.worlds.ScriptedChance;
import tischlein.testkit.worlds.TrueState;
import tischlein.testkit.worlds.WorldSeating;

/** One of two worlds, in which the viewer listens where frames are written. */
final class EncoderWorld<S extends State<S>, V> implements OneWorld<S, V> {
    private static final Pattern PLEDGE = Pattern.compile("\"pledge\":\"[0-9a-f]{64}\"");

    private final Game<S, ?, V> game;
    private final MemoryStore store = new MemoryStore();
    private final LiveTables tables;
    private final Leak leak;
    private final TableListener ear = this::hear;
    private ChanceDealer dealer = EncoderWorld::nobody;
    private List<Guest> guests = List.of();
    private List<String> messages = new ArrayList<>();
    private String table = "";
    private TrueState<S, V> truth;
    private List<String> chosen = List.of();
    private int viewer;
    private int batches; // of the log, that the truth has followed

    EncoderWorld(Game<S, ?, V> game, Leak leak) {
        this.game = game;
        this.leak = leak;
        truth = new TrueState<>(game, game.about().options(game.about().fewestSeats()));
        var script =
                new ScriptedOutside(7) {
                    @Override
                    public ChanceDealer dealer(SecretSeed seed) {
                        return new ChanceDealer() {
                            @Override
                            public <T extends State<T>> int draw(
                                    Game<T, ?, ?> of, T s, long n, int[] codes) {
                                return dealer.draw(of, s, n, codes);
                            }
                        };
                    }
                };
        tables =
                new LiveTables(
                        List.of(leak.served(game)),
                        store,
                        script,
                        new WorkerThreads(script, new DirectExecutor(), new DirectExecutor()));
    }

    private static <T extends State<T>> int nobody(Game<T, ?, ?> of, T s, long n, int[] codes) {
        throw new IllegalStateException("nobody deals");
    }

    @Override
    public void begin(WorldSeating seating, ScriptedChance deal) {
        var options = seating.options();
        dealer = deal::draw;
        viewer = seating.viewer();
        messages = new ArrayList<>();
        batches = 0;
        truth = new TrueState<>(game, options);
        guests = new ArrayList<>();
        var chairs = new ArrayList<String>();
        for (int seat = 0; seat < options.seats(); seat++) {
            guests.add(new Guest(Keys.hash("guest" + seat), "Guest" + seat, "mouse", 0));
            chairs.add(seat == 0 ? "me" : "open");
        }
        var wish =
                new NewTable(
                        game.about().name(),
                        options.seats(),
                        options.values(),
                        chairs,
                        false,
                        true,
                        false,
                        false,
                        new Setup.Absence(Setup.Policy.WAIT, 0),
                        new Setup.Pace(0, 0, 0),
                        GuestRules.USUAL,
                        "");
        table = ((Answer.Elsewhere) tables.create(wish, guests.getFirst())).table();
        for (int seat = 1; seat < options.seats(); seat++) {
            ask(new Request.Take(guests.get(seat), OptionalInt.of(seat)));
        }
        ask(watch(OptionalInt.empty()));
        ask(new Request.Start(guests.getFirst()));
    }

    private Request watch(OptionalInt seen) {
        var seats = viewer == Game.ONLOOKER ? List.<Integer>of() : List.of(viewer);
        return new Request.Watch(mine(), ear, seats, seen);
    }

    private void hear(String message) {
        fold();
        var said = PLEDGE.matcher(message).replaceAll("\"pledge\":\"\"");
        messages.addAll(leak.heard(said, truth, chosen));
    }

    private void fold() {
        var log = store.log(table);
        if (log.size() > batches) {
            batches = log.size();
            truth.fold(log.stream().flatMap(batch -> batch.lines().stream()).toList());
        }
    }

    /** Asks; everybody has been told what came of it when the answer is there. */
    private Answer ask(Request request) {
        var answer = tables.ask(table, request);
        fold();
        return answer;
    }

    private Guest mine() {
        return guests.get(Math.max(0, viewer));
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

    @Override
    public List<String> heard() {
        var heard = messages;
        messages = new ArrayList<>();
        return heard;
    }

    @Override
    public void choose(int seat, List<String> moves) {
        chosen = moves;
        ask(new Request.Choose(guests.get(seat), seat, "", truth.version(), moves));
    }

    @Override
    public void wake() {
        throw new IllegalStateException("there are no bots at this table");
    }

    @Override
    public Answer ask(Question question) {
        return ask(
                switch (question) {
                    case Question.Describe() -> new Request.Describe(mine());
                    case Question.Say(int seat, var text) ->
                            new Request.Say(guests.get(seat), seat, text);
                    case Question.Story(int seat) -> new Request.Story(mine(), seat);
                    case Question.Position(int version) ->
                            new Request.Position(mine(), viewer, version);
                    case Question.Export() -> new Request.Export(mine());
                    case Question.Choose(int version, var moves) ->
                            new Request.Choose(mine(), viewer, "", version, moves);
                    case Question.Try(int version, var moves) ->
                            new Request.Try(mine(), viewer, version, moves);
                    case Question.Suggest(int version) ->
                            new Request.Suggest(mine(), viewer, version, List.of());
                    case Question.Again(int seen) -> watch(OptionalInt.of(seen));
                });
    }

    @Override
    public void end() {
        ask(new Request.Unwatch(mine(), ear));
    }

    @Override
    public void close() {
        tables.close();
    }
}
