package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

class LinkTest {
    private final TestTables room = new TestTables(71);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    @Test
    void aLinkMovesASeatOnceAndTheOldDeviceLosesItAtOnce() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        var link = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        var phone = room.guest("Phone");
        assertThat(TestTables.elsewhere(room.tables().follow(link.token(), phone.guest())))
                .isEqualTo(table);
        assertThat(anna.last("table").path("mine").size()).isZero();
        anna.forget();
        int version = ben.version(table);
        TestTables.refused(
                anna.choose(table, 0, version, List.of("play 1")),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        TestTables.refused(anna.watch(table, 0), Answer.Reason.FORBIDDEN, "refused.seat");
        TestTables.done(phone.watch(table, 0));
        room.step(table, phone, ben, cleo);
        assertThat(anna.all("frame")).isNotEmpty();
        assertThat(anna.all("frame")).allMatch(frame -> frame.path("seat").asInt() == -1);
        TestTables.refused(
                room.tables().follow(link.token(), anna.guest()),
                Answer.Reason.MISSING,
                "refused.link");
        assertThat(phone.describe(table).path("seats").path(0).path("host").asBoolean()).isTrue();
    }

    @Test
    void aNewLinkRevokesTheOldAndALinkCanBeRevoked() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        var first = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        var second = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        assertThat(second.token()).isNotEqualTo(first.token());
        for (var token : List.of(first.token(), table + "-", table, "", "-", table + "-x")) {
            assertThat(room.tables().follow(token, ben.guest())).isInstanceOf(Answer.Refused.class);
        }
        TestTables.refused(
                ben.ask(table, new Request.Link(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        TestTables.refused(
                ben.ask(table, new Request.Unlink(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        TestTables.done(anna.ask(table, new Request.Unlink(anna.guest(), 0)));
        TestTables.refused(
                room.tables().follow(second.token(), ben.guest()),
                Answer.Reason.MISSING,
                "refused.link");
        assertThat(room.store().table(table).orElseThrow().setup())
                .doesNotContain(second.token().substring(table.length() + 1));
    }
}
