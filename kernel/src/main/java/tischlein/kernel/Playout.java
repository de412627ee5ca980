package tischlein.kernel;

import java.util.random.RandomGenerator;

/** Plays games to the end by lot alone, without making garbage, and counts. */
public final class Playout<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private long moves;
    private long decisions;
    private long fingerprint;

    public Playout(Game<S, ?, ?> game) {
        this.game = game;
    }

    /** From this state to the end. */
    public void finish(S s, RandomGenerator random) {
        moves = 0;
        decisions = 0;
        fingerprint = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code = actor == Game.CHANCE ? game.draw(s, random, codes) : any(s, actor, random);
            game.play(s, actor, code, News.UNHEARD);
            moves++;
            fingerprint = Fingerprint.after(fingerprint, actor, code);
        }
    }

    private int any(S s, int seat, RandomGenerator random) {
        int n = game.choices(s, seat, codes);
        if (n == 1) {
            return codes[0];
        }
        decisions++;
        return codes[random.nextInt(n)];
    }

    /** How many moves the last game had, those of chance included. */
    public long moves() {
        return moves;
    }

    /** How often in the last game a seat had more than one choice. */
    public long decisions() {
        return decisions;
    }

    /** A number that depends on every move of the last game. */
    public long fingerprint() {
        return fingerprint;
    }
}
