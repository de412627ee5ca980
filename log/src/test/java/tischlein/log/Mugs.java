package tischlein.log;

import static tischlein.kernel.Bits.bit;
import static tischlein.kernel.Phrase.say;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
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
 * A toy of three rounds: chance fills a mug, and then every seat names a colour and a number, all
 * at the same time and in secret. Nobody sees, thinks or wins.
 */
final class Mugs implements Game<Mugs.Shelf, String, String> {
    private static final List<String> WORDS =
            List.of("fill tea", "fill milk", "fill cocoa", "red", "blue", "one", "two");
    private static final int[] WAYS = {1, 2, 3};
    private static final int COLOUR = 3;
    private static final int NUMBER = 5;
    private static final int ROUNDS = 3;

    /** How far each seat is. */
    static final class Shelf implements State<Shelf> {
        private int[] told;
        private int round;
        private boolean filled;

        private Shelf(int seats) {
            told = new int[seats];
        }

        @Override
        public Shelf copy() {
            var copy = new Shelf(told.length);
            copy.become(this);
            return copy;
        }

        @Override
        public void become(Shelf other) {
            told = other.told.clone();
            round = other.round;
            filled = other.filled;
        }
    }

    @Override
    public Description about() {
        return new Description("mugs", 1, 1, 4, List.of(), true, false);
    }

    @Override
    public List<String> moves() {
        return WORDS;
    }

    @Override
    public Vocabulary words() {
        return new Vocabulary(WORDS);
    }

    @Override
    public Shelf start(Options options) {
        return new Shelf(options.seats());
    }

    @Override
    public int waiting(Shelf s) {
        return s.round == ROUNDS ? 0 : s.filled ? seats(s, 0, 2) : bit(CHANCE);
    }

    @Override
    public int midway(Shelf s) {
        return seats(s, 1, 2);
    }

    /** Those who have told so much and not so much. */
    private static int seats(Shelf s, int from, int to) {
        int seats = 0;
        for (int seat = 0; seat < s.told.length; seat++) {
            seats |= from <= s.told[seat] && s.told[seat] < to ? bit(seat) : 0;
        }
        return seats;
    }

    @Override
    public int choices(Shelf s, int actor, int[] out) {
        return actor == CHANCE
                ? Bits.list(Bits.all(WAYS.length), 0, out)
                : Bits.list(Bits.all(2), s.told[actor] == 0 ? COLOUR : NUMBER, out);
    }

    @Override
    public int ways(Shelf s, int code) {
        return WAYS[code];
    }

    @Override
    public void play(Shelf s, int actor, int code, News news) {
        if (actor == CHANCE) {
            s.filled = true;
            return;
        }
        s.told[actor]++;
        if (seats(s, 0, 2) == 0) {
            Arrays.fill(s.told, 0);
            s.filled = false;
            s.round++;
        }
    }

    @Override
    public Refusal refusal(Shelf s, int actor, int code) {
        var codes = new int[MOST_CHOICES];
        boolean may =
                Bits.has(waiting(s), actor)
                        && Arrays.stream(codes, 0, choices(s, actor, codes))
                                .anyMatch(choice -> choice == code);
        return may ? Refusal.NONE : new Refusal("1.1", say("no"));
    }

    @Override
    public double payoff(Shelf s, int seat) {
        return 0;
    }

    @Override
    public Result result(Shelf s) {
        return new Result(List.of(), List.of());
    }

    @Override
    public String view(Shelf s, int viewer) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Shelf imagine(String view, RandomGenerator random) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean hides(String view) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Advice<Shelf> advice() {
        throw new UnsupportedOperationException();
    }

    @Override
    public Wording<String> wording() {
        throw new UnsupportedOperationException();
    }
}
