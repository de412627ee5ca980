package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.table.store.Setup;

/** Tables at which something happens only after a long time wait for it on disk. */
class RestingTest {
    private static final int REST = 60_000;
    private static final int HOUR = 3_600_000;
    private static final int DAY = 24 * HOUR;

    private TestTables room = new TestTables(111);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");

    private int length(String table) {
        return room.store().table(table).orElseThrow().length();
    }

    /** Anna has a day for each choice, and nobody looks. */
    private String slow() {
        var pace = new Setup.Pace(DAY, 0, 0);
        var table = room.playing(TestTables.wish("larder", TestTables.WAIT, pace, "me"), anna);
        anna.unwatch(table);
        return table;
    }

    @Test
    void aTableWithADaysClockLeavesTheMemoryAndItsTimeRunsOutInTime() {
        var table = slow();
        int length = length(table);
        room.pass(2 * REST);
        assertThat(room.tables().live()).isZero();
        assertThat(room.store().table(table).orElseThrow().due())
                .isEqualTo(room.script().now() - 2 * REST + DAY);
        room.pass(DAY - 2 * REST - 1);
        assertThat(length(table)).isEqualTo(length);
        room.pass(20_000);
        assertThat(length(table)).isGreaterThan(length); // the clock has run out on the moment
        room.pass(2 * REST);
        assertThat(room.tables().live()).isZero(); // and it waits for the next choice
    }

    @Test
    void whoLooksInMeanwhileFindsTheClockAsItIs() {
        var table = slow();
        room.pass(10 * HOUR);
        assertThat(room.tables().live()).isZero();
        anna.watch(table, 0);
        assertThat(anna.frame(0).path("clock").path(0).path("move").asLong()).isEqualTo(14 * HOUR);
        anna.unwatch(table);
        int length = length(table);
        room.pass(14 * HOUR - 1);
        assertThat(length(table)).isEqualTo(length);
        room.pass(20_000);
        assertThat(length(table)).isGreaterThan(length);
    }

    @Test
    void aClockOnTheWallThatJumpsDoesNotMatter() {
        var table = slow();
        int length = length(table);
        room.pass(HOUR);
        room.script().jump(-10L * DAY);
        room.pass(DAY - HOUR + 20_000);
        assertThat(length(table)).isGreaterThan(length);
        length = length(table);
        room.pass(HOUR);
        room.script().jump(100L * DAY);
        room.pass(HOUR);
        assertThat(length(table)).isEqualTo(length);
    }

    @Test
    void aBotPlaysForWhoStaysAwayForHoursThoughTheTableWasAtRest() {
        var absence = new Setup.Absence(Setup.Policy.BOT, 3 * 3600);
        var wish = TestTables.wish("buckets", absence, TestTables.NO_CLOCK, "me", "open");
        var table = room.playing(wish, anna, ben);
        int length = length(table);
        TestTables.done(anna.choose(table, 0, length, room.choice(anna, table, 0)));
        ben.unwatch(table);
        room.pass(HOUR);
        assertThat(room.tables().live()).isEqualTo(1); // Anna is there
        anna.unwatch(table);
        room.pass(2 * REST);
        assertThat(room.tables().live()).isZero();
        assertThat(room.store().choices(table)).hasSize(1);
        room.pass(2 * HOUR - 2 * REST - 1);
        assertThat(length(table)).isEqualTo(length);
        room.pass(20_000);
        assertThat(length(table)).isGreaterThan(length);
    }

    @Test
    void whatATimeBankHasGivenIsNotGivenBackByARest() {
        var pace = new Setup.Pace(HOUR, DAY, 0);
        var table =
                room.playing(
                        TestTables.wish("buckets", TestTables.WAIT, pace, "me", "open"), anna, ben);
        room.pass(3 * HOUR);
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
        anna.unwatch(table);
        ben.unwatch(table);
        room.pass(2 * REST);
        assertThat(room.tables().live()).isZero();
        ben.watch(table, 1);
        TestTables.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
        assertThat(room.store().table(table).orElseThrow().clocks())
                .isEqualTo("%d %d".formatted(DAY - 2 * HOUR, DAY - 2 * HOUR - 2 * REST));
    }

    @Test
    void afterARestartWhatRestsIsNotLoadedBeforeItIsDue() {
        var table = slow();
        int length = length(table);
        room.pass(HOUR);
        room = room.restart();
        assertThat(room.tables().live()).isZero();
        room.pass(DAY - HOUR - 3 * REST);
        assertThat(room.tables().live()).isZero();
        assertThat(length(table)).isEqualTo(length);
        room.pass(DAY + 5 * REST); // a clock that another process has begun begins anew
        assertThat(length(table)).isGreaterThan(length);
    }
}
