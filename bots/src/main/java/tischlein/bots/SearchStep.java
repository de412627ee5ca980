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
 * The searched step: what each seat that chooses in it may choose, and what it has learned about
 * that.
 */
final class SearchStep<S extends State<S>> {
    /**
     * After so many rounds, and again each time they have doubled, half of the choices are dropped.
     */
    private static final int HALVING = 128;

    private static final int FEWEST = 2;

    /** The place of the first choice in an incomplete list: the one that the advice would make. */
    private static final int ADVISED = 0;

    /** After so many rounds a seat relies on a glance half the time, later less. */
    private static final double TRUST = 4000;

    /** How many worlds a glance looks at. */
    private static final int GLANCED = 3;

    /**
     * If more seats than these choose at the same time no mix is safe, and the best reply is
     * played.
     */
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
    private int turns; // how often another seat has learned

    /** Begins with one of the worlds that look alike. */
    SearchStep(Game<S, ?, ?> game, int seat, S world, boolean hides, Tree tree, Seeded luck) {
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
                // What others can do with hidden cards differs from world to world, so a row of
                // moves from one world may be impossible in the next.
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

    /** Whether the seat plays the choice that is worth most, and not a mix. */
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
     * Whether it is another seat's turn to learn: seldom at first, while all rely on glances and
     * use nothing of what they have learned, and every second time in the end.
     */
    private boolean othersAreDue() {
        rounds++;
        return 2 * turns * (rounds + TRUST) < (double) rounds * rounds;
    }

    private int nextOther() {
        int others = learning & ~bit(seat);
        return others == 0 ? seat : Bits.nth(others, turns++ % Bits.size(others));
    }

    /** Notes what everybody can choose in this world. */
    private void look(S world) {
        int narrowed = replies() ? bit(seat) : 0;
        for (int rest = learning & ~narrowed; rest != 0; rest &= rest - 1) {
            int each = Bits.lowest(rest);
            learners.get(each).open = learners.get(each).repertoire.open(world, each);
        }
    }

    /** The others choose, once for everything that this seat tries. */
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

    /**
     * Whether a seat that has learned for so many rounds relies on a glance: at first always, later
     * seldom.
     */
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

    /**
     * Drops the worse half of the choices; if the list is incomplete, variations of the best take
     * their places.
     */
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
     * The whole choice to make, a row of moves. If there was no time to try anything, it is found
     * by a glance at one of the worlds.
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

    /** The choice that is worth most; in an incomplete list only if its lead is more than luck. */
    private static int best(Learner<?> learner) {
        int best = learner.regret.best(learner.open);
        boolean lucky = learner.repertoire.isSampled() && !learner.regret.surpassesFirst(best);
        return lucky ? ADVISED : best;
    }

    /** The choices that the seat may still make. */
    private long sensible() {
        var learner = learners.get(seat);
        return replies() ? learner.open : learner.regret.sensible(learner.open);
    }

    /**
     * From now on all choices are tried equally often, if the list is complete, to compare them.
     */
    SearchStep<S> comparing() {
        comparing = true;
        return this;
    }

    /** What it thinks of its whole choices, without those that it has hardly tried. */
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
