package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogWriter;
import tischlein.log.Pledge;
import tischlein.log.SecretSeed;

/**
 * The next lines of a table's log, made on a copy of its state: what the seats have chosen, what
 * chance then draws, and at the end of the game the seed.
 */
final class Advance<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final S state;
    private final List<String> lines = new ArrayList<>();
    private final Telling news = new Telling();
    private long drawn;

    /**
     * @param drawn how many moves chance has made before
     */
    Advance(Game<S, ?, ?> game, S from, long drawn) {
        this.game = game;
        this.state = from.copy();
        this.drawn = drawn;
    }

    /** One seat has chosen, and nobody else was to choose. */
    Advance<S> choice(int seat, List<String> moves) {
        moves.forEach(move -> entry(new Log.Move(0, seat, move)));
        return this;
    }

    /** Several seats have chosen at the same time. */
    Advance<S> choices(List<Pledge> pledges) {
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

    Advance<S> chance(Dealer dealer) {
        var codes = new int[Game.MOST_CHOICES];
        while (Bits.has(game.waiting(state), Game.CHANCE)) {
            int code = dealer.draw(game, state, drawn++, codes);
            entry(new Log.Move(0, Game.CHANCE, game.words().word(code)));
        }
        return this;
    }

    /** If the game is over, the seed is told: everybody can check now what chance drew. */
    Advance<S> reveal(SecretSeed seed) {
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

    List<String> lines() {
        return List.copyOf(lines);
    }

    Telling news() {
        return news;
    }

    long drawn() {
        return drawn;
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return lines.size() + " lines";
    }
}
