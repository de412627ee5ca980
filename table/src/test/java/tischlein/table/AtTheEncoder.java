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
import tischlein.testkit.Deal;
import tischlein.testkit.Leak;
import tischlein.testkit.OneWorld;
import tischlein.testkit.Question;
import tischlein.testkit.Seating;
import tischlein.testkit.Shadow;

/** One of two worlds, in which the viewer listens where frames are written. */
final class AtTheEncoder<S extends State<S>, V> implements OneWorld<S, V> {
    private static final Pattern PLEDGE = Pattern.compile("\"pledge\":\"[0-9a-f]{64}\"");

    private final Game<S, ?, V> game;
    private final MemoryStore store = new MemoryStore();
    private final Tables tables;
    private final Leak leak;
    private final Listener ear = this::hear;
    private Dealer dealer = AtTheEncoder::nobody;
    private List<Guest> guests = List.of();
    private List<String> messages = new ArrayList<>();
    private String table = "";
    private Shadow<S, V> shadow;
    private List<String> chosen = List.of();
    private int viewer;
    private int batches; // of the log, that the shadow has followed

    AtTheEncoder(Game<S, ?, V> game, Leak leak) {
        this.game = game;
        this.leak = leak;
        shadow = new Shadow<>(game, game.about().options(game.about().fewestSeats()));
        var script =
                new Script(7) {
                    @Override
                    public Dealer dealer(SecretSeed seed) {
                        return new Dealer() {
                            @Override
                            public <T extends State<T>> int draw(
                                    Game<T, ?, ?> of, T s, long n, int[] codes) {
                                return dealer.draw(of, s, n, codes);
                            }
                        };
                    }
                };
        tables =
                new Tables(
                        List.of(leak.served(game)),
                        store,
                        script,
                        new Hands(script, new Direct(), new Direct()));
    }

    private static <T extends State<T>> int nobody(Game<T, ?, ?> of, T s, long n, int[] codes) {
        throw new IllegalStateException("nobody deals");
    }

    @Override
    public void begin(Seating seating, Deal deal) {
        var options = seating.options();
        dealer = deal::draw;
        viewer = seating.viewer();
        messages = new ArrayList<>();
        batches = 0;
        shadow = new Shadow<>(game, options);
        guests = new ArrayList<>();
        var chairs = new ArrayList<String>();
        for (int seat = 0; seat < options.seats(); seat++) {
            guests.add(new Guest(Keys.hash("guest" + seat), "Guest" + seat, "mouse", 0));
            chairs.add(seat == 0 ? "me" : "open");
        }
        var wish =
                new Wish(
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
        messages.addAll(leak.heard(said, shadow, chosen));
    }

    private void fold() {
        var log = store.log(table);
        if (log.size() > batches) {
            batches = log.size();
            shadow.fold(log.stream().flatMap(batch -> batch.lines().stream()).toList());
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
    public Shadow<S, V> shadow() {
        return shadow;
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
        ask(new Request.Choose(guests.get(seat), seat, "", shadow.version(), moves));
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
