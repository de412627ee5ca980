package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.AgedEntry;
import tischlein.table.store.Guest;
import tischlein.table.store.Keys;
import tischlein.table.store.MemoryStore;

class UnusedTest {
    private static final long DAY = 86_400_000;
    private static final int REST = 60_000;

    private final MemoryStore real = new MemoryStore();
    private final UnreliableStore moody = new UnreliableStore(real);
    private final TestTables room = new TestTables(new ScriptedOutside(121), moody);
    private final TestGuest anna = room.guest("Anna");

    private Guest kept(String name) {
        var guest = new Guest(Keys.hash(name), name, "mouse", room.script().now());
        real.save(guest);
        return guest;
    }

    private boolean there(String table) {
        return real.table(table).isPresent();
    }

    @Test
    void tablesThatNeverBeganGoAfterAWhileAndOthersStay() {
        var never = room.create(anna, TestTables.wish("larder", "me", "open"));
        var begun = room.playing(TestTables.wish("larder", "me"), anna);
        var watched = room.create(anna, TestTables.wish("larder", "me", "open"));
        anna.watch(watched, 0);
        room.tables().forgetUnused(Duration.ofDays(14));
        room.pass(13 * DAY);
        var late = room.create(anna, TestTables.wish("larder", "me", "open"));
        assertThat(there(never)).isTrue();
        room.pass(DAY + 2 * 3_600_000);
        assertThat(there(never)).isFalse();
        assertThat(there(begun) && there(watched) && there(late)).isTrue();
        anna.unwatch(watched);
        room.pass(REST + 3_600_000);
        assertThat(there(watched)).isFalse();
        TestTables.refused(
                anna.ask(never, new Request.Describe(anna.guest())),
                Answer.Reason.MISSING,
                "refused.table");
    }

    @Test
    void guestsWithoutASeatWhoDoNotComeBackGoAndOthersStay() {
        var idle = kept("Idle");
        var seated = kept("Anna");
        room.playing(TestTables.wish("larder", "me"), anna);
        room.tables().forgetUnused(Duration.ofDays(14));
        room.pass(10 * DAY);
        var visitor = kept("Visitor");
        room.pass(4 * DAY + 2 * 3_600_000);
        assertThat(real.guest(idle.hash())).isEmpty();
        assertThat(real.guest(seated.hash())).isPresent();
        assertThat(real.guest(visitor.hash())).isPresent();
    }

    @Test
    void aFewGoAtATimeUntilAllAreGone() {
        for (int i = 0; i < 250; i++) {
            kept("Guest " + i);
            room.create(anna, TestTables.wish("larder", "me", "open"));
        }
        room.pass(20 * DAY);
        room.tables().forgetUnused(Duration.ofDays(14));
        room.pass(1_000);
        assertThat(real.count()).isEqualTo(230);
        room.pass(100_000);
        assertThat(real.count()).isZero();
        assertThat(real.guests(AgedEntry.FIRST, Long.MAX_VALUE, 10)).isEmpty();
    }

    @Test
    void aStoreThatIsAwayIsTriedAgainLater() {
        var never = room.create(anna, TestTables.wish("larder", "me", "open"));
        room.pass(20 * DAY);
        room.tables().forgetUnused(Duration.ofDays(14));
        moody.fail(1, Integer.MAX_VALUE - 1, false);
        room.pass(10_000);
        moody.recover();
        room.pass(2 * 3_600_000);
        assertThat(there(never)).isFalse();
    }
}
