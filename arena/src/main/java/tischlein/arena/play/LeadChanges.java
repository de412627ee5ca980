package tischlein.arena.play;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/** Who leads in a game as it goes on, and how often that changes. */
final class LeadChanges<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final int seats;
    private final boolean team;
    private int leader = Game.NOBODY;
    private int changes;

    LeadChanges(Game<S, ?, ?> game, int seats) {
        this.game = game;
        this.seats = seats;
        this.team = game.about().team();
    }

    /** While several are level in front, whoever led before still counts as the leader. */
    void look(S s) {
        if (team || game.midway(s) != 0) {
            return;
        }
        int best = 0;
        boolean level = false;
        int most = game.score(s, 0);
        for (int seat = 1; seat < seats; seat++) {
            int score = game.score(s, seat);
            level = score == most || score < most && level;
            best = score > most ? seat : best;
            most = Math.max(most, score);
        }
        if (!level && best != leader) {
            changes += leader == Game.NOBODY ? 0 : 1;
            leader = best;
        }
    }

    int changes() {
        return changes;
    }
}
