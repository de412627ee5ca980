package tischlein.cli.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.cli.run.Voice;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Language;

class SeatNewsTest {
    private static final String BOT = "{\"kind\":\"bot\",\"name\":\"Crumb\",\"bot\":\"fair\"}";

    private static String guest(String name, String more) {
        return "{\"kind\":\"guest\",\"name\":\"%s\",\"here\":\"here\"%s}".formatted(name, more);
    }

    private static LiveSeats company(int mine, String more, String... seats) {
        var table =
                "{\"phase\":\"playing\",\"mine\":[%d],\"patience\":5%s,\"seats\":[%s]}"
                        .formatted(mine, more, String.join(",", seats));
        return LiveSeats.of(ProtocolJson.MAPPER.readTree(table), Language.EN);
    }

    private static LiveSeats before(int mine) {
        return company(mine, "", guest("Ada", ""), guest("Ben", ""));
    }

    private static String decided(String what) {
        return ",\"decided\":{\"what\":\"" + what + "\",\"seat\":1,\"name\":\"Ben\"}";
    }

    private static List<String> told(LiveSeats before, LiveSeats after) {
        var voice = new Voice(Language.EN);
        return after.since(before).stream().map(voice::say).toList();
    }

    @Test
    void itIsToldWhyAChairIsABotsNow() {
        assertThat(told(before(0), company(0, decided("freed"), guest("Ada", ""), BOT)))
                .containsExactly("The host has freed Ben’s seat.", "Crumb, a bot, plays on.");
        assertThat(told(before(0), company(0, decided("removed"), guest("Ada", ""), BOT)))
                .containsExactly("The host has sent Ben away.", "Crumb, a bot, plays on.");
        assertThat(told(before(1), company(0, decided("freed"), guest("Ada", ""), BOT)))
                .contains("The host has freed your seat. You are watching.");
    }

    @Test
    void itIsToldWhoIsSlowWhoVotesAndWhoIsOutvoted() {
        var slow = guest("Ben", ",\"slow\":true");
        assertThat(told(before(0), company(0, "", guest("Ada", ""), slow)))
                .containsExactly(
                        "Ben has not chosen for 5 minutes. You can ask for a bot with “vote 1”.");
        assertThat(told(before(1), company(1, "", guest("Ada", ""), slow)))
                .containsExactly("The others are waiting for you, and may vote for a bot now.");
        var voted = guest("Ben", ",\"slow\":true,\"votes\":[0]");
        assertThat(
                        told(
                                company(1, "", guest("Ada", ""), slow),
                                company(1, "", guest("Ada", ""), voted)))
                .containsExactly("Ada has voted for a bot to play for Ben.");
        var out = guest("Ben", "").replace("\"here\":\"here\"", "\"here\":\"bot\"");
        assertThat(told(before(0), company(0, decided("outvoted"), guest("Ada", ""), out)))
                .containsExactly("The others have voted: a bot will play for Ben.");
        assertThat(told(before(1), company(1, decided("outvoted"), guest("Ada", ""), out)))
                .containsExactly(
                        "The others have voted: a bot plays for you until you do something."
                                + " Make a choice, or type “hint”.");
    }

    @Test
    void aTableTellsHowLongItIsPatient() {
        var voice = new Voice(Language.EN);
        assertThat(before(0).terms().told().stream().map(voice::say))
                .contains(
                        "If somebody has not chosen for 5 minutes, the others may vote for a bot.");
    }
}
