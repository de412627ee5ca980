package tischlein.bots;

import static tischlein.kernel.Bits.bit;

import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Fingerprint;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * Plays imagined worlds on to see what they are worth. Every seat plays by what it has learned in
 * the {@link Tree} or, where that is little, by a {@link Glance} or the game's advice.
 *
 * <p>What a mover knows is identified by its choices and by who chooses at the same time: a seat
 * always knows these, and they are cheap to compute. It may know more; then several cases share a
 * node. Nothing in the key depends on which step is searched, so that a node can still be used in
 * the next one.
 */
final class Lookahead<S extends State<S>> {
    private static final int LONGEST = 64;

    /** For so many steps after the searched one, seats take a glance before moving. */
    private static final int NEAR = 1;

    /** After so many visits a node follows what it has learned half the time. */
    private static final int TRUST = 2000;

    private final Game<S, ?, ?> game;
    private final Advice<S> advice;
    private final Tree tree;
    private final Glance<S> glance;
    private final boolean hides;
    private final boolean toTheEnd;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private int steps; // since the searched one
    private boolean blind; // whether a mover does not know everything

    // Where the last lookahead ended
    private boolean over;
    private int valued; // the seats whose values have been computed, a bit set
    private final double[] values = new double[Game.CHANCE];

    private int choosing; // who chooses in this step, a bit set
    private int beyond; // the seats that have left the tree, a bit set

    // The path through the tree
    private final int[] node = new int[LONGEST];
    private final int[] mover = new int[LONGEST];
    private final int[] picked = new int[LONGEST];
    private final double[] likely = new double[LONGEST];
    private int length;

    /** Looks ahead from worlds like this one. */
    Lookahead(Game<S, ?, ?> game, Tree tree, Glance<S> glance, S like, boolean hides) {
        this.tree = tree;
        this.hides = hides;
        this.game = game;
        this.glance = glance;
        this.advice = game.advice();
        this.toTheEnd = advice.reachesFar(like);
    }

    /** Starts with another world, before anybody has moved. */
    void begin() {
        beyond = 0;
        length = 0;
    }

    /** What playing on from here is worth to a seat; the nodes on the path learn from it. */
    double worth(S s, int seat, Seeded luck) {
        over = playOn(s, luck);
        valued = 0;
        for (int i = 0; i < length; i++) {
            double worth = value(s, mover[i]);
            if (picked[i] == Game.NOBODY) {
                tree.learn(node[i], worth);
            } else {
                tree.learn(node[i], picked[i], likely[i], worth);
            }
        }
        return value(s, seat);
    }

    /** What the end of the path is worth to a seat; computed once. */
    private double value(S s, int seat) {
        if (!Bits.has(valued, seat)) {
            valued |= bit(seat);
            values[seat] = over ? game.payoff(s, seat) : advice.value(s, seat);
        }
        return values[seat];
    }

    /** Plays on. Returns whether the game is over; otherwise the advice can value the position. */
    private boolean playOn(S s, Seeded luck) {
        steps = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            if (Bits.has(waiting, Game.CHANCE)) {
                game.play(s, Game.CHANCE, game.draw(s, luck, codes), News.UNHEARD);
                continue;
            }
            if (!toTheEnd && advice.settles(s, steps)) {
                return false;
            }
            blind = hides || Bits.size(waiting) > 1; // others may have made a secret choice before
            choosing = waiting;
            for (int rest = waiting; rest != 0; rest &= rest - 1) {
                choose(s, Bits.lowest(rest), luck);
            }
            steps++;
        }
        return true;
    }

    private void choose(S s, int seat, Seeded luck) {
        do {
            int code = Bits.has(beyond, seat) ? sensible(s, seat, luck) : searched(s, seat, luck);
            game.play(s, seat, code, News.UNHEARD);
        } while (RestOfChoice.owed(game, advice, s, seat));
    }

    /**
     * The move of a seat that has learned nothing: by a glance close to the searched step, later by
     * advice.
     */
    private int sensible(S s, int seat, Seeded luck) {
        return steps < NEAR
                ? glanced(s, seat, game.choices(s, seat, codes), luck)
                : advice.move(s, seat, luck);
    }

    /** The best of so many choices, by a glance. */
    private int glanced(S s, int seat, int count, Seeded luck) {
        return codes[count == 1 ? 0 : glance.best(s, seat, blind, 1, codes, count, luck)];
    }

    private int searched(S s, int seat, Seeded luck) {
        int count = game.choices(s, seat, codes);
        if (count == 1) {
            return codes[0];
        }
        long known = known(seat, count);
        int at = tree.node(known);
        if (at == Tree.ABSENT) {
            beyond |= bit(seat); // a new leaf: the tree ends here
            at = tree.add(known, count);
        }
        int visits = at == Tree.ABSENT ? 0 : tree.visits(at);
        boolean advised = luck.nextInt(visits + TRUST) < TRUST;
        int pick = advised ? Game.NOBODY : tree.pick(at, luck);
        int code =
                !advised
                        ? codes[pick]
                        : steps < NEAR ? glanced(s, seat, count, luck) : advice.move(s, seat, luck);
        if (at == Tree.ABSENT || length == LONGEST) {
            beyond |= bit(seat);
        } else {
            remember(seat, at, pick);
        }
        return code;
    }

    private void remember(int seat, int at, int pick) {
        node[length] = at;
        mover[length] = seat;
        picked[length] = pick;
        likely[length] = tree.likelihood();
        length++;
    }

    private long known(int seat, int count) {
        long known = Fingerprint.after(1, seat, choosing);
        for (int i = 0; i < count; i++) {
            known = Fingerprint.after(known, seat, codes[i]);
        }
        return Seeded.mix(known);
    }

    /** Plays a whole choice in the searched step as the advice makes it. */
    void follow(S s, int seat, Seeded luck) {
        do {
            game.play(s, seat, advice.move(s, seat, luck), News.UNHEARD);
        } while (RestOfChoice.owed(game, advice, s, seat));
    }
}
