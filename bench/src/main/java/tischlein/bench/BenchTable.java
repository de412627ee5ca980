package tischlein.bench;

import java.util.ServiceLoader;
import tischlein.kernel.Game;
import tischlein.kernel.Playout;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/** One game with its usual options, and what is needed to play it again and again. */
final class BenchTable<S extends State<S>, V> {
    private static final int MIDDLE = 2;

    final Game<S, ?, V> game;
    final S start;
    final S state;
    final Seeded random = new Seeded(1);
    final Playout<S> playout;

    private BenchTable(Game<S, ?, V> game, int seats) {
        this.game = game;
        start = game.start(game.about().options(seats));
        state = start.copy();
        playout = new Playout<>(game);
    }

    /** Called with a word such as {@code buffet-5}: the game and its seats. */
    static BenchTable<?, ?> of(String word) {
        var parts = word.split("-", 2);
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            if (game.about().name().equals(parts[0])) {
                return of(game, Integer.parseInt(parts[1]));
            }
        }
        throw new IllegalArgumentException("no game " + parts[0]);
    }

    private static <S extends State<S>, V> BenchTable<S, V> of(Game<S, ?, V> game, int seats) {
        return new BenchTable<>(game, seats);
    }

    /** One whole random game. */
    long playOut() {
        state.become(start);
        playout.finish(state, random);
        return playout.fingerprint();
    }

    /** A position half-way through a random game, with a seat to move. */
    S halfWay() {
        playOut();
        long half = playout.moves() / MIDDLE;
        var s = start.copy();
        var codes = new int[Game.MOST_CHOICES];
        long moves = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Integer.numberOfTrailingZeros(waiting);
            if (moves >= half && actor != Game.CHANCE) {
                return s;
            }
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : codes[random.nextInt(game.choices(s, actor, codes))];
            game.play(s, actor, code, tischlein.kernel.News.UNHEARD);
            moves++;
        }
        return halfWay();
    }
}
