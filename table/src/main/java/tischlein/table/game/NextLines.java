package tischlein.table.game;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogWriter;
import tischlein.log.Pledge;
import tischlein.log.SecretSeed;
import tischlein.table.outside.ChanceDealer;

/**
 * The next lines of a table's log, worked out on a copy of its state: what the seats have chosen,
 * what chance then draws, and at the end of the game the seed.
 */
public final class NextLines<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final S state;
    private final List<String> lines = new ArrayList<>();
    private final NewsToTell news = new NewsToTell();
    private long drawn;

    /**
     * @param drawn how many moves chance has made before
     */
    NextLines(Game<S, ?, ?> game, S from, long drawn) {
        this.game = game;
        this.state = from.copy();
        this.drawn = drawn;
    }

    /** Adds the choice of a seat that chooses alone. */
    NextLines<S> choice(int seat, List<String> moves) {
        moves.forEach(move -> entry(new Log.Move(0, seat, move)));
        return this;
    }

    /** Adds the choices of seats that have chosen at the same time. */
    NextLines<S> choices(List<Pledge> pledges) {
        Pledge.entries(pledges).forEach(this::entry);
        return this;
    }

    private void entry(Log.Entry entry) {
        if (entry instanceof Log.Move(_, int actor, String word)) {
            game.play(state, actor, game.words().code(word), news);
            if (over()) {
                news.end();
            }
        }
        lines.add(LogWriter.written(entry));
    }

    NextLines<S> chance(ChanceDealer dealer) {
        var codes = new int[Game.MOST_CHOICES];
        while (Bits.has(game.waiting(state), Game.CHANCE)) {
            int code = dealer.draw(game, state, drawn++, codes);
            entry(new Log.Move(0, Game.CHANCE, game.words().word(code)));
        }
        return this;
    }

    /** If the game is over, adds the seed, so that everybody can check what chance drew. */
    NextLines<S> reveal(SecretSeed seed) {
        if (over()) {
            entry(new Log.Seed(0, seed.hex()));
        }
        return this;
    }

    boolean over() {
        return game.waiting(state) == 0;
    }

    S state() {
        return state;
    }

    public List<String> lines() {
        return List.copyOf(lines);
    }

    public NewsToTell news() {
        return news;
    }

    long drawn() {
        return drawn;
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return lines.size() + " lines";
    }
}
