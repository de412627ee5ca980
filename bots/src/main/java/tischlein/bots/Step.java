package tischlein.bots;

import static tischlein.kernel.Bits.bit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;

/**
 * The step that is searched: what each seat that has to choose in it may choose, and what it has
 * learned of that.
 */
final class Step<S extends State<S>> {
    /** After so many rounds, and again after twice as many, half of the choices go. */
    private static final int HALVING = 128;

    private static final int FEWEST = 2;

    /** The place of the first choice of a list that cannot hold all: the advice would make it. */
    private static final int ADVISED = 0;

    /** After so many rounds of its own a seat does what a glance tells half the time, then less. */
    private static final double TRUST = 4000;

    /** So many worlds a glance. */
    private static final int GLANCED = 3;

    /** Where more seats than these choose at once no mix is safe: the best reply is played. */
    private static final int DUEL = 2;

    private final Game<S, ?, ?> game;
    private final int seat;
    private final Seeded luck;
    private final Seeded lot = new Seeded(0);
    private final Lookahead<S> lookahead;
    private final List<Learner<S>> learners = new ArrayList<>(); // by seat
    private final double[] worth = new double[Regret.MOST];
    private final S trial;
    private final Glance<S> glance;
    private final boolean hides;
    private final int waiting;
    private int learning; // the seats that learn, a bit set
    private int halving = HALVING;
    private boolean comparing;
    private int rounds;
    private int turns; // how often another seat than this one has learned

    /** Begins in one of the worlds that look alike. */
    Step(Game<S, ?, ?> game, int seat, S world, boolean hides, Tree tree, Seeded luck) {
        this.game = game;
        this.seat = seat;
        this.luck = luck;
        this.trial = world.copy();
        this.glance = new Glance<>(game, world);
        this.lookahead = new Lookahead<>(game, tree, glance, world, hides);
        this.hides = hides;
        this.waiting = game.waiting(world);
        for (int each = 0; each <= Bits.highest(waiting); each++) {
            var learner = new Learner<>(game);
            learners.add(learner);
            if (Bits.has(waiting, each)) {
                learner.repertoire.begin(world, each, luck);
                learner.open = learner.repertoire.places();
                // What others can do with cards that nobody sees differs from world to world: a
                // row of moves that fits one world may not fit the next.
                boolean fits = each == seat || !hides || !learner.repertoire.isCompound();
                learning |= fits ? bit(each) : 0;
            }
        }
    }

    /** Whether worlds differ. */
    boolean hides() {
        return hides;
    }

    private boolean alone() {
        return waiting == bit(seat);
    }

    /** Whether the seat is to play what is worth most, and not a mix. */
    private boolean replies() {
        return alone() || Bits.size(waiting) > DUEL;
    }

    /** One seat tries all its choices in a world; false if it was interrupted. */
    boolean learn(S world, Limit limit) {
        if (limit.isReached()) {
            return false;
        }
        int who = alone() || !othersAreDue() ? seat : nextOther();
        if (!alone()) {
            look(world);
        }
        choose(world, who);
        long fate = luck.nextLong();
        var learner = learners.get(who);
        for (long rest = learner.open; rest != 0; rest &= rest - 1) {
            if (limit.isReached()) {
                return false;
            }
            limit.spend();
            int place = Bits.lowest(rest);
            worth[place] = worth(world, who, place, fate);
        }
        learner.regret.learn(learner.open, worth);
        boolean narrows = replies() && (!comparing || learner.repertoire.isSampled());
        if (who == seat && narrows && learner.regret.rounds() >= halving) {
            narrow(world, learner);
        }
        return true;
    }

    /**
     * Whether it is another seat's turn to learn: seldom as long as all rely on glances, since
     * nobody asks then what it has learned, and in the end every second time.
     */
    private boolean othersAreDue() {
        rounds++;
        return 2 * turns * (rounds + TRUST) < (double) rounds * rounds;
    }

    private int nextOther() {
        int others = learning & ~bit(seat);
        return others == 0 ? seat : Bits.nth(others, turns++ % Bits.size(others));
    }

    /** What everybody can choose in this world. */
    private void look(S world) {
        int narrowed = replies() ? bit(seat) : 0;
        for (int rest = learning & ~narrowed; rest != 0; rest &= rest - 1) {
            int each = Bits.lowest(rest);
            learners.get(each).open = learners.get(each).repertoire.open(world, each);
        }
    }

