package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.log.LogReader;
import tischlein.log.Verification;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.GuestRules;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Setup;

public class LiveTablesTest {
    public static final List<Game<?, ?, ?>> GAMES = games();
    private final ScriptedOutside script = new ScriptedOutside(1);
    private final MemoryStore store = new MemoryStore();
    private LiveTables tables = new LiveTables(GAMES, store, script);

    private static List<Game<?, ?, ?>> games() {
        var games = new ArrayList<Game<?, ?, ?>>();
        ServiceLoader.load(Game.class).forEach(games::add);
        return games;
    }

    static NewTable wish(String game, String... chairs) {
        return new NewTable(
                game,
                0,
                Map.of(),
                List.of(chairs),
                false,
                true,
                false,
                false,
                new Setup.Absence(Setup.Policy.WAIT, 0),
                new Setup.Pace(0, 0, 0),
                GuestRules.USUAL,
                "");
    }

    private String create(TestGuest host, NewTable wish) {
        var answer = tables.create(wish, host.guest());
        assertThat(answer).isInstanceOf(Answer.Elsewhere.class);
        return ((Answer.Elsewhere) answer).table();
    }

    @AfterEach
    void close() {
        tables.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void aGuestPlaysAWholeGameAgainstBots(String game) {
        var anna = new TestGuest(tables, "Anna");
        var table = create(anna, wish(game, "me", "bot random", "bot random"));
        assertThat(anna.watch(table, 0)).isInstanceOf(Answer.Done.class);
        assertThat(anna.start(table)).isInstanceOf(Answer.Done.class);
        int version = -1;
        while (true) {
            int last = version;
            var frame =
                    anna.frame(
                            0,
                            one ->
                                    one.path("version").asInt() > last
                                            && (one.has("result")
                                                    || !one.path("choices").isEmpty()));
            version = frame.path("version").asInt();
            if (frame.has("result")) {
                break;
            }
            var moves = new ArrayList<>(anna.suggestion(table, 0, version));
            Collections.reverse(moves); // the table puts them in order
            assertThat(anna.choose(table, 0, version, moves)).isInstanceOf(Answer.Done.class);
        }
        var exported = anna.ask(table, new Request.Export(anna.guest()));
        var log = LogReader.read("log", ((Answer.Exported) exported).log());
        var verified = Verification.of(tischlein.log.Replay.game(log, GAMES), log);
        assertThat(verified.misfit()).isEmpty();
        assertThat(verified.chance()).isEqualTo(Verification.Draws.CHECKED);
    }

    @Test
    void aGuestCannotChooseForAnother() {
        var anna = new TestGuest(tables, "Anna");
        var ben = new TestGuest(tables, "Ben");
        var table = create(anna, wish("buffet", "me", "open", "open"));
        ben.ask(table, new Request.Take(ben.guest(), java.util.OptionalInt.of(1)));
        anna.start(table);
        assertThat(ben.choose(table, 0, 0, List.of("play 1")))
                .isInstanceOfSatisfying(
                        Answer.Refused.class,
                        no -> assertThat(no.reason()).isEqualTo(Answer.Reason.FORBIDDEN));
    }
}
