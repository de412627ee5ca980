package tischlein.testkit.laws;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;
import tischlein.log.LogWriter;
import tischlein.testkit.inspect.Breach;
import tischlein.testkit.inspect.StateDump;
import tischlein.testkit.play.Counts;

/** A random game at some point of its course, with what a law needs to look into it. */
final class Moment<S extends State<S>, V> {
    final Game<S, ?, V> game;
    final Options options;
    final S state;
    final Seeded random;

    /** The same table in quite another situation, for a law to write over. */
    final S elsewhere;

    private final boolean advised;
    private final LogWriter log;
    private int step;

    Moment(Game<S, ?, V> game, Options options, boolean advised, long seed, long n) {
        this.game = game;
        this.advised = advised;
        this.options = options;
        state = game.start(options);
        elsewhere = game.start(options);
        random = new Seeded(seed, n);
        log = new LogWriter(game.about(), options);
    }

    int step() {
        return step;
    }

    String log() {
        return log.text();
    }

    int waiting() {
        return game.waiting(state);
    }

    int seats() {
        return options.seats();
    }

    /** All seats, and an onlooker. */
    int[] viewers() {
        return IntStream.range(Game.ONLOOKER, seats()).toArray();
    }

    int anyViewer() {
        return random.nextInt(seats() + 1) + Game.ONLOOKER;
    }

    /** True now and then, for what takes too long to be done always. */
    boolean sampled() {
        return random.nextInt(Counts.SAMPLE) == 0;
    }

    int[] choices(S s, int actor) {
        var codes = new int[Game.MOST_CHOICES];
        return Arrays.copyOf(codes, game.choices(s, actor, codes));
    }

    int any(S s, int actor) {
        var codes = choices(s, actor);
        need(codes.length > 0, () -> "actor " + actor + " owes a move and has no choice");
        return codes[random.nextInt(codes.length)];
    }

    /** A random choice of a seat that owes one, to its end. */
    List<Integer> anyWholeChoice(int seat) {
        var codes = new ArrayList<Integer>();
        return WholeChoice.make(
                game,
                state.copy(),
                seat,
                s -> {
                    need(
                            Bits.has(game.waiting(s), seat),
                            () -> "seat " + seat + " is midway in a choice and owes no move");
                    codes.add(any(s, seat));
                    need(
                            codes.size() < Counts.LONGEST_CHOICE,
                            () -> "a choice of seat " + seat + " does not end");
                    return codes.getLast();
                });
    }

    int anyActor(int waiting) {
        return Bits.nth(waiting, random.nextInt(Bits.size(waiting)));
    }

    S played(S s, int actor, int code, News news) {
        var next = s.copy();
        game.play(next, actor, code, news);
        return next;
    }

    /** Goes on at random for so many moves, or to the end. */
    void goOn(S s, int moves) {
        for (int i = 0; i < moves && game.waiting(s) != 0; i++) {
            int actor = anyActor(game.waiting(s));
            game.play(s, actor, any(s, actor), News.UNHEARD);
        }
    }

    /** The next move of the game itself, drawn at random or as the game advises. */
    void play() {
        int actor = anyActor(waiting());
        int code = next(actor);
        log.move(actor, game.words().word(code));
        game.play(state, actor, code, News.UNHEARD);
        step++;
    }

    private int next(int actor) {
        if (actor == Game.CHANCE) {
            return game.draw(state, random, new int[Game.MOST_CHOICES]);
        }
        return advised ? game.advice().move(state, actor, random) : any(state, actor);
    }

    String line(int actor, int code) {
        return (actor == Game.CHANCE ? "* " : actor + " ") + game.words().word(code);
    }

    void need(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw new Breach(otherwise.get());
        }
    }

    void same(String what, S one, S other) {
        need(StateDump.same(one, other), () -> what + ":\n" + StateDump.difference(one, other));
    }
}
