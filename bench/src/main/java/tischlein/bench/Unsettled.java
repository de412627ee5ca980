package tischlein.bench;

import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;
import tischlein.kernel.Wording;

/**
 * A game whose advice never says that its value is enough: whoever looks ahead plays to the end.
 */
record Unsettled<S extends State<S>, M, V>(Game<S, M, V> game) implements Game<S, M, V> {
    @Override
    public Advice<S> advice() {
        var advice = game.advice();
        return new Advice<>() {
            @Override
            public double value(S s, int seat) {
                return advice.value(s, seat);
            }

            @Override
            public int move(S s, int seat, RandomGenerator random) {
                return advice.move(s, seat, random);
            }

            @Override
            public int idea(S s, int seat, RandomGenerator random) {
                return advice.idea(s, seat, random);
            }

            @Override
            public boolean movesSingly() {
                return advice.movesSingly();
            }
        };
    }

    @Override
    public Description about() {
        return game.about();
    }

    @Override
    public List<M> moves() {
        return game.moves();
    }

    @Override
    public Vocabulary words() {
        return game.words();
    }

    @Override
    public S start(Options options) {
        return game.start(options);
    }

    @Override
    public int waiting(S s) {
        return game.waiting(s);
    }

    @Override
    public int midway(S s) {
        return game.midway(s);
    }

    @Override
    public int choices(S s, int actor, int[] out) {
        return game.choices(s, actor, out);
    }

    @Override
    public int ways(S s, int code) {
        return game.ways(s, code);
    }

    @Override
    public int draw(S s, RandomGenerator random, int[] codes) {
        return game.draw(s, random, codes);
    }

    @Override
    public void play(S s, int actor, int code, News news) {
        game.play(s, actor, code, news);
    }

    @Override
    public Refusal refusal(S s, int actor, int code) {
        return game.refusal(s, actor, code);
    }

    @Override
    public double payoff(S s, int seat) {
        return game.payoff(s, seat);
    }

    @Override
    public Result result(S s) {
        return game.result(s);
    }

    @Override
    public V view(S s, int viewer) {
        return game.view(s, viewer);
    }

    @Override
    public S imagine(V view, RandomGenerator random) {
        return game.imagine(view, random);
    }

    @Override
    public void reimagine(S s, int viewer, RandomGenerator random) {
        game.reimagine(s, viewer, random);
    }

    @Override
    public boolean hides(V view) {
        return game.hides(view);
    }

    @Override
    public Wording<V> wording() {
        return game.wording();
    }
}
