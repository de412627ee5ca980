package tischlein.load.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ScheduleTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    void aTableMovesAtItsRateHoweverLateTheServerIs() {
        var schedule = Schedule.of(5 * SECOND, 0, 4, 10);
        for (int move = 0; move < 100; move++) {
            assertThat(schedule.at(3, move + 1) - schedule.at(3, move)).isEqualTo(SECOND / 4);
        }
    }

    @Test
    void tablesBeginOneAfterTheOtherAndNeverBeforeTheBeginning() {
        var schedule = Schedule.of(SECOND, 10 * SECOND, 1, 1_000);
        assertThat(schedule.at(0, 0)).isEqualTo(SECOND);
        for (int table = 0; table < 1_000; table++) {
            long joined = SECOND + table * SECOND / 100;
            assertThat(schedule.at(table, 0)).isBetween(joined, joined + SECOND);
        }
    }

    @Test
    void inEveryTenthOfAPeriodATenthOfTheTablesMove() {
        var schedule = Schedule.of(0, 0, 1, 1_000);
        var tenths = new int[10];
        IntStream.range(0, 1_000)
                .forEach(table -> tenths[(int) (schedule.at(table, 0) * 10 / SECOND)]++);
        assertThat(tenths).containsOnly(99, 100, 101);
    }

    @Test
    void withoutARateNobodyEverMoves() {
        var schedule = Schedule.of(0, 0, 0, 3);
        assertThat(schedule.at(2, 7)).isEqualTo(Schedule.NEVER);
        assertThat(schedule.later(SECOND).at(2, 7)).isEqualTo(Schedule.NEVER);
    }

    @Test
    void whoComesLaterBeginsWithTheFirstMoveThatIsStillToCome() {
        var schedule = Schedule.of(5 * SECOND, 2 * SECOND, 4, 10);
        long first = schedule.at(3, 0);
        assertThat(schedule.first(3, 0)).isZero();
        assertThat(schedule.first(3, first)).isZero();
        assertThat(schedule.first(3, first + 1)).isEqualTo(1);
        assertThat(schedule.first(3, schedule.at(3, 17))).isEqualTo(17);
        assertThat(Schedule.of(0, 0, 0, 10).first(3, SECOND)).isZero();
    }

    @Test
    void aRestShiftsEverything() {
        var schedule = Schedule.of(0, 0, 2, 3);
        assertThat(schedule.later(SECOND).at(1, 4)).isEqualTo(schedule.at(1, 4) + SECOND);
    }
}
