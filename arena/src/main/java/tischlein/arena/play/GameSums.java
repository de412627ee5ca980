package tischlein.arena.play;

import tischlein.kernel.Fingerprint;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * Sums over many games. They are whole numbers, so that it does not matter in which order, and on
 * how many threads, the games were played.
 */
public final class GameSums {
    /**
     * A whole win. Whatever number of seats share it, up to sixteen, each has a whole number of
     * parts.
     */
    public static final long WIN = 720_720;

    public long games;
    public long moves;
    public long movesSquared;
    public long decisions;
    public long decisionsSquared;
    public long ties;
    public long fingerprints;
    public final long[] wins; // by seat, in parts of a WIN
    public final long[] score;
    public final long[] scoreSquared;

    public GameSums(int seats) {
        wins = new long[seats];
        score = new long[seats];
        scoreSquared = new long[seats];
    }

    void length(long moves, long decisions) {
        games++;
        this.moves += moves;
        movesSquared += moves * moves;
        this.decisions += decisions;
        decisionsSquared += decisions * decisions;
    }

    void fingerprint(long number, long ofGame) {
        fingerprints = Fingerprint.with(fingerprints, number, ofGame);
    }

    <S extends State<S>> void outcome(Game<S, ?, ?> game, S s) {
        boolean shared = false;
        for (int seat = 0; seat < wins.length; seat++) {
            double payoff = game.payoff(s, seat);
            wins[seat] += Math.round(payoff * WIN);
            shared |= payoff > 0 && payoff < 1;
            long points = game.score(s, seat);
            score[seat] += points;
            scoreSquared[seat] += points * points;
        }
        ties += shared ? 1 : 0;
    }

    public void add(GameSums other) {
        games += other.games;
        moves += other.moves;
        movesSquared += other.movesSquared;
        decisions += other.decisions;
        decisionsSquared += other.decisionsSquared;
        ties += other.ties;
        fingerprints += other.fingerprints;
        for (int seat = 0; seat < wins.length; seat++) {
            wins[seat] += other.wins[seat];
            score[seat] += other.score[seat];
            scoreSquared[seat] += other.scoreSquared[seat];
        }
    }
}