    /** What the others choose, whatever this one tries. */
    private void choose(S world, int who) {
        for (int rest = waiting & ~bit(who); rest != 0; rest &= rest - 1) {
            int each = Bits.lowest(rest);
            var learner = learners.get(each);
            if (!Bits.has(learning, each)) {
                learner.length = 0;
            } else if (trusts(learner.regret.rounds())) {
                learner.length = glance.row(world, each, hides, GLANCED, learner.row, luck);
            } else {
                learner.choose(learner.regret.pick(learner.open, luck));
            }
        }
    }

    /** Whether a seat that has learned for so many rounds relies on a glance: long, then seldom. */
    private boolean trusts(int learned) {
        double part = learned / TRUST;
        return luck.nextDouble() * (1 + part * part * part * part) < 1;
    }

    private double worth(S world, int who, int place, long fate) {
        trial.become(world);
        lot.begin(fate);
        lookahead.begin();
        for (int rest = waiting & ~bit(who); rest != 0; rest &= rest - 1) {
            int each = Bits.lowest(rest);
            var learner = learners.get(each);
            if (learner.length == 0) {
                lookahead.follow(trial, each, lot);
            } else {
                play(each, learner.row, learner.length);
            }
        }
        int[] row = learners.get(who).repertoire.row(place);
        play(who, row, row.length);
        return lookahead.worth(trial, who, lot);
    }

    private void play(int actor, int[] row, int length) {
        for (int i = 0; i < length; i++) {
            game.play(trial, actor, row[i], News.UNHEARD);
        }
    }

    /** Leaves the worse half; where there are more choices than these, others take their place. */
    private void narrow(S world, Learner<S> learner) {
        halving *= 2;
        learner.open = learner.regret.betterHalf(learner.open, FEWEST);
        if (!learner.repertoire.isSampled()) {
            return;
        }
        learner.open |= 1L << ADVISED;
        int best = learner.regret.best(learner.open);
        for (int place = 0; place < learner.repertoire.size(); place++) {
            trial.become(world);
            if (!Bits.has(learner.open, place)
                    && learner.repertoire.vary(trial, seat, best, place, luck)) {
                learner.regret.forget(place);
                learner.open |= 1L << place;
            }
        }
    }

    /**
     * The whole choice to make, a row of moves; without time to try anything, what a glance at one
     * of the worlds tells.
     */
    int[] decide(S world) {
        var learner = learners.get(seat);
        if (learner.regret.rounds() == 0) {
            int length = glance.row(world, seat, hides, GLANCED, learner.row, luck);
            return Arrays.copyOf(learner.row, length);
        }
        int place = replies() ? best(learner) : learner.regret.pickOfAll(sensible(), luck);
        return learner.repertoire.row(place);
    }

    /** What is worth most; where there were too many to try all, not by mere luck. */
    private static int best(Learner<?> learner) {
        int best = learner.regret.best(learner.open);
        boolean lucky = learner.repertoire.isSampled() && !learner.regret.surpassesFirst(best);
        return lucky ? ADVISED : best;
    }

    /** What the seat may still do, whatever the world. */
    private long sensible() {
        var learner = learners.get(seat);
        return replies() ? learner.open : learner.regret.sensible(learner.open);
    }

    /** From now on it tries all of its choices alike, if it knows all: to compare them. */
    Step<S> comparing() {
        comparing = true;
        return this;
    }

    /** What it thinks of its whole choices; of those that it has hardly tried, nothing. */
    Thoughts thoughts() {
        var learner = learners.get(seat);
        var regret = learner.regret;
        int most = regret.most(learner.open);
        long sure = regret.tried(learner.repertoire.places(), (most + 1) / 2);
        long sensible = sensible() & sure;
        int best = best(learner);
        var thoughts = new ArrayList<Thoughts.Thought>();
        long told = regret.tried(learner.repertoire.places(), Math.min(HALVING, (most + 1) / 2));
        for (long rest = told; rest != 0; rest &= rest - 1) {
            int place = Bits.lowest(rest);
            boolean lucky = regret.worth(place) > regret.worth(best);
            if ((sure >>> place & 1) == 1 || !lucky) { // a few worlds may flatter a choice
                double mixed = (sensible >>> place & 1) * regret.share(place, sensible);
                double share = !replies() ? mixed : place == best ? 1 : 0;
                var moves = IntStream.of(learner.repertoire.row(place)).boxed().toList();
                thoughts.add(new Thoughts.Thought(moves, regret.worth(place), share));
            }
        }
        return new Thoughts(thoughts, regret.rounds());
    }
}
