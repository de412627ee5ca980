package tischlein.testkit.worlds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;

/** What really is at a table, secrets and all: the fold of the log that its store has. */
public final class TrueState<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final int seats;
    private final S state;
    private final List<String> moves = new ArrayList<>();
    private final Map<Integer, V> seen = new HashMap<>(); // what viewers see at this version
    private int version;

    public TrueState(Game<S, ?, V> game, Options options) {
        this.game = game;
        seats = options.seats();
        state = game.start(options);
    }

    /**
     * Follows the log, which has grown or not.
     *
     * @param lines all of them, without the header
     */
    public void fold(List<String> lines) {
        if (version < lines.size()) {
            seen.clear();
        }
        for (; version < lines.size(); version++) {
            var line = lines.get(version);
            int space = line.indexOf(' ');
            var actor = line.substring(0, space);
            boolean chance = actor.equals("*");
            if (chance || Character.isDigit(actor.charAt(0))) {
                int who = chance ? Game.CHANCE : Integer.parseInt(actor);
                game.play(state, who, game.words().code(line.substring(space + 1)), News.UNHEARD);
            }
            if (Character.isDigit(actor.charAt(0))) {
                moves.add(line);
            }
        }
    }

    public int seats() {
        return seats;
    }

    /** How many lines the log has. */
    public int version() {
        return version;
    }

    /** All that seats have done, as the log writes it. */
    public List<String> moves() {
        return List.copyOf(moves);
    }

    /** The seats that owe a choice, a bit set. */
    public int owing() {
        return game.waiting(state) & ~Bits.bit(Game.CHANCE);
    }

    public V view(int viewer) {
        return seen.computeIfAbsent(viewer, of -> game.view(state, of));
    }

    /** What each seat sees. */
    public Map<Integer, V> views() {
        var views = new TreeMap<Integer, V>();
        for (int seat = 0; seat < seats; seat++) {
            views.put(seat, view(seat));
        }
        return views;
    }

    /** A number that is another one if anything at the table is otherwise. */
    public int secret() {
        return (int) Seeded.mix(views().hashCode());
    }

    /** Any whole choice of a seat. */
    public List<String> anyChoice(int seat, Seeded random) {
        return WholeChoice.any(game, state.copy(), seat, random).stream()
                .map(game.words()::word)
                .toList();
    }

    /** Whether these are one whole choice that the seat may make now. */
    public boolean allows(int seat, List<String> choice) {
        var world = state.copy();
        for (int i = 0; i < choice.size(); i++) {
            int code = game.words().code(choice.get(i));
            if (i > 0 && !game.midway(world, seat) || !game.refusal(world, seat, code).allows()) {
                return false;
            }
            game.play(world, seat, code, News.UNHEARD);
        }
        return !game.midway(world, seat);
    }
}
