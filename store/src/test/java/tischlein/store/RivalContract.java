package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.appendOf;
import static tischlein.store.Sample.batch;
import static tischlein.store.Sample.choice;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.revised;
import static tischlein.store.Sample.salted;
import static tischlein.store.Sample.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.table.store.Store;

/** What every store does when several write at the same time. */
interface RivalContract {
    /** An empty one. */
    Store store();

    @Test
    default void ofWritersWhoNameTheSameLengthOneWins() throws Exception {
        int writers = 4;
        int rounds = 200;
        store().create(table("abc"), List.of());
        var barrier = new CyclicBarrier(writers);
        var wins =
                together(
                        writers,
                        writer -> {
                            int won = 0;
                            for (int round = 0; round < rounds; round++) {
                                barrier.await();
                                won +=
                                        store().append(append("abc", round, round + " " + writer))
                                                ? 1
                                                : 0;
                            }
                            return won;
                        });
        assertThat(wins.stream().mapToInt(won -> won).sum()).isEqualTo(rounds);
        assertThat(store().table("abc").orElseThrow().length()).isEqualTo(rounds);
        assertThat(lines(store().log("abc")).stream().map(line -> line.split(" ")[0]))
                .isEqualTo(IntStream.range(0, rounds).mapToObj(String::valueOf).toList());
    }

    @Test
    default void ofAnAppendAndAChoiceAtTheSameTimeOneIsRefused() throws Exception {
        int rounds = 200;
        store().create(table("abc"), List.of());
        for (int round = 0; round < rounds; round++) {
            int step = round;
            var kept =
                    together(
                            2,
                            writer ->
                                    writer == 0
                                            ? store().append(append("abc", step, "0 play 1"))
                                            : store().choose(
                                                            choice("abc", step, 1, "bid 1"),
                                                            Optional.empty()));
            assertThat(kept).containsExactlyInAnyOrder(true, false);
            var standing = store().choices("abc");
            assertThat(standing).hasSize(kept.get(1) ? 1 : 0);
            if (kept.get(1)) {
                assertThat(store().append(appendOf("abc", step, standing, "1 bid 1"))).isTrue();
            }
        }
        assertThat(store().table("abc").orElseThrow().length()).isEqualTo(rounds);
    }

    @Test
    default void ofAnAppendAndAChangedChoiceAtTheSameTimeOneIsRefused() throws Exception {
        store().create(table("abc"), List.of());
        for (int round = 0; round < 200; round++) {
            var first = choice("abc", round, 1, "bid 1");
            var changed = salted(first, "salt " + round);
            assertThat(store().choose(first, Optional.empty())).isTrue();
            var append = appendOf("abc", round, List.of(first), "1 bid 1");
            var kept =
                    together(
                            2,
                            writer ->
                                    writer == 0
                                            ? store().append(append)
                                            : store().choose(changed, Optional.of(first)));
            assertThat(kept).containsExactlyInAnyOrder(true, false);
            if (kept.get(1)) {
                assertThat(store().choices("abc")).containsExactly(changed);
                var again = appendOf("abc", round, List.of(changed), "1 bid 1");
                assertThat(store().append(again)).isTrue();
            }
        }
    }

    @Test
    default void ofSavesOfTheSameRevisionAndOfTablesOfTheSameIdOneWins() throws Exception {
        int writers = 4;
        var barrier = new CyclicBarrier(writers);
        var wins =
                together(
                        writers,
                        writer -> {
                            int won = 0;
                            for (int round = 0; round < 50; round++) {
                                barrier.await();
                                var table = table("t" + round);
                                won +=
                                        store().create(table, List.of(batch(0, "by " + writer)))
                                                ? 1
                                                : 0;
                                barrier.await();
                                won += store().save(revised(table, 2)) ? 1 : 0;
                            }
                            return won;
                        });
        assertThat(wins.stream().mapToInt(won -> won).sum()).isEqualTo(100);
    }

    @Test
    default void manyTablesCanBeWrittenAtTheSameTime() throws Exception {
        int tables = 50;
        together(
                tables,
                number -> {
                    var id = "t" + number;
                    store().create(table(id), List.of());
                    for (int i = 0; i < 20; i++) {
                        assertThat(store().append(append(id, i, "0 play " + i))).isTrue();
                        assertThat(store().table(id).orElseThrow().length()).isEqualTo(i + 1);
                    }
                    return true;
                });
        for (int number = 0; number < tables; number++) {
            assertThat(lines(store().log("t" + number)))
                    .isEqualTo(IntStream.range(0, 20).mapToObj(i -> "0 play " + i).toList());
        }
    }

    /** Something that one of several does. */
    @FunctionalInterface
    interface Part<T> {
        T of(int number) throws Exception;
    }

    /** Does all parts at the same time, on virtual threads as the tables do. */
    static <T> List<T> together(int parts, Part<T> part) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var futures =
                    IntStream.range(0, parts)
                            .mapToObj(number -> threads.submit((Callable<T>) () -> part.of(number)))
                            .toList();
            var results = new ArrayList<T>();
            for (var future : futures) {
                results.add(future.get());
            }
            return results;
        }
    }
}
