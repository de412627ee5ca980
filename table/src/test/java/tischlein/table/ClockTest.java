package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.table.store.Setup;
import tools.jackson.databind.JsonNode;

class ClockTest {
    private static final Setup.Pace PACE = new Setup.Pace(30_000, 10_000, 500);
    private static final int HOUR = 3_600_000;

    private TestTables room = new TestTables(51);
    private TestGuest anna = room.guest("Anna");
    private TestGuest ben = room.guest("Ben");

    private String larder() {
        return room.playing(TestTables.wish("larder", TestTables.WAIT, PACE, "me"), anna);
    }

    private static JsonNode clock(TestGuest client, int seat) {
        return client.frame(seat).path("clock").path(0);
    }

    @Test
    void aFrameSaysWhatIsLeft() {
        var table = larder();
        assertThat(clock(anna, 0).path("move").asLong()).isEqualTo(30_000);
        assertThat(clock(anna, 0).path("bank").asLong()).isEqualTo(10_000);
        room.pass(32_000);
        anna.watch(table, 0);
        assertThat(clock(anna, 0).path("move").asLong()).isZero();
        assertThat(clock(anna, 0).path("bank").asLong()).isEqualTo(8_000);
    }

    @Test
    void whenTimeIsOverABotChooses() {
        var table = larder();
        int version = anna.version(table);
        room.pass(39_999);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(1);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(500);
        assertThat(anna.version(table)).isGreaterThan(version);
        assertThat(clock(anna, 0).path("bank").asLong()).isZero();
        assertThat(clock(anna, 0).path("move").asLong()).isEqualTo(30_000);
        int next = anna.version(table);
        room.pass(30_500); // the bank is empty
        assertThat(anna.version(table)).isGreaterThan(next);
    }

    @Test
    void aChoiceInTimeCostsNothingAndALateOneCostsTheBank() {
        var table = larder();
        room.pass(30_000);
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
        assertThat(clock(anna, 0).path("bank").asLong()).isEqualTo(10_000);
        room.pass(33_000);
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
        assertThat(clock(anna, 0).path("bank").asLong()).isEqualTo(7_000);
    }

    @Test
    void aChangedChoiceIsChargedOnce() {
        var table =
                room.playing(
                        TestTables.wish("buckets", TestTables.WAIT, PACE, "me", "open"), anna, ben);
        int version = anna.version(table);
        for (int seconds : new int[] {32_000, 1_000, 1_000}) {
            room.pass(seconds);
            TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
        }
        TestTables.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
        assertThat(room.store().table(table).orElseThrow().clocks()).isEqualTo("6000 6000");
    }

    @Test
    void banksSurviveARestartAndNoClockRunsMeanwhile() {
        var table = larder();
        room.pass(33_000);
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
        room = room.restart();
        room.script().close(); // nothing is due while the program does not run
        room.script().pass(HOUR);
        room = room.restart();
        anna = room.guest("Anna");
        anna.watch(table, 0);
        assertThat(clock(anna, 0).path("bank").asLong()).isEqualTo(7_000);
        assertThat(clock(anna, 0).path("move").asLong()).isEqualTo(30_000);
        int version = anna.version(table);
        room.pass(36_999);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(501);
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @Test
    void aClockOnTheWallThatJumpsDoesNothing() {
        var table = larder();
        int version = anna.version(table);
        for (int jump : new int[] {HOUR, -2 * HOUR}) {
            room.script().jump(jump);
            room.pass(10_000);
            anna.watch(table, 0);
            assertThat(anna.version(table)).isEqualTo(version);
        }
        assertThat(clock(anna, 0).path("move").asLong()).isEqualTo(10_000);
        TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
    }

    @Test
    void whileTheProcessIsStoppedNoClockRuns() {
        var table = larder();
        int version = anna.version(table);
        room.pass(10_000);
        room.script().stop(HOUR);
        room.pass(0);
        room.script().stop(HOUR); // and again
        room.pass(0);
        anna.watch(table, 0);
        assertThat(anna.version(table)).isEqualTo(version);
        assertThat(clock(anna, 0).path("move").asLong()).isEqualTo(20_000);
        room.pass(30_499);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(1);
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @Test
    void theClockOfAGuestWhoComesBackInTheMiddleOfAStepRuns() {
        var absence = new Setup.Absence(Setup.Policy.BOT, 0);
        var slow = new Setup.Pace(30_000, 0, 10_000);
        var table = room.playing(TestTables.wish("larder", absence, slow, "me"), anna);
        anna.unwatch(table);
        room.pass(10_000); // a bot has played, and the next step begins with it
        int version = anna.version(table);
        anna.watch(table, 0);
        room.pass(39_999);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(1);
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @Test
    void atATableWithoutAClockNothingIsSaidOfTime() {
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        assertThat(anna.frame(0).has("clock")).isFalse();
        assertThat(anna.describe(table).has("clock")).isFalse();
    }
}
