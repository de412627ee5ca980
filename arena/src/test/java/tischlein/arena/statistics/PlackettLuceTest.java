package tischlein.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures are those that the tests of openskill.js expect of its Plackett–Luce model. */
class PlackettLuceTest {
    private static final double EXACT = 1e-9;

    /** openskill.js adds this to every variance beforehand, unless its model is called directly. */
    private static final double TAU = 25.0 / 300;

    private static Rating restless(double mean, double deviation) {
        return new Rating(mean, Math.sqrt(deviation * deviation + TAU * TAU));
    }

    private static void check(Rating found, double mean, double deviation) {
        assertThat(found.mean()).isCloseTo(mean, within(EXACT));
        assertThat(found.deviation()).isCloseTo(deviation, within(EXACT));
    }

    @ParameterizedTest
    @CsvSource({
        "2, 1, 27.63523138347365, 8.065506316323548",
        "2, 2, 22.36476861652635, 8.065506316323548",
        "3, 1, 27.868876552746237, 8.204837030780652",
        "3, 2, 25.717219138186557, 8.057829747583874",
        "3, 3, 21.413904309067206, 8.057829747583874",
        "4, 1, 27.795084971874736, 8.263160757613477",
        "4, 2, 26.552824984374855, 8.179213704945203",
        "4, 3, 24.68943500312503, 8.083731307186588",
        "4, 4, 20.96265504062538, 8.083731307186588",
        "5, 1, 27.666666666666668, 8.290556877154474",
        "5, 2, 26.833333333333332, 8.240145629781066",
        "5, 3, 25.72222222222222, 8.179996679645559",
        "5, 4, 24.055555555555557, 8.111796013701358",
        "5, 5, 20.72222222222222, 8.111796013701358",
    })
    void newcomersAreRatedByTheirPlaces(int players, int place, double mean, double deviation) {
        var places = new ArrayList<Integer>();
        for (int i = players; i > 0; i--) {
            places.add(i);
        }
        var after = PlackettLuce.after(Collections.nCopies(players, Rating.UNKNOWN), places);
        check(after.get(players - place), mean, deviation);
    }

    @Test
    void knownPlayersMoveLessThanNewOnes() {
        var before =
                List.of(
                        restless(29.182, 4.782),
                        restless(27.174, 4.922),
                        restless(16.672, 6.217),
                        restless(25, 25.0 / 3));
        var after = PlackettLuce.after(before, List.of(1, 2, 3, 4));
        check(after.get(0), 30.210227447000438, 4.765617924939384);
        check(after.get(1), 27.644725221915632, 4.883479590134575);
        check(after.get(2), 17.4036218889969, 6.101259408259549);
        check(after.get(3), 19.21460876538932, 7.854669920480409);
    }

    @Test
    void theOrderInWhichPlayersAreNamedDoesNotMatter() {
        var before = new ArrayList<Rating>();
        for (int mean : new int[] {15, 20, 25, 30}) {
            before.add(restless(mean, 25.0 / 3));
        }
        var after = PlackettLuce.after(before, List.of(1, 3, 4, 2));
        check(after.get(0), 18.131120980297805, 8.283536573151807);
        check(after.get(1), 20.405169039419135, 8.107860440531121);
        check(after.get(2), 20.65583040714804, 8.082574596348321);
        check(after.get(3), 30.80787957313502, 8.155100416275928);
    }

    @Test
    void playersMayTie() {
        var before = List.of(restless(10, 8), restless(5, 10), restless(0, 12));
        var after = PlackettLuce.after(before, List.of(1, 2, 2));
        check(after.get(0), 11.942996666741225, 7.926888197620324);
        check(after.get(1), 2.9381178546315034, 9.653804487570165);
        check(after.get(2), -1.4024317012198733, 11.323641575516767);
    }

    @Test
    void aTieOfAllMovesNobody() {
        var before = Collections.nCopies(4, restless(25, 25.0 / 3));
        for (var after : PlackettLuce.after(before, List.of(1, 1, 1, 1))) {
            check(after, 25, 8.263571791259416);
        }
    }

    @Test
    void aSeriesOfMatchesEndsLikeThatOfTheAuthorsOwnProgram() {
        var ratings = new ArrayList<>(Collections.nCopies(5, Rating.UNKNOWN));
        play(ratings, List.of(0, 1, 2, 3, 4), List.of(1, 2, 2, 4, 4));
        play(ratings, List.of(4, 2, 1), List.of(1, 2, 2));
        play(ratings, List.of(3, 1, 2, 0), List.of(1, 1, 3, 3));
        var means = ratings.stream().map(Rating::mean).toList();
        assertThat(means.get(0)).isCloseTo(26.353761103, within(0.005));
        assertThat(means.get(1)).isCloseTo(24.618479789, within(0.005));
        assertThat(means.get(2)).isCloseTo(23.065819512, within(0.005));
        assertThat(means.get(3)).isCloseTo(24.476332403, within(0.005));
        assertThat(means.get(4)).isCloseTo(26.385499685, within(0.005));
        assertThat(ratings.get(2).deviation()).isCloseTo(7.822005595, within(0.005));
    }

    private static void play(List<Rating> ratings, List<Integer> players, List<Integer> places) {
        var after = PlackettLuce.after(players.stream().map(ratings::get).toList(), places);
        for (int i = 0; i < players.size(); i++) {
            ratings.set(players.get(i), after.get(i));
        }
    }
}
