package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.table.history.UpgradeCheck;
import tischlein.table.history.UpgradeCheck.Obstacle;
import tischlein.table.history.UpgradeCheck.Stopped;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/** Before an upgrade: which tables could not go on with this program. */
class UpgradeCheckTest {
    private final TestTables room = new TestTables(231);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");
    private final String table = begun();

    private String begun() {
        var begun = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        TestTables.done(anna.choose(begun, 0, anna.version(begun), room.choice(anna, begun, 0)));
        return begun;
    }

    private UpgradeCheck.Findings found(List<Game<?, ?, ?>> games) {
        return new UpgradeCheck(room.store(), games, room.script()).run(_ -> {});
    }

    private UpgradeCheck.Findings found() {
        return found(LiveTablesTest.GAMES);
    }

    private StoredTable row() {
        return room.store().table(table).orElseThrow();
    }

    @Test
    void tablesThatGatherOrPlayCanGoOnAndThoseThatAreOverDoNotCount() {
        room.create(anna, TestTables.wish("office", "me", "open", "open"));
        var over = room.playing(TestTables.wish("larder", "me", "open"), anna, ben);
        room.finish(over, anna, ben);
        var progress = new ArrayList<Long>();
        var found =
                new UpgradeCheck(room.store(), LiveTablesTest.GAMES, room.script())
                        .run(progress::add);
        assertThat(found).isEqualTo(new UpgradeCheck.Findings(2, List.of()));
        assertThat(progress).containsExactly(1L, 2L);
    }

    @Test
    void aGameThatThisProgramDoesNotHaveStops() {
        var others =
                LiveTablesTest.GAMES.stream()
                        .filter(game -> !game.about().name().equals("buffet"))
                        .toList();
        var stopped = found(others).stopped();
        assertThat(stopped).hasSize(1);
        assertThat(stopped.getFirst().why()).isEqualTo(Obstacle.VERSION);
        assertThat(stopped.getFirst().table()).isEqualTo(table);
        assertThat(stopped.getFirst().game()).isEqualTo("buffet");
    }

    @Test
    void aLineThatTheRulesDoNotAllowStops() {
        var row = row();
        var line = new Batch(row.length(), List.of("0 play 99"), "", 0);
        assertThat(
                        room.store()
                                .append(
                                        new Append(
                                                table,
                                                line,
                                                row.phase(),
                                                row.due(),
                                                row.clocks(),
                                                room.store().choices(table))))
                .isTrue();
        int at = (int) row.header().lines().count() + row.length() + 1;
        assertThat(found().stopped()).containsExactly(stopped(Obstacle.LOG, at));
    }

    @Test
    void aPendingChoiceThatTheRulesDoNotAllowStops() {
        var kept = room.store().choices(table).getFirst();
        choose(kept, List.of(kept.moves().getFirst(), kept.moves().getFirst()));
        assertThat(found().stopped()).containsExactly(stopped(Obstacle.CHOICE, 0));
    }

    @Test
    void aPendingChoiceThatTheGameHasNoWordForStops() {
        choose(room.store().choices(table).getFirst(), List.of("play 99"));
        assertThat(found().stopped()).containsExactly(stopped(Obstacle.CHOICE, 0));
    }

    private void choose(StoredChoice before, List<String> moves) {
        var other =
                new StoredChoice(table, before.step(), 0, moves, "5a".repeat(16), "", List.of(), 1);
        assertThat(room.store().choose(other, Optional.of(before))).isTrue();
    }

    @Test
    void chairsThatCannotBeReadStop() {
        var row = row();
        assertThat(room.store().save(row.next("{", row.guests(), row.phase(), row.due()))).isTrue();
        assertThat(found().stopped()).containsExactly(stopped(Obstacle.SETUP, 0));
    }

    private Stopped stopped(Obstacle why, int line) {
        return new Stopped(table, "buffet", 1, why, line);
    }
}
