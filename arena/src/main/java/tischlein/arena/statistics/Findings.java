package tischlein.arena.statistics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import tischlein.arena.play.Contest;
import tischlein.arena.play.PlayedGame;
import tischlein.kernel.Fingerprint;

/**
 * What a contest showed. Every interval is computed over deals, not over games: the games of a deal
 * have the same cards and are not independent.
 *
 * @param ties the share of games that several seats won together
 * @param lengths how many games had so many moves
 * @param luck nothing if there is nobody to compare
 * @param decided whether the contest ended early because all was decided
 */
public record Findings(
        long deals,
        long games,
        boolean decided,
        List<OfBot> bots,
        List<Estimate> seats,
        Estimate length,
        Estimate decisions,
        Estimate leads,
        Estimate ties,
        SortedMap<Integer, Integer> lengths,
        Optional<Luck> luck,
        String fingerprint) {
    /**
     * How one of the bots did.
     *
     * @param wins its mean payoff a game and seat
     * @param fair how often it would win if all were equally strong, or 0 if nobody can say
     * @param scores how often it had so many points
     */
    public record OfBot(
            String name,
            long deals,
            Estimate wins,
            double fair,
            Estimate score,
            Rating rating,
            SortedMap<Integer, Integer> scores) {}

    public static Findings of(Contest<?, ?> contest, List<List<PlayedGame>> deals) {
        return new Reckoning(contest).add(deals).findings();
    }

    /** Sums over the deals. */
    private static final class Reckoning {
        final Contest<?, ?> contest;
        final List<String> names;
        final boolean team;
        final List<RunningSample> wins = new ArrayList<>();
        final List<RunningSample> points = new ArrayList<>();
        final List<SortedMap<Integer, Integer>> scores = new ArrayList<>();
        final RatingLadder ladder;
        final List<RunningSample> seats = new ArrayList<>();
        final RunningSample length = new RunningSample();
        final RunningSample decisions = new RunningSample();
        final RunningSample leads = new RunningSample();
        final RunningSample ties = new RunningSample();
        final SortedMap<Integer, Integer> lengths = new TreeMap<>();
        List<List<PlayedGame>> deals = List.of();
        long games;
        long fingerprint;

        Reckoning(Contest<?, ?> contest) {
            this.contest = contest;
            this.names = contest.names();
            this.team = contest.game().about().team();
            this.ladder = new RatingLadder(names.size(), team);
            for (int bot = 0; bot < names.size(); bot++) {
                wins.add(new RunningSample());
                points.add(new RunningSample());
                scores.add(new TreeMap<>());
            }
            for (int seat = 0; seat < contest.options().seats(); seat++) {
                seats.add(new RunningSample());
            }
        }

        Reckoning add(List<List<PlayedGame>> all) {
            deals = all;
            for (var deal : all) {
                games += deal.size();
                deal.forEach(this::count);
                length.add(mean(deal, PlayedGame::moves));
                decisions.add(mean(deal, PlayedGame::decisions));
                leads.add(mean(deal, PlayedGame::leads));
                ties.add(mean(deal, game -> game.shared() ? 1 : 0));
                for (int seat = 0; seat < seats.size(); seat++) {
                    int here = seat;
                    seats.get(seat).add(mean(deal, game -> game.sitters().get(here).payoff()));
                }
                compare(deal);
                ladder.add(deal);
            }
            return this;
        }

        private static double mean(
                List<PlayedGame> deal, java.util.function.ToDoubleFunction<PlayedGame> figure) {
            return deal.stream().mapToDouble(figure).average().orElse(0);
        }

        private void count(PlayedGame game) {
            lengths.merge(game.moves(), 1, Integer::sum);
            // The games of a deal differ in their number, and each has a number of its own.
            fingerprint =
                    Fingerprint.with(
                            fingerprint, (game.deal() << 16) + game.number(), game.fingerprint());
            for (var sitter : game.sitters()) {
                scores.get(sitter.bot()).merge(sitter.score(), 1, Integer::sum);
            }
        }

        private void compare(List<PlayedGame> deal) {
            var shares = Shares.of(deal, names.size());
            for (int bot : shares.players()) {
                wins.get(bot).add(shares.share(bot));
                points.get(bot)
                        .add(
                                deal.stream()
                                        .flatMap(game -> game.sitters().stream())
                                        .filter(sitter -> sitter.bot() == bot)
                                        .mapToInt(PlayedGame.Sitter::score)
                                        .average()
                                        .orElse(0));
            }
        }

        Findings findings() {
            var bots = new ArrayList<OfBot>();
            for (int bot = 0; bot < names.size(); bot++) {
                bots.add(
                        new OfBot(
                                names.get(bot),
                                wins.get(bot).count(),
                                wins.get(bot).ofDeals(),
                                team ? 0 : 1.0 / seats.size(),
                                points.get(bot).mean(),
                                ladder.rating(bot),
                                scores.get(bot)));
            }
            return new Findings(
                    deals.size(),
                    games,
                    deals.size() < contest.deals(),
                    List.copyOf(bots),
                    seats.stream().map(RunningSample::ofDeals).toList(),
                    length.mean(),
                    decisions.mean(),
                    leads.mean(),
                    ties.ofDeals(),
                    lengths,
                    Luck.of(deals, names.size(), team),
                    Fingerprint.text(fingerprint));
        }
    }
}
