package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

class HostingTest {
    private final TestTables room = new TestTables(85);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    /** Three at a table that has not begun, and Anna is the host. */
    private String gathered() {
        var table = room.create(anna, TestTables.wish("larder", "me", "open", "open"));
        TestTables.done(ben.take(table));
        TestTables.done(cleo.take(table));
        anna.watch(table, 0);
        ben.watch(table, 1);
        cleo.watch(table, 2);
        return table;
    }

    private static String host(TestGuest told) {
        return told.last("table")
                .path("seats")
                .valueStream()
                .filter(seat -> seat.path("host").asBoolean(false))
                .map(seat -> seat.path("name").asString())
                .findFirst()
                .orElse("");
    }

    @Test
    void aHostWhoLeavesPassesOnToTheNextOneWhoIsHere() {
        var table = gathered();
        ben.unwatch(table);
        TestTables.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        assertThat(host(cleo)).isEqualTo("Cleo");
        TestTables.refused(ben.start(table), Answer.Reason.FORBIDDEN, "refused.host");
        TestTables.done(cleo.start(table));
    }

    @Test
    void ifNobodyIsHereTheNextOneWhoSitsThereIsHost() {
        var table = gathered();
        ben.unwatch(table);
        cleo.unwatch(table);
        TestTables.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        assertThat(host(anna)).isEqualTo("Ben");
    }

    @Test
    void aHostWhoStaysAwayForAMinutePassesOnToo() {
        var table = gathered();
        anna.unwatch(table);
        room.pass(59_999);
        assertThat(host(ben)).isEqualTo("Anna");
        room.pass(1);
        assertThat(host(ben)).isEqualTo("Ben");
        anna.watch(table, 0);
        assertThat(host(ben)).isEqualTo("Ben");
        TestTables.done(ben.start(table));
    }

    @Test
    void aHostWhoComesBackInTimeStaysHost() {
        var table = gathered();
        anna.unwatch(table);
        room.pass(50_000);
        anna.watch(table, 0);
        anna.unwatch(table);
        room.pass(50_000);
        anna.watch(table, 0);
        room.pass(60_000);
        assertThat(host(ben)).isEqualTo("Anna");
    }

    @Test
    void whileNobodyIsThereToTakeOverNothingPasses() {
        var table = gathered();
        ben.unwatch(table);
        cleo.unwatch(table);
        anna.unwatch(table);
        room.pass(600_000);
        cleo.watch(table, 2);
        assertThat(host(cleo)).isEqualTo("Anna");
    }
}
