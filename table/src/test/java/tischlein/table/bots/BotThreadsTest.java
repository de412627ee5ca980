package tischlein.table.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.IntFunction;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import tischlein.table.DirectExecutor;
import tischlein.table.ScriptedOutside;
import tischlein.table.bots.ThinkingMonitor.Extent;
import tischlein.table.outside.WorkerThreads;

/** Thoughts are scripted: they note how long they may think, and take exactly that long. */
class BotThreadsTest {
    private static final int SLOW = 400;
    private static final List<Integer> MOVES = List.of(1);
    private static final List<Integer> ADVICE = List.of(2);

    private final ScriptedOutside script = new ScriptedOutside(1);
    private final DirectExecutor quick = new DirectExecutor();
    private final DirectExecutor slow = new DirectExecutor();
    private final BotThreads minds =
            new BotThreads(script, new WorkerThreads(script, new DirectExecutor(), quick, slow, 1));
    private final List<String> begun = new ArrayList<>();
    private final List<Integer> budgets = new ArrayList<>();
    private final List<Extent> extents = new ArrayList<>();
    private final List<Long> waits = new ArrayList<>();

    BotThreadsTest() {
        minds.monitor((extent, waited) -> {
            extents.add(extent);
            waits.add(waited);
        });
    }

    private BotThought thought(String guest, String table, int millis, long due) {
        return thought(
                guest,
                table,
                millis,
                due,
                budget -> {
                    begun.add(table);
                    budgets.add(budget);
                    script.pass(budget);
                    return MOVES;
                });
    }

    private BotThought thought(
            String guest, String table, int millis, long due, IntFunction<List<Integer>> thinking) {
        return new BotThought(guest, table, millis, script.ticks() + due, thinking, () -> ADVICE);
    }

    private BotThought ask(String guest, String table, int millis, long due) {
        var thought = thought(guest, table, millis, due);
        minds.think(thought);
        return thought;
    }

    @Test
    void aQuickThoughtOvertakesTheSlowOnesOfAnotherTable() {
        slow.hold();
        ask("Anna", "slow", SLOW, 500);
        ask("Anna", "slow", SLOW, 500);
        var fair = ask("Ben", "quick", 0, 0);
        assertThat(fair.moves()).isCompletedWithValue(MOVES);
        assertThat(begun).containsExactly("quick");
        assertThat(waits).containsExactly(0L);
        slow.release();
        assertThat(begun).containsExactly("quick", "slow", "slow");
    }

    @Test
    void twoTablesShareAlikeHoweverMuchOneOfThemThinks() {
        slow.hold();
        for (int seat = 0; seat < 5; seat++) {
            ask("Anna", "A", SLOW, 1_000);
        }
        ask("Ben", "B", SLOW, 1_000);
        slow.release();
        assertThat(begun).startsWith("A", "B", "A");
        assertThat(budgets.getFirst()).isEqualTo(1_000 / 2 / 5);
        assertThat(budgets.get(1)).isEqualTo(400); // all it wants, within half of the 900 left
    }

    @Test
    void quickThoughtsAreSharedAlikeToo() {
        quick.hold();
        for (int seat = 0; seat < 3; seat++) {
            ask("Anna", "A", 0, 0);
        }
        ask("Ben", "B", 0, 0);
        quick.release();
        assertThat(begun).containsExactly("A", "B", "A", "A");
    }

    @Test
    void whoIsAloneThinksAsLongAsUsual() {
        ask("Anna", "A", SLOW, 500);
        assertThat(budgets).containsExactly(SLOW);
        assertThat(extents).containsExactly(Extent.WHOLE);
    }

    @Test
    void theMoreThinkTheShorterEachOneDoesAndAllAreReadyInTime() {
        slow.hold();
        var thoughts = new ArrayList<BotThought>();
        for (int seat = 0; seat < 10; seat++) {
            thoughts.add(ask("Anna", "A", SLOW, 500));
        }
        assertThat(minds.waiting()).isEqualTo(10);
        long due = script.ticks() + 500;
        slow.release();
        assertThat(script.ticks()).isLessThanOrEqualTo(due);
        assertThat(thoughts).allMatch(thought -> thought.moves().isDone());
        assertThat(budgets).startsWith(50, 50, 50);
        assertThat(extents).containsOnly(Extent.SHORTENED, Extent.ADVISED);
        assertThat(minds.waiting()).isZero();
    }

    @Test
    void aSearchIsNeverSoShortThatItIsWorseThanALook() {
        slow.hold();
        for (int seat = 0; seat < 100; seat++) {
            ask("Anna", "A", SLOW, 500);
        }
        slow.release();
        assertThat(budgets)
                .hasSize(100)
                .allMatch(budget -> budget == 0 || budget >= BotThreads.SHORTEST);
        assertThat(extents).filteredOn(extent -> extent == Extent.SHORTENED).hasSize(22);
        assertThat(extents).filteredOn(extent -> extent == Extent.ADVISED).hasSize(78);
    }

