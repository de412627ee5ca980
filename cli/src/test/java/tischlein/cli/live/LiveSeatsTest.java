package tischlein.cli.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.cli.run.Voice;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Language;

class LiveSeatsTest {
    private static final String ADA = guest("Ada", "here", true);
    private static final String BOT =
            "{\"kind\":\"bot\",\"name\":\"Crumb\",\"figure\":\"hen\",\"bot\":\"fair\"}";

    private static String guest(String name, String here, boolean host) {
        return "{\"kind\":\"guest\",\"name\":\"%s\",\"figure\":\"cat\",\"here\":\"%s\",\"host\":%b}"
                .formatted(name, here, host);
    }

    private static LiveSeats company(String phase, String again, String... seats) {
        var table =
                "{\"phase\":\"%s\",\"again\":%s,\"mine\":[0],\"chat\":true,\"seats\":[%s]}"
                        .formatted(phase, again, String.join(",", seats));
        return LiveSeats.of(ProtocolJson.MAPPER.readTree(table), Language.EN);
    }

    private static List<String> told(LiveSeats before, LiveSeats after) {
        var voice = new Voice(Language.EN);
        return after.since(before).stream().map(voice::say).toList();
    }

    @Test
    void everybodyHearsWhoTakesOverFromABot() {
        var before = company("playing", "[]", ADA, BOT);
        var after = company("playing", "[]", ADA, guest("Ben", "here", false));
        assertThat(told(before, after)).contains("Ben takes over from Crumb.");
    }

    @Test
    void everybodyHearsWhoWantsAnotherGameAndWhoIsHostNow() {
        var before = company("over", "[]", ADA, guest("Ben", "here", false));
        var yes = company("over", "[1]", ADA, guest("Ben", "here", false));
        assertThat(told(before, yes))
                .containsExactly("Ben would like another game. Type “rematch” to say yes too.");
        var host = company("over", "[1]", guest("Ada", "here", false), guest("Ben", "here", true));
        assertThat(told(yes, host)).containsExactly("Ben is the host now.");
    }

    @Test
    void whoStillReadsIsNotAway() {
        var reading = company("playing", "[]", ADA, guest("Ben", "reading", false));
        var voice = new Voice(Language.EN);
        assertThat(reading.told(List.of(), List.of()).stream().map(voice::say))
                .anyMatch(line -> line.contains("still looking at the end of the last game"));
        assertThat(told(company("playing", "[]", ADA, guest("Ben", "here", false)), reading))
                .isEmpty();
    }
}
