package tischlein.testkit;

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
import tischlein.log.LogWriter;

/** A random game at some point of its course, with what a law needs to look into it. */
final class Moment<S extends State<S>, V> {
    final Game<S, ?, V> game;
    final Options options;
    final S state;
    final Seeded random;

    /** The same table in quite another situation, for a law to write over. */
    final S elsewhere;

    private final LogWriter log;
    private int step;

    Moment(Game<S, ?, V> game, Options options, long seed, long n) {
        this.game = game;
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

    static List<Integer> members(int set) {
        return IntStream.range(0, 32).filter(n -> Bits.has(set & 0xFFFFFFFFL, n)).boxed().toList();
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

    /** The next move of the game itself, drawn at random. */
    void play() {
        int actor = anyActor(waiting());
        int code =
                actor == Game.CHANCE
                        ? game.draw(state, random, new int[Game.MOST_CHOICES])
                        : any(state, actor);
        log.move(actor, game.words().word(code));
        game.play(state, actor, code, News.UNHEARD);
        step++;
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
        need(Dump.same(one, other), () -> what + ":\n" + Dump.difference(one, other));
    }

    /** What a law found, not yet knowing of which game it is told. */
    static final class Breach extends RuntimeException {
        private static final long serialVersionUID = 1;

        Breach(String what) {
            super(what);
        }
    }
}
