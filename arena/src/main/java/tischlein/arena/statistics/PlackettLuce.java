package tischlein.arena.statistics;

import java.util.ArrayList;
import java.util.List;

/**
 * Ratings from places, by the method of Weng and Lin (Journal of Machine Learning Research 12,
 * 2011, algorithm 4) for the model of Plackett and Luce: whoever comes first was drawn from all in
 * proportion to strength, then the second from the rest, and so on.
 */
public final class PlackettLuce {
    /** How far a performance strays from the skill, as in the paper. */
    private static final double STRAY = Rating.UNKNOWN.deviation() / 2;

    /** A variance never shrinks to less than this share of itself in one match. */
    private static final double LEAST = 0.0001;

    private PlackettLuce() {}

    /**
     * The ratings after one match.
     *
     * @param places 1 for the best; those who tie have the same
     */
    public static List<Rating> after(List<Rating> before, List<Integer> places) {
        double spread = spread(before);
        var strength = before.stream().mapToDouble(r -> Math.exp(r.mean() / spread)).toArray();
        var after = new ArrayList<Rating>();
        for (int player = 0; player < before.size(); player++) {
            after.add(after(before.get(player), player, places, strength, spread));
        }
        return after;
    }

    private static double spread(List<Rating> players) {
        double sum = 0;
        for (var player : players) {
            sum += player.deviation() * player.deviation() + STRAY * STRAY;
        }
        return Math.sqrt(sum);
    }

    private static Rating after(
            Rating before, int player, List<Integer> places, double[] strength, double spread) {
        double pull = 0;
        double certainty = 0;
        for (int rival = 0; rival < strength.length; rival++) {
            if (places.get(rival) > places.get(player)) {
                continue; // when this rival's place was drawn, the player had one already
            }
            double share = strength[player] / remaining(rival, places, strength);
            double tied = tied(places.get(rival), places);
            pull += ((rival == player ? 1 : 0) - share) / tied;
            certainty += share * (1 - share) / tied;
        }
        double variance = before.deviation() * before.deviation();
        double damping = before.deviation() / spread;
        double shrunk = 1 - variance / (spread * spread) * certainty * damping;
        return new Rating(
                before.mean() + variance / spread * pull,
                before.deviation() * Math.sqrt(Math.max(shrunk, LEAST)));
    }

    /** The strength of all who had no place yet when this player's was drawn. */
    private static double remaining(int player, List<Integer> places, double[] strength) {
        double sum = 0;
        for (int other = 0; other < strength.length; other++) {
            sum += places.get(other) >= places.get(player) ? strength[other] : 0;
        }
        return sum;
    }

    private static long tied(int place, List<Integer> places) {
        return places.stream().filter(other -> other == place).count();
    }
}
