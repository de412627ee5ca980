package tischlein.testkit.laws;

import java.util.List;
import tischlein.kernel.Result.Standing;
import tischlein.kernel.State;

/**
 * At the end the payoffs add up to 1, for those in first place alike; in a team all have the same.
 */
record PayoffLaw<S extends State<S>, V>() implements Law<S, V> {
    private static final double NEARLY = 1e-9;

    @Override
    public void check(Moment<S, V> now) {
        if (now.sampled()) {
            checkScores(now);
        }
    }

    private void checkScores(Moment<S, V> now) {
        for (var standing : now.game.result(now.state).standings()) {
            int score = now.game.score(now.state, standing.seat());
            now.need(
                    score == standing.score(),
                    () ->
                            "the quick way to count finds %d, and the result is %s"
                                    .formatted(score, standing));
        }
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        checkScores(now);
        var standings = now.game.result(now.state).standings();
        now.need(
                standings.size() == now.seats(),
                () -> "not every seat has its standing: " + standings);
        boolean team = now.game.about().team();
        long winners = standings.stream().filter(standing -> standing.place() == 1).count();
        for (int seat = 0; seat < now.seats(); seat++) {
            var standing = standings.get(seat);
            now.need(
                    standing.seat() == seat,
                    () -> "standings are not in the order of seats: " + standings);
            double payoff = now.game.payoff(now.state, seat);
            double due =
                    team
                            ? now.game.payoff(now.state, 0)
                            : standing.place() == 1 ? 1.0 / winners : 0;
            now.need(
                    payoff >= 0 && payoff <= 1 && Math.abs(payoff - due) < NEARLY,
                    () -> "payoff is " + payoff + " where " + due + " is due: " + standing);
            now.need(
                    team || standing.place() == 1 + better(standings, standing),
                    () -> "places do not follow each other: " + standings);
        }
    }

    private static long better(List<Standing> standings, Standing standing) {
        return standings.stream().filter(other -> other.place() < standing.place()).count();
    }
}
