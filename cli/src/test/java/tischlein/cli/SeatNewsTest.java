package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.table.Wire;
import tischlein.words.Language;

class SeatNewsTest {
    private static final String BOT = "{\"kind\":\"bot\",\"name\":\"Crumb\",\"bot\":\"fair\"}";

    private static String guest(String name, String more) {
        return "{\"kind\":\"guest\",\"name\":\"%s\",\"here\":\"here\"%s}".formatted(name, more);
    }

    private static Company company(int mine, String more, String... seats) {
        var table =
                "{\"phase\":\"playing\",\"mine\":[%d],\"patience\":5%s,\"seats\":[%s]}"
                        .formatted(mine, more, String.join(",", seats));
        return Company.of(Wire.MAPPER.readTree(table), Language.EN);
    }

    private static Company before(int mine) {
        return company(mine, "", guest("Ada", ""), guest("Ben", ""));
    }

    private static String decided(String what) {
        return ",\"decided\":{\"what\":\"" + what + "\",\"seat\":1,\"name\":\"Ben\"}";
    }

    private static List<String> told(Company before, Company after) {
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
                .contains("The host has freed your seat. You look on.");
    }

    @Test
    void itIsToldWhoIsSlowWhoVotesAndWhoIsOutvoted() {
        var slow = guest("Ben", ",\"slow\":true");
        assertThat(told(before(0), company(0, "", guest("Ada", ""), slow)))
                .containsExactly("Ben has not chosen for 5 minutes. “vote 1” asks for a bot.");
        assertThat(told(before(1), company(1, "", guest("Ada", ""), slow)))
                .containsExactly("The others are waiting for you, and may vote for a bot now.");
        var voted = guest("Ben", ",\"slow\":true,\"votes\":[0]");
        assertThat(
                        told(
                                company(1, "", guest("Ada", ""), slow),
                                company(1, "", guest("Ada", ""), voted)))
                .containsExactly("Ada would like a bot to play for Ben.");
        var out = guest("Ben", "").replace("\"here\":\"here\"", "\"here\":\"bot\"");
        assertThat(told(before(0), company(0, decided("outvoted"), guest("Ada", ""), out)))
                .containsExactly("The others have voted: a bot plays for Ben.");
        assertThat(told(before(1), company(1, decided("outvoted"), guest("Ada", ""), out)))
                .containsExactly(
                        "The others have voted: a bot plays for you until you do something."
                                + " Choose, or say “hint”.");
    }

    @Test
    void aTableTellsHowLongItIsPatient() {
        var voice = new Voice(Language.EN);
        assertThat(before(0).terms().told().stream().map(voice::say))
                .contains(
                        "If somebody has not chosen for 5 minutes, the others may vote for a bot.");
    }
}
