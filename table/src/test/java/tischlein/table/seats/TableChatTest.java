package tischlein.table.seats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.table.TestGuest;
import tischlein.table.TestTables;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

class TableChatTest {
    private final TestTables room = new TestTables(71);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    @Test
    void everybodyHearsWhatIsSaidUnlessChatIsOffOrTheSeatIsMuted() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        TestTables.done(ben.take(table));
        anna.watch(table, 0);
        TestTables.done(say(ben, table, "  Guten\n\u202eAppetit\u0007!  "));
        assertThat(anna.last("chat").path("text").asString()).isEqualTo("Guten Appetit!");
        assertThat(anna.last("chat").path("seat").asInt()).isEqualTo(1);
        TestTables.done(emote(ben, table, "yum"));
        assertThat(anna.last("emote").path("emote").asString()).isEqualTo("yum");
        for (var text : List.of("", " \u200b ", "x".repeat(141))) {
            TestTables.refused(
                    say(ben, table, text), Answer.Reason.UNSUITABLE, "refused.chat.length");
        }
        TestTables.done(say(ben, table, "🧀".repeat(140)));
        TestTables.refused(emote(ben, table, "burp"), Answer.Reason.UNSUITABLE, "refused.emote");
        TestTables.refused(say(cleo, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.seat");
        anna.ask(table, new Request.Mute(anna.guest(), 1, true));
        TestTables.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        TestTables.refused(emote(ben, table, "yum"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        room.tables().rename(ben.named("Benno"), "Ben"); // a new name does not help
        TestTables.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        anna.ask(table, new Request.Mute(anna.guest(), 1, false));
        TestTables.done(say(ben, table, "Hm"));
        anna.ask(table, new Request.AllowChat(anna.guest(), false));
        TestTables.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        TestTables.refused(
                anna.ask(table, new Request.Say(anna.guest(), 0, "Hm")),
                Answer.Reason.FORBIDDEN,
                "refused.chat.off");
    }

    private static Answer say(TestGuest client, String table, String text) {
        return client.ask(table, new Request.Say(client.guest(), 1, text));
    }

    private static Answer emote(TestGuest client, String table, String emote) {
        return client.ask(table, new Request.Emote(client.guest(), 1, emote));
    }
}
