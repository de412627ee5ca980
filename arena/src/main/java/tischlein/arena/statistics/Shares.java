package tischlein.arena.statistics;

import java.util.ArrayList;
import java.util.List;
import tischlein.arena.play.PlayedGame;

/** Of one deal what each bot won in it, a game and seat. */
final class Shares {
    private static final double ROUNDING = 1e-9;
    private final double[] payoffs;
    private final long[] places;
    private final int[] times;

    private Shares(int bots) {
        payoffs = new double[bots];
        places = new long[bots];
        times = new int[bots];
    }

    static Shares of(List<PlayedGame> deal, int bots) {
        var shares = new Shares(bots);
        for (var game : deal) {
            for (var sitter : game.sitters()) {
                shares.payoffs[sitter.bot()] += sitter.payoff();
                shares.places[sitter.bot()] += sitter.place();
                shares.times[sitter.bot()]++;
            }
        }
        return shares;
    }

    boolean played(int bot) {
        return times[bot] > 0;
    }

    double share(int bot) {
        return payoffs[bot] / times[bot];
    }

    /** Those who played the deal. */
    List<Integer> players() {
        var players = new ArrayList<Integer>();
        for (int bot = 0; bot < times.length; bot++) {
            if (played(bot)) {
                players.add(bot);
            }
        }
        return players;
    }

    /**
     * The places of the players in the deal as a whole: by wins and, where these are equal, by
     * places.
     */
    List<Integer> placings() {
        var players = players();
        return players.stream()
                .map(bot -> 1 + (int) players.stream().filter(rival -> ahead(rival, bot)).count())
                .toList();
    }

    private boolean ahead(int one, int two) {
        double more = share(one) - share(two);
        return Math.abs(more) > ROUNDING
                ? more > 0
                : places[one] * times[two] < places[two] * times[one];
    }
}
