package tischlein.load.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.clients.PromiseJournal.Entry;

/** Two parties, of which one goes to another table. */
class PlayWatchTest {
    private static final List<String> MOVES = List.of("keep");

    @TempDir private Path folder;
    private PromiseJournal journal;
    private PlayWatch watch;
    private long now = 1_000;
    private int ids;

    @BeforeEach
    void sit() throws Exception {
        var path = folder.resolve("journal");
        journal = new PromiseJournal(path);
        watch = new PlayWatch(new JournalTail(path), 2, 2, () -> now);
        journal.note(new Entry.Table("A", 0));
        journal.note(new Entry.Table("B", 1));
        watch.begin();
    }

    private String send(String table, long at) {
        var id = "c" + ids++;
        journal.note(new Entry.Sent(id, table, 0, 1, MOVES));
        look(at);
        return id;
    }

    private void done(String id, long at) {
        journal.note(new Entry.Done(id, 2));
        look(at);
    }

    private void look(long at) {
        now = at;
        watch.look();
    }

    private void move(String table, long at) {
        done(send(table, at), at);
    }

    @Test
    void whoeverStandsStillIsSeenEvenAfterTheFirstMove() {
        move("A", 1_010);
        move("A", 1_020);
        move("B", 1_030);
        assertThat(watch.allPlay()).isFalse();
        assertThat(watch.stuck()).containsExactly("B");
        move("B", 1_530);
        assertThat(watch.allPlay()).isTrue();
        assertThat(watch.observed(ServerTrouble.KILL).longest()).containsExactly(10L, 500L);
    }

    @Test
    void whatWasUnderWayBeforeIsWaitedForFromTheBeginning() {
        var early = send("A", 1_100);
        look(1_900);
        watch.begin();
        done(early, 2_000);
        var observed = watch.observed(ServerTrouble.STOP);
        assertThat(observed.longest()).containsExactly(100L, 0L);
        assertThat(observed.longestWait()).isEqualTo(100);
    }

    @Test
    void aPartyIsTheSameAtTheTableThatFollows() {
        move("A", 1_010);
        journal.note(new Entry.Table("C", 0));
        move("C", 1_050);
        move("B", 1_060);
        move("B", 1_070);
        assertThat(watch.allPlay()).isTrue();
        assertThat(watch.observed(ServerTrouble.NOTHING).longest()).containsExactly(40L, 60L);
    }

    @Test
    void whatHappensInTwoPartsIsOverWhenAllGoOnAfterTheSecond() {
        for (var table : List.of("A", "A", "B", "B")) {
            move(table, now + 10);
        }
        watch.countAnew();
        assertThat(watch.allPlay()).isFalse();
        assertThat(watch.observed(ServerTrouble.FREEZE).longest()).containsExactly(10L, 30L);
    }

    @Test
    void whatIsRefusedMovesNothing() {
        var refused = send("A", 1_010);
        journal.note(new Entry.Refused(refused, "refused.stale"));
        done(refused, 1_020);
        assertThat(watch.stuck()).containsExactly("A", "B");
        assertThat(watch.observed(ServerTrouble.KILL).longest()).containsExactly(0L, 0L);
    }
}
