package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Seeded;

class RestartTest {
    private static final Setup.Pace PACE = new Setup.Pace(0, 0, 500);

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void aTableOfBotsGoesOnToTheEndHoweverOftenTheProgramEnds(String game) {
        var random = new Seeded(31);
        var room = new Room(31);
        var host = room.guest("Host");
        var wish = Room.wish(game, Room.WAIT, PACE, "bot greedy", "bot random", "bot random");
        var table = room.create(host, wish);
        Room.done(host.start(table));
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
        var room = new Room(32);
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var wish = Room.wish(game, Room.WAIT, PACE, "me", "open", "bot random");
        var table = room.playing(wish, anna, ben);
        while (!room.over(table)) {
            var client = random.nextBoolean() ? anna : ben;
            int seat = client == anna ? 0 : 1;
            if (!Room.moves(client.frame(seat)).isEmpty() && random.nextInt(3) > 0) {
                Room.done(
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
                Room.done(anna.watch(table, 0));
                Room.done(ben.watch(table, 1));
                assertThat(anna.frame(0)).isEqualTo(before);
            }
        }
        room.verify(table);
    }

    @Test
    void aStartThatWasCutOffIsFinished() {
        var moody = new Moody(new MemoryStore());
        var room = new Room(new Script(33), moody);
        var host = room.guest("Host");
        var table = room.create(host, Room.wish("larder", "bot greedy", "bot greedy"));
        host.describe(table);
        moody.fail(2, 1, false); // it is kept that the game has begun, but not what chance deals
        Room.refused(host.start(table), Answer.Reason.UNAVAILABLE, "refused.store");
        room = room.restart();
        while (!room.over(table)) {
            room.pass(1_000);
        }
        room.verify(table);
    }

    @Test
    void aTableWithBotsIsStillDueAfterTheHostHasMutedSomebody() {
        var room = new Room(34);
        var anna = room.guest("Anna");
        var wish = Room.wish("larder", Room.WAIT, PACE, "open", "bot greedy", "bot greedy");
        var table = room.create(anna, wish);
        Room.done(anna.start(table));
        Room.done(anna.ask(table, new Request.Mute(anna.guest(), 0, true)));
        Room.done(anna.ask(table, new Request.AllowChat(anna.guest(), false)));
        room = room.restart();
        assertThat(room.tables().live()).isEqualTo(1);
        while (!room.over(table)) {
            room.pass(1_000);
        }
        room.verify(table);
    }

    @Test
    void aSeatLeftToABotIsPlayedAfterARestart() {
        var room = new Room(35);
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var table = room.playing(Room.wish("larder", Room.WAIT, PACE, "me", "open"), anna, ben);
        Room.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        Room.done(ben.ask(table, new Request.Leave(ben.guest(), 1)));
        room = room.restart();
        while (!room.over(table)) {
            room.pass(1_000);
        }
        room.verify(table);
    }
}
