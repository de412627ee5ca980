package tischlein.arena.statistics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tischlein.arena.play.PlayedGame;

/**
 * The ratings of a contest's bots, deal by deal. All games of a deal are rated from where the bots
 * stood before it, and what they say of a bot is averaged: so a deal counts as one match, in which
 * every bot has had the luck of every seat.
 */
final class RatingLadder {
    private final boolean team;
    private final List<Rating> ratings;

    /**
     * @param team whether a bot plays with itself in all seats: then the deal as a whole is one
     *     match between them
     */
    RatingLadder(int bots, boolean team) {
        this.team = team;
        ratings = new ArrayList<>(Collections.nCopies(bots, Rating.UNKNOWN));
    }

    Rating rating(int bot) {
        return ratings.get(bot);
    }

    void add(List<PlayedGame> deal) {
        var changes = new Changes(ratings.size());
        if (team) {
            var shares = Shares.of(deal, ratings.size());
            rate(shares.players(), shares.placings(), changes);
        } else {
            for (var game : deal) {
                var sitters = game.sitters();
                rate(
                        sitters.stream().map(PlayedGame.Sitter::bot).toList(),
                        sitters.stream().map(PlayedGame.Sitter::place).toList(),
                        changes);
            }
        }
        for (int bot = 0; bot < ratings.size(); bot++) {
            ratings.set(bot, changes.of(bot, ratings.get(bot)));
        }
    }

    /** Whoever sits in several seats is rated in each; against itself nobody is. */
    private void rate(List<Integer> bots, List<Integer> places, Changes changes) {
        if (bots.stream().distinct().count() > 1) {
            var before = bots.stream().map(ratings::get).toList();
            var after = PlackettLuce.after(before, places);
            for (int i = 0; i < after.size(); i++) {
                changes.add(bots.get(i), before.get(i), after.get(i));
            }
        }
    }

    /** What the matches of a deal change. */
    private static final class Changes {
        private final double[] gains;
        private final double[] narrowings; // logarithms: what shrinks twice is multiplied
        private final int[] times;

        Changes(int bots) {
            gains = new double[bots];
            narrowings = new double[bots];
            times = new int[bots];
        }

        void add(int bot, Rating before, Rating after) {
            gains[bot] += after.mean() - before.mean();
            narrowings[bot] += Math.log(after.deviation() / before.deviation());
            times[bot]++;
        }

        Rating of(int bot, Rating before) {
            return times[bot] == 0
                    ? before
                    : new Rating(
                            before.mean() + gains[bot] / times[bot],
                            before.deviation() * Math.exp(narrowings[bot] / times[bot]));
        }
    }
}
