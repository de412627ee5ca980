package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.MemoryStore;

/** A server that is home to some tables only. */
class TableHomesTest {
    private final ScriptedOutside script = new ScriptedOutside(31);
    private final MemoryStore store = new MemoryStore();
    private final Moving homes = new Moving();
    private final LiveTables tables =
            new LiveTables(
                    LiveTablesTest.GAMES,
                    store,
                    script,
                    new WorkerThreads(script, new DirectExecutor(), new DirectExecutor()),
                    homes);
    private final TestGuest anna = new TestGuest(tables, "Anna");

    private static final class Moving implements TableHomes {
        private final Set<String> elsewhere = new HashSet<>();
        private final List<String> told = new ArrayList<>();

        @Override
        public boolean here(String table) {
            return !elsewhere.contains(table);
        }

        @Override
        public void ask(String table, Request request, Consumer<Answer> answer) {
            told.add("ask " + table);
            answer.accept(new Answer.Done(0));
        }

        @Override
        public void wake(String table) {
            told.add("wake " + table);
        }

        @Override
        public void read(String table, Set<String> guests) {
            told.add("read " + table);
        }

        @Override
        public void left(String table) {
            told.add("left " + table);
        }
    }

    private String playing() {
        var table =
                TestTables.elsewhere(tables.create(TestTables.wish("larder", "me"), anna.guest()));
        TestTables.done(anna.watch(table, 0));
        TestTables.done(anna.ask(table, new Request.Start(anna.guest())));
        return table;
    }

    @Test
    void aTableThatLivesElsewhereIsNotAskedHere() {
        var table = playing();
        homes.elsewhere.add(table);
        assertThat(anna.ask(table, new Request.Describe(anna.guest())))
                .isEqualTo(Answer.Refused.moved());
        TestTables.done(anna.ask(table, new Request.Unwatch(anna.guest(), anna)));
    }

    @Test
    void aTableThatMovesLeavesMemoryAndTellsNobodyAnything() {
        var table = playing();
        var other = playing();
        anna.forget();
        homes.elsewhere.add(table);
        tables.settle();
        assertThat(tables.live()).isEqualTo(1);
        assertThat(homes.told).containsExactly("left " + table);
        assertThat(anna.all("table")).isEmpty();
        assertThat(anna.all("frame")).isEmpty();
        TestTables.done(anna.ask(other, new Request.Rename(anna.guest(), "Anna")));
    }

    @Test
    void aTableThatComesIsWokenIfItIsDue() {
        var table =
                TestTables.elsewhere(
                        tables.create(TestTables.wish("larder", "me", "bot random"), anna.guest()));
        TestTables.done(anna.ask(table, new Request.Start(anna.guest())));
        homes.elsewhere.add(table);
        tables.settle();
        assertThat(tables.live()).isZero();
        homes.elsewhere.clear();
        tables.settle();
        assertThat(tables.live()).isEqualTo(1);
    }

    @Test
    void whatIsDueElsewhereIsWokenThere() {
        homes.elsewhere.add("T1");
        tables.wake("T1");
        tables.read("T1", Set.of());
        tables.askAnywhere("T1", new Request.Rename(anna.guest(), "Ann"));
        assertThat(homes.told).containsExactly("wake T1", "read T1", "ask T1");
        assertThat(tables.live()).isZero();
    }

    @Test
    void whoGoesOnWatchingDoesSoAsTheSeatsThatAreStillTheirs() {
        var table = playing();
        anna.forget();
        var answer =
                anna.ask(
                        table,
                        new Request.Rewatch(anna.guest(), anna, List.of(0, 1), OptionalInt.of(0)));
        TestTables.done(answer);
        assertThat(anna.all("frame"))
                .hasSize(1)
                .allSatisfy(frame -> assertThat(frame.path("seat").asInt()).isZero());
    }
}
