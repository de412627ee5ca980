package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Seeded;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Setup;

class RestartTest {
    private static final Setup.Pace PACE = new Setup.Pace(0, 0, 500);

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void aTableOfBotsGoesOnToTheEndHoweverOftenTheProgramEnds(String game) {
        var random = new Seeded(31);
        var room = new TestTables(31);
        var host = room.guest("Host");
        var wish =
                TestTables.wish(
                        game, TestTables.WAIT, PACE, "bot greedy", "bot random", "bot random");
        var table = room.create(host, wish);
        TestTables.done(host.start(table));
        int ends = 0;
        while (!room.over(table)) {
            room.pass(random.nextInt(1_500));
            if (random.nextBoolean()) {
                room = room.restart();
                ends++;
            }
        }
        assertThat(ends).isGreaterThan(2);
        room.verify(table);
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void aGuestFindsTheTableAsItWas(String game) {
        var random = new Seeded(32);
        var room = new TestTables(32);
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var wish = TestTables.wish(game, TestTables.WAIT, PACE, "me", "open", "bot random");
        var table = room.playing(wish, anna, ben);
        while (!room.over(table)) {
            var client = random.nextBoolean() ? anna : ben;
            int seat = client == anna ? 0 : 1;
            if (!TestTables.moves(client.frame(seat)).isEmpty() && random.nextInt(3) > 0) {
                TestTables.done(
                        client.choose(
                                table,
                                seat,
                                client.version(table),
                                room.choice(client, table, seat)));
            }
            room.pass(random.nextInt(600));
            if (random.nextInt(8) == 0) {
                anna.watch(table, 0);
                var before = anna.frame(0);
                room = room.restart();
                anna = room.guest("Anna");
                ben = room.guest("Ben");
                TestTables.done(anna.watch(table, 0));
                TestTables.done(ben.watch(table, 1));
                assertThat(anna.frame(0)).isEqualTo(before);
            }
        }
        room.verify(table);
    }

    @Test
    void aStartThatWasCutOffIsFinished() {
        var moody = new UnreliableStore(new MemoryStore());
        var room = new TestTables(new ScriptedOutside(33), moody);
        var host = room.guest("Host");
        var table = room.create(host, TestTables.wish("larder", "bot greedy", "bot greedy"));
        host.describe(table);
        moody.fail(2, 1, false); // it is kept that the game has begun, but not what chance deals
        TestTables.refused(host.start(table), Answer.Reason.UNAVAILABLE, "refused.store");
        room = room.restart();
        while (!room.over(table)) {
            room.pass(1_000);
        }
        room.verify(table);
    }

    @Test
    void aTableWithBotsIsStillDueAfterTheHostHasMutedSomebody() {
        var room = new TestTables(34);
        var anna = room.guest("Anna");
        var wish =
                TestTables.wish(
                        "larder", TestTables.WAIT, PACE, "open", "bot greedy", "bot greedy");
        var table = room.create(anna, wish);
        TestTables.done(anna.start(table));
        TestTables.done(anna.ask(table, new Request.Mute(anna.guest(), 0, true)));
        TestTables.done(anna.ask(table, new Request.AllowChat(anna.guest(), false)));
        room = room.restart();
        assertThat(room.tables().live()).isEqualTo(1);
        while (!room.over(table)) {
            room.pass(1_000);
        }
        room.verify(table);
    }

    @Test
    void aSeatLeftToABotIsPlayedAfterARestart() {
        var room = new TestTables(35);
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var table =
                room.playing(
                        TestTables.wish("larder", TestTables.WAIT, PACE, "me", "open"), anna, ben);
        TestTables.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        TestTables.done(ben.ask(table, new Request.Leave(ben.guest(), 1)));
        room = room.restart();
        while (!room.over(table)) {
            room.pass(1_000);
        }
        room.verify(table);
    }
}
