package tischlein.testkit.worlds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.testkit.play.HeardNews;

/**
 * How chance deals in two worlds: at random in the first, and in the second so that a viewer sees
 * the same.
 */
final class TwoDeals<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final int viewer;
    private final double otherwise;
    private final Seeded ones;
    private final Seeded others;
    // Of one table's thread and then of another's: the second world deals after the first.
    private final List<Dealt<V>> dealt = Collections.synchronizedList(new ArrayList<>());

    /** A draw in the first world, and what the viewer then heard and saw. */
    private record Dealt<V>(int code, List<Phrase.Sentence> news, V view) {
        boolean like(Dealt<V> other) {
            return news.equals(other.news) && view.equals(other.view);
        }
    }

    /**
     * @param otherwise how often the second world goes another way, if it can
     */
    TwoDeals(Game<S, ?, V> game, int viewer, double otherwise, long number) {
        this.game = game;
        this.viewer = viewer;
        this.otherwise = otherwise;
        ones = new Seeded(number, 1);
        others = new Seeded(number, 2);
    }

    ScriptedChance first() {
        return this::draw;
    }

    ScriptedChance second() {
        return this::drawAlike;
    }

    /** Deals at random and remembers what the viewer then sees. */
    private <T extends State<T>> int draw(Game<T, ?, ?> of, T s, long n, int[] codes) {
        int code = of.draw(s, ones, codes);
        dealt.add(after(s, code));
        return code;
    }

    @SuppressWarnings("unchecked")
    private Dealt<V> after(State<?> s, int code) {
        var copy = ((S) s).copy();
        var news = new HeardNews();
        game.play(copy, Game.CHANCE, code, news);
        return new Dealt<>(code, news.by(viewer), game.view(copy, viewer));
    }

    /** Deals so that the viewer sees the same, and otherwise now and then something else. */
    private <T extends State<T>> int drawAlike(Game<T, ?, ?> of, T s, long n, int[] codes) {
        int count = of.choices(s, Game.CHANCE, codes);
        if (n >= dealt.size()) {
            return codes[others.nextInt(count)];
        }
        var seen = dealt.get((int) n);
        int from =
                others.nextDouble() < otherwise
                        ? others.nextInt(count)
                        : Math.max(0, Arrays.binarySearch(codes, 0, count, seen.code));
        for (int i = 0; i < count; i++) {
            int code = codes[(from + i) % count];
            if (after(s, code).like(seen)) {
                return code;
            }
        }
        return codes[from];
    }
}
