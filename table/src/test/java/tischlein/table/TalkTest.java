package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TalkTest {
    private final Room room = new Room(71);
    private final Client anna = room.guest("Anna");
    private final Client ben = room.guest("Ben");
    private final Client cleo = room.guest("Cleo");

    @Test
    void everybodyHearsWhatIsSaidUnlessChatIsOffOrTheSeatIsMuted() {
        var table = room.create(anna, Room.wish("buffet", "me", "open", "open"));
        Room.done(ben.take(table));
        anna.watch(table, 0);
        Room.done(say(ben, table, "  Guten\n\u202eAppetit\u0007!  "));
        assertThat(anna.last("chat").path("text").asString()).isEqualTo("Guten Appetit!");
        assertThat(anna.last("chat").path("seat").asInt()).isEqualTo(1);
        Room.done(emote(ben, table, "yum"));
        assertThat(anna.last("emote").path("emote").asString()).isEqualTo("yum");
        for (var text : List.of("", " \u200b ", "x".repeat(141))) {
            Room.refused(say(ben, table, text), Answer.Reason.UNSUITABLE, "refused.chat.length");
        }
        Room.done(say(ben, table, "🧀".repeat(140)));
        Room.refused(emote(ben, table, "burp"), Answer.Reason.UNSUITABLE, "refused.emote");
        Room.refused(say(cleo, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.seat");
        anna.ask(table, new Request.Mute(anna.guest(), 1, true));
        Room.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        Room.refused(emote(ben, table, "yum"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        room.tables().rename(ben.named("Benno"), "Ben"); // a new name does not help
        Room.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        anna.ask(table, new Request.Mute(anna.guest(), 1, false));
        Room.done(say(ben, table, "Hm"));
        anna.ask(table, new Request.AllowChat(anna.guest(), false));
        Room.refused(say(ben, table, "Hm"), Answer.Reason.FORBIDDEN, "refused.chat.off");
        Room.refused(
                anna.ask(table, new Request.Say(anna.guest(), 0, "Hm")),
                Answer.Reason.FORBIDDEN,
                "refused.chat.off");
    }

    private static Answer say(Client client, String table, String text) {
        return client.ask(table, new Request.Say(client.guest(), 1, text));
    }

    private static Answer emote(Client client, String table, String emote) {
        return client.ask(table, new Request.Emote(client.guest(), 1, emote));
    }
}
