package tischlein.arena;

import java.util.List;
import java.util.stream.IntStream;
import tischlein.arena.play.GameSums;
import tischlein.arena.statistics.Estimate;
import tischlein.kernel.Fingerprint;

/**
 * What a simulation showed.
 *
 * @param seconds how long all of it took
 * @param gamesPerSecond and the other rates: in the second half of the games, when the program is
 *     warm
 * @param gamesPerProcessorSecond the same by the time that processors really spent on it: a better
 *     figure on a busy machine; 0 if unknown
 * @param length moves a game, those of chance included
 * @param decisions how often in a game a seat had more than one choice
 * @param ties the share of games that several seats won together; none in a team game
 */
public record SimulationReport(
        long games,
        double seconds,
        Estimate gamesPerSecond,
        double gamesPerProcessorSecond,
        Estimate decisionsPerSecond,
        Estimate movesPerSecond,
        Estimate length,
        Estimate decisions,
        Estimate ties,
        String fingerprint,
        List<Seat> bySeat) {

    /**
     * @param wins the mean payoff: a win counts 1, a shared win its share
     */
    public record Seat(Estimate wins, Estimate score) {}

    public SimulationReport {
        bySeat = List.copyOf(bySeat);
    }

    static SimulationReport of(GameSums tally, PlayingSpeed clock) {
        long n = tally.games;
        var rate = clock.gamesPerSecond();
        var length = mean(tally.moves, tally.movesSquared, n);
        var decisions = mean(tally.decisions, tally.decisionsSquared, n);
        return new SimulationReport(
                n,
                clock.seconds(),
                rate,
                clock.gamesPerProcessorSecond(),
                rate.times(decisions.mean()),
                rate.times(length.mean()),
                length,
                decisions,
                Estimate.share((double) tally.ties, n),
                Fingerprint.text(tally.fingerprints),
                IntStream.range(0, tally.wins.length).mapToObj(seat -> seat(tally, seat)).toList());
    }

    private static Seat seat(GameSums tally, int seat) {
        return new Seat(
                Estimate.share((double) tally.wins[seat] / GameSums.WIN, tally.games),
                mean(tally.score[seat], tally.scoreSquared[seat], tally.games));
    }

    private static Estimate mean(long sum, long squares, long n) {
        return Estimate.mean((double) sum, (double) squares, n);
    }
}