    @Test
    void whatHasNotBegunShortlyBeforeItIsWantedIsAnsweredAtOnce() {
        slow.hold();
        var sharp = ask("Anna", "A", SLOW, 500);
        script.pass(500 - BotThreads.LAST - 1);
        assertThat(sharp.moves()).isNotDone();
        script.pass(1);
        assertThat(sharp.moves()).isCompletedWithValue(MOVES);
        assertThat(budgets).containsExactly(0);
        assertThat(extents).containsExactly(Extent.ADVISED);
        assertThat(waits).containsExactly(500L - BotThreads.LAST);
        slow.release();
        assertThat(begun).hasSize(1);
    }

    @Test
    void whatIsWantedSoonerIsReadySooner() {
        slow.hold();
        var sharp = ask("Anna", "A", SLOW, 3_000);
        script.pass(100);
        minds.due(sharp, script.ticks() + 400);
        script.pass(400);
        assertThat(sharp.moves()).isDone();
        assertThat(script.alarms()).isEqualTo(1); // the record that bots think less
    }

    @Test
    void whatNobodyWantsAnyMoreNeverBegins() {
        slow.hold();
        quick.hold();
        minds.cancel(ask("Anna", "A", SLOW, 500));
        minds.cancel(ask("Anna", "A", 0, 0));
        assertThat(minds.waiting()).isZero();
        assertThat(script.alarms()).isZero();
        slow.release();
        quick.release();
        assertThat(begun).isEmpty();
    }

    @Test
    void aThoughtThatFailsIsRecordedAndAnsweredByTheGamesAdvice() {
        var records = new ArrayList<String>();
        var logger = Logger.getLogger(ThinkingRecord.class.getName());
        var handler = new Keeping(records);
        logger.addHandler(handler);
        try {
            var failing =
                    thought(
                            "Anna",
                            "A",
                            SLOW,
                            500,
                            _ -> {
                                throw new IllegalStateException("play 9");
                            });
            minds.think(failing);
            assertThat(failing.moves()).isCompletedWithValue(ADVICE);
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(extents).containsExactly(Extent.FAILED);
        assertThat(records).anyMatch(line -> line.contains("IllegalStateException"));
        assertThat(records).noneMatch(line -> line.contains("play 9"));
    }

    @Test
    void thatBotsThinkLessIsRecordedOnceAMinute() {
        var records = new ArrayList<String>();
        var logger = Logger.getLogger(ThinkingRecord.class.getName());
        var handler = new Keeping(records);
        logger.addHandler(handler);
        try {
            var record = new ThinkingRecord(script);
            record.note(Extent.WHOLE, 3_000);
            script.pass(60_000);
            record.note(Extent.SHORTENED, 70);
            record.note(Extent.WHOLE, 0);
            script.pass(59_999);
            record.note(Extent.ADVISED, 450);
            assertThat(records).isEmpty();
            script.pass(1);
            assertThat(records).hasSize(1);
            record.note(Extent.ADVISED, 7);
            script.pass(200_000);
        } finally {
            logger.removeHandler(handler);
        }
        assertThat(records)
                .containsExactly(
                        "bots think less than usual: in a minute 1 choices were thought out in"
                                + " full, 1 in less time, 1 by a look ahead or the game's advice;"
                                + " the longest wait was 450 ms",
                        "bots think less than usual: in a minute 0 choices were thought out in"
                                + " full, 0 in less time, 1 by a look ahead or the game's advice;"
                                + " the longest wait was 7 ms");
    }

    @Test
    void whenTheHouseClosesNobodyIsLeftWaiting() {
        slow.hold();
        quick.hold();
        var sharp = ask("Anna", "A", SLOW, 500);
        var fair = ask("Anna", "A", 0, 0);
        minds.close();
        assertThat(sharp.moves()).isCancelled();
        assertThat(fair.moves()).isCancelled();
        assertThatThrownBy(() -> ask("Anna", "A", 0, 0))
                .isInstanceOf(RejectedExecutionException.class);
    }

    /** Keeps what is recorded on this thread: other tests record at the same time. */
    private static final class Keeping extends Handler {
        private final List<String> records;
        private final Thread mine = Thread.currentThread();

        Keeping(List<String> records) {
            this.records = records;
        }

        @Override
        public void publish(LogRecord one) {
            if (Thread.currentThread().equals(mine)) {
                records.add(MessageFormat.format(one.getMessage(), one.getParameters()));
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
