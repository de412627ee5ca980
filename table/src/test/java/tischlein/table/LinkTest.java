package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LinkTest {
    private final Room room = new Room(71);
    private final Client anna = room.guest("Anna");
    private final Client ben = room.guest("Ben");
    private final Client cleo = room.guest("Cleo");

    @Test
    void aLinkMovesASeatOnceAndTheOldDeviceLosesItAtOnce() {
        var table = room.playing(Room.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        var link = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        var phone = room.guest("Phone");
        assertThat(Room.elsewhere(room.tables().follow(link.token(), phone.guest())))
                .isEqualTo(table);
        assertThat(anna.last("table").path("mine").size()).isZero();
        anna.forget();
        int version = ben.version(table);
        Room.refused(
                anna.choose(table, 0, version, List.of("play 1")),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        Room.refused(anna.watch(table, 0), Answer.Reason.FORBIDDEN, "refused.seat");
        Room.done(phone.watch(table, 0));
        room.step(table, phone, ben, cleo);
        assertThat(anna.all("frame")).isNotEmpty();
        assertThat(anna.all("frame")).allMatch(frame -> frame.path("seat").asInt() == -1);
        Room.refused(
                room.tables().follow(link.token(), anna.guest()),
                Answer.Reason.MISSING,
                "refused.link");
        assertThat(phone.describe(table).path("seats").path(0).path("host").asBoolean()).isTrue();
    }

    @Test
    void aNewLinkRevokesTheOldAndALinkCanBeRevoked() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        var first = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        var second = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        assertThat(second.token()).isNotEqualTo(first.token());
        for (var token : List.of(first.token(), table + "-", table, "", "-", table + "-x")) {
            assertThat(room.tables().follow(token, ben.guest())).isInstanceOf(Answer.Refused.class);
        }
        Room.refused(
                ben.ask(table, new Request.Link(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        Room.refused(
                ben.ask(table, new Request.Unlink(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        Room.done(anna.ask(table, new Request.Unlink(anna.guest(), 0)));
        Room.refused(
                room.tables().follow(second.token(), ben.guest()),
                Answer.Reason.MISSING,
                "refused.link");
        assertThat(room.store().table(table).orElseThrow().setup())
                .doesNotContain(second.token().substring(table.length() + 1));
    }
}
