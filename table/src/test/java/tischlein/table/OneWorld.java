package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.log.SecretSeed;

/**
 * One of two worlds: a table with its own store, at which everything is scripted, and one viewer
 * whose every message is written down.
 */
final class OneWorld<S extends State<S>, V> implements AutoCloseable {
    private static final Pattern PLEDGE = Pattern.compile("\"pledge\":\"[0-9a-f]{64}\"");

    private final Game<S, ?, V> game;
    private final MemoryStore store = new MemoryStore();
    private final Tables tables;
    private final Leak leak;
    private Dealer dealer = OneWorld::nobody;
    private List<Guest> guests = List.of();
    private List<String> messages = new ArrayList<>();
    private String table = "";
    private S shadow;
    private List<String> chosen = List.of();
    private int folded;
    private int viewer;

    /**
     * @param served the game as the tables play it: itself, if it does not leak
     */
    OneWorld(Game<S, ?, V> game, Game<S, ?, V> served, long number, Leak leak) {
        this.game = game;
        this.leak = leak;
        this.shadow = game.start(game.about().options(game.about().fewestSeats()));
        var script =
                new Script(number) {
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
        tables = new Tables(List.of(served), store, script);
    }

    private static <T extends State<T>> int nobody(Game<T, ?, ?> of, T s, long n, int[] codes) {
        throw new IllegalStateException("nobody deals");
    }

    /** Sits guests down at a new table and begins. */
    void begin(Options options, int viewer, Dealer dealer) {
        this.dealer = dealer;
        this.viewer = viewer;
        messages = new ArrayList<>();
        shadow = game.start(options);
        folded = 0;
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
                        new Setup.Absence(Setup.Policy.WAIT, 0),
                        new Setup.Pace(0, 0, 0),
                        "");
        table = ((Answer.Elsewhere) tables.create(wish, guests.getFirst())).table();
        for (int seat = 1; seat < options.seats(); seat++) {
            ask(new Request.Take(guests.get(seat), OptionalInt.of(seat)));
        }
        var seats = viewer == Game.ONLOOKER ? List.<Integer>of() : List.of(viewer);
        ask(new Request.Watch(mine(), this::hear, seats, OptionalInt.empty()));
        ask(new Request.Start(guests.getFirst()));
    }

    private void hear(String message) {
        fold();
        messages.addAll(leak.heard(PLEDGE.matcher(message).replaceAll("\"pledge\":\"\""), this));
    }

    /** A number that is another one if anything at the table is otherwise. */
    int secret() {
        return (int) Seeded.mix(views().hashCode());
    }

    /** What was chosen last. */
    List<String> chosen() {
        return chosen;
    }

    private void fold() {
        var lines = store.log(table).stream().flatMap(batch -> batch.lines().stream()).toList();
        for (; folded < lines.size(); folded++) {
            var line = lines.get(folded);
            int space = line.indexOf(' ');
            var actor = line.substring(0, space);
            if (actor.equals("*") || Character.isDigit(actor.charAt(0))) {
                int who = actor.equals("*") ? Game.CHANCE : Integer.parseInt(actor);
                game.play(shadow, who, game.words().code(line.substring(space + 1)), News.UNHEARD);
            }
        }
    }

    /** Asks, and waits until everybody has been told what came of it. */
    Answer ask(Request request) {
        var answer = tables.ask(table, request);
        tables.ask(table, new Request.Describe(request.by()));
        fold();
        return answer;
    }

    Guest guest(int seat) {
        return guests.get(seat);
    }

    Guest mine() {
        return guests.get(Math.max(0, viewer));
    }

    S state() {
        return shadow;
    }

    V view() {
        return game.view(shadow, viewer);
    }

    int version() {
        return folded;
    }

    int owing() {
        return game.waiting(shadow) & ~Bits.bit(Game.CHANCE);
    }

    /** All that the viewer has heard since this was asked for the last time. */
    List<String> heard() {
        var heard = messages;
        messages = new ArrayList<>();
        return heard;
    }

    Answer choose(int seat, List<String> moves) {
        chosen = moves;
        return ask(new Request.Choose(guest(seat), seat, "", version(), moves));
    }

    /** Any whole choice of a seat. */
    List<String> anyChoice(int seat, Seeded random) {
        var world = shadow.copy();
        var codes = new int[Game.MOST_CHOICES];
        var moves = new ArrayList<String>();
        do {
            int code = codes[random.nextInt(game.choices(world, seat, codes))];
            game.play(world, seat, code, News.UNHEARD);
            moves.add(game.words().word(code));
        } while (Bits.has(game.midway(world) & game.waiting(world), seat));
        return moves;
    }

    boolean allows(int seat, List<String> moves) {
        var codes = moves.stream().map(game.words()::code).toList();
        return Choice.of(game, shadow, seat, codes).end() == Choice.End.COMPLETE;
    }

    Map<Integer, V> views() {
        var views = new java.util.TreeMap<Integer, V>();
        for (int seat = 0; seat < guests.size(); seat++) {
            views.put(seat, game.view(shadow, seat));
        }
        return views;
    }

    @Override
    public void close() {
        tables.close();
    }
}
