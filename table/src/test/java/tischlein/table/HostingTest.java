package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HostingTest {
    private final Room room = new Room(85);
    private final Client anna = room.guest("Anna");
    private final Client ben = room.guest("Ben");
    private final Client cleo = room.guest("Cleo");

    /** Three at a table that has not begun, and Anna is the host. */
    private String gathered() {
        var table = room.create(anna, Room.wish("larder", "me", "open", "open"));
        Room.done(ben.take(table));
        Room.done(cleo.take(table));
        anna.watch(table, 0);
        ben.watch(table, 1);
        cleo.watch(table, 2);
        return table;
    }

    private static String host(Client told) {
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
        Room.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        assertThat(host(cleo)).isEqualTo("Cleo");
        Room.refused(ben.start(table), Answer.Reason.FORBIDDEN, "refused.host");
        Room.done(cleo.start(table));
    }

    @Test
    void ifNobodyIsHereTheNextOneWhoSitsThereIsHost() {
        var table = gathered();
        ben.unwatch(table);
        cleo.unwatch(table);
        Room.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
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
        Room.done(ben.start(table));
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
