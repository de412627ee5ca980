package tischlein.load.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChurnTest {
    private static final long SECOND = 1_000_000_000;
    private static final int TABLES = 1_000;

    private static List<Churn.Departure> departures(Churn churn, int table, long until) {
        var departures = new ArrayList<Churn.Departure>();
        for (var next = churn.after(table, 0);
                next.at() < until;
                next = churn.after(table, next.at())) {
            departures.add(next);
        }
        return departures;
    }

    private static List<Churn.Departure> all(long until) {
        var churn = Churn.of(1, 300);
        var departures = new ArrayList<Churn.Departure>();
        for (int table = 0; table < TABLES; table++) {
            departures.addAll(departures(churn, table, until));
        }
        return departures;
    }

    @Test
    void inEveryMinuteAboutAsManyLeaveFromTheFirstOn() {
        var minutes = new int[60];
        all(3_600 * SECOND).forEach(departure -> minutes[(int) (departure.at() / (60 * SECOND))]++);
        for (int count : minutes) {
            assertThat(count).isBetween(150, 250); // 1,000 tables · 60 s / 300 s = 200
        }
    }

    @Test
    void peopleStayAsLongAsIsWantedOnAverageAndNeverTwiceAsLong() {
        for (int table = 0; table < 20; table++) {
            var departures = departures(Churn.of(7, 300), table, 300_000 * SECOND);
            assertThat(departures).hasSizeBetween(999, 1_001);
            for (int i = 1; i < departures.size(); i++) {
                assertThat(departures.get(i).at() - departures.get(i - 1).at())
                        .isBetween(1L, 600 * SECOND);
            }
        }
    }

    @Test
    void someVanishAndAFewLayATableThatNeverStarts() {
        var departures = all(3_600 * SECOND); // about 12,000
        assertThat(departures.stream().filter(Churn.Departure::vanishing).count())
                .isBetween(1_000L, 1_400L);
        assertThat(departures.stream().filter(Churn.Departure::dreaming).count())
                .isBetween(450L, 750L);
    }

    @Test
    void theSameSeedLeavesAtTheSameMomentsAndAnotherDoesNot() {
        var departures = departures(Churn.of(3, 60), 5, 3_600 * SECOND);
        assertThat(departures(Churn.of(3, 60), 5, 3_600 * SECOND)).isEqualTo(departures);
        assertThat(departures(Churn.of(4, 60), 5, 3_600 * SECOND)).isNotEqualTo(departures);
    }

    @Test
    void withoutChurnNobodyEverLeaves() {
        assertThat(Churn.of(1, 0).after(3, SECOND)).isEqualTo(Churn.Departure.NEVER);
    }
}
