package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.batch;
import static tischlein.store.Sample.choice;
import static tischlein.store.Sample.guest;
import static tischlein.store.Sample.lines;
import static tischlein.store.Sample.seating;
import static tischlein.store.Sample.table;
import static tischlein.store.Sample.unbroken;
import static tischlein.store.Sample.with;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.table.Append;
import tischlein.table.Guest;
import tischlein.table.Store;
import tischlein.table.StoredChoice;
import tischlein.table.StoredTable;
import tischlein.table.StoredTable.Phase;

/** What every store does, as {@link Store} says it. */
interface StoreContract {
    /** An empty one. */
    Store store();

    @Test
    default void aNewTableIsFoundAsItWasKept() {
        var table = table("abc");
        assertThat(store().create(table, List.of())).isTrue();
        assertThat(store().table("abc")).contains(table);
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().choices("abc")).isEmpty();
    }

    @Test
    default void aTableMayBeginWithLines() {
        var beginning = List.of(batch(0, "* deal 1", "0 play 2"), batch(2, "1 play 3"));
        var table = table("abc");
        var begun =
                new StoredTable(
                        table.id(),
                        table.revision(),
                        table.header(),
                        table.seed(),
                        table.setup(),
                        table.listed(),
                        table.series(),
                        table.created(),
                        table.guests(),
                        3,
                        Phase.PLAYING,
                        77,
                        "60 60");
        assertThat(store().create(begun, beginning)).isTrue();
        assertThat(store().table("abc")).contains(begun);
        assertThat(store().log("abc")).isEqualTo(beginning);
        assertThat(store().append(append("abc", 3, "0 play 4"))).isTrue();
    }

    @Test
    default void aSecondTableOfTheSameIdIsRefusedAndChangesNothing() {
        var table = table("abc");
        store().create(table, List.of());
        store().append(append("abc", 0, "0 play 1"));
        var other = seating(with(table("abc", 9), false, Phase.OVER, 1), "x", Set.of());
        assertThat(store().create(other, List.of(batch(0, "0 play 9")))).isFalse();
        assertThat(store().table("abc").orElseThrow().created()).isEqualTo(table.created());
        assertThat(store().table("abc").orElseThrow().guests()).isEqualTo(table.guests());
        assertThat(lines(store().log("abc"))).containsExactly("0 play 1");
        assertThat(store().count()).isEqualTo(1);
    }

    @Test
    default void whatWasNeverKeptIsNotFound() {
        assertThat(store().table("abc")).isEmpty();
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().choices("abc")).isEmpty();
        assertThat(store().guest("abc")).isEmpty();
        assertThat(store().ofGuest("abc", 10)).isEmpty();
        assertThat(store().ofSeries("abc")).isEmpty();
        assertThat(store().count()).isZero();
        assertThat(store().append(append("abc", 0, "0 play 1"))).isFalse();
        assertThat(store().choose(choice("abc", 0, 0, "play 1"))).isFalse();
        assertThat(store().save(table("abc"))).isFalse();
    }

    @Test
    default void aSavedRowChangesAllButWhatTheLogAndTheBeginningSay() {
        store().create(table("abc"), List.of());
        store().append(append("abc", 0, "0 play 1"));
        var changed =
                new StoredTable(
                        "abc",
                        2,
                        "another header",
                        "another seed",
                        "{\"other\":1}",
                        false,
                        "first",
                        1,
                        Set.of("hash of ben", "hash of carl"),
                        99,
                        Phase.OVER,
                        123,
                        "other clocks");
        assertThat(store().save(changed)).isTrue();
        var old = table("abc");
        assertThat(store().table("abc"))
                .contains(
                        new StoredTable(
                                "abc",
                                2,
                                old.header(),
                                old.seed(),
                                "{\"other\":1}",
                                false,
                                "first",
                                old.created(),
                                Set.of("hash of ben", "hash of carl"),
                                1,
                                Phase.OVER,
                                123,
                                "60 60"));
        assertThat(store().ofGuest("hash of anna", 10)).isEmpty();
        assertThat(store().ofGuest("hash of carl", 10)).hasSize(1);
    }

    @Test
    default void aSaveOfAnyRevisionButTheNextIsRefused() {
        var table = table("abc");
        store().create(table, List.of());
        assertThat(store().save(table)).isFalse();
        var third = revised(table, 3);
        assertThat(store().save(third)).isFalse();
        assertThat(store().table("abc")).contains(table);
        assertThat(store().save(revised(table, 2))).isTrue();
        assertThat(store().save(revised(table, 2))).isFalse();
        assertThat(store().save(third)).isTrue();
    }

    private static StoredTable revised(StoredTable table, long revision) {
        return new StoredTable(
                table.id(),
                revision,
                table.header(),
                table.seed(),
                table.setup(),
                table.listed(),
                table.series(),
                table.created(),
                table.guests(),
                table.length(),
                table.phase(),
                table.due(),
                table.clocks());
    }

    @Test
    default void anAppendAddsItsLinesAndSaysHowTheTableStands() {
        store().create(table("abc"), List.of());
        assertThat(store().append(append("abc", 0, "* deal 1", "0 play 2"))).isTrue();
        var over = new Append("abc", batch(2, "1 play 3"), Phase.OVER, StoredTable.NEVER, "9 8");
        assertThat(store().append(over)).isTrue();
        assertThat(store().log("abc"))
                .containsExactly(batch(0, "* deal 1", "0 play 2"), batch(2, "1 play 3"));
        var row = store().table("abc").orElseThrow();
        assertThat(row.length()).isEqualTo(3);
        assertThat(row.phase()).isEqualTo(Phase.OVER);
        assertThat(row.due()).isEqualTo(StoredTable.NEVER);
        assertThat(row.clocks()).isEqualTo("9 8");
        assertThat(row.revision()).isEqualTo(1);
    }

    @Test
    default void anAppendToAnotherLengthIsRefusedAndChangesNothing() {
        store().create(table("abc"), List.of());
        store().append(append("abc", 0, "0 play 1", "1 play 2"));
        store().choose(choice("abc", 2, 1, "play 3"));
        var before = store().table("abc");
        for (int first : new int[] {0, 1, 3}) {
            var append = new Append("abc", batch(first, "0 play 9"), Phase.OVER, 1, "other clocks");
            assertThat(store().append(append)).isFalse();
        }
        assertThat(store().table("abc")).isEqualTo(before);
        assertThat(lines(store().log("abc"))).containsExactly("0 play 1", "1 play 2");
        assertThat(store().choices("abc")).hasSize(1);
    }

    @Test
    default void anAppendWithoutLinesChangesHowTheTableStandsButNotItsLog() {
        store().create(table("abc"), List.of(batch(0)));
        store().choose(choice("abc", 0, 1, "bid 3"));
        var append = new Append("abc", batch(0), Phase.PLAYING, 77, "9 8");
        assertThat(store().append(append)).isTrue();
        assertThat(store().append(append)).isTrue();
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().choices("abc")).isEmpty();
        assertThat(store().table("abc").orElseThrow().due()).isEqualTo(77);
        assertThat(store().append(append("abc", 0, "0 play 1"))).isTrue();
        assertThat(store().log("abc")).containsExactly(batch(0, "0 play 1"));
    }

    @Test
    default void aLogIsInOrderHoweverLongItIs() {
        store().create(table("abc"), List.of());
        store().create(table("abd"), List.of());
        for (int i = 0; i < 120; i++) {
            assertThat(store().append(append("abc", i, "0 play " + i))).isTrue();
        }
        store().append(append("abd", 0, "0 play other"));
        assertThat(lines(store().log("abc")))
                .isEqualTo(IntStream.range(0, 120).mapToObj(i -> "0 play " + i).toList());
        assertThat(unbroken(store().log("abc"))).isTrue();
    }

    @Test
    default void choicesStandBesideTheLogInSeatOrder() {
        store().create(table("abc"), List.of());
        store().create(table("abd"), List.of());
        var row = store().table("abc");
        for (int seat : new int[] {10, 2, 0, 1}) {
            assertThat(store().choose(choice("abc", 0, seat, "bid 3", "bid 4"))).isTrue();
        }
        assertThat(store().choices("abc"))
                .containsExactly(
                        choice("abc", 0, 0, "bid 3", "bid 4"),
                        choice("abc", 0, 1, "bid 3", "bid 4"),
                        choice("abc", 0, 2, "bid 3", "bid 4"),
                        choice("abc", 0, 10, "bid 3", "bid 4"));
        assertThat(store().choices("abd")).isEmpty();
        assertThat(store().log("abc")).isEmpty();
        assertThat(store().table("abc")).isEqualTo(row);
    }

    @Test
    default void aLaterChoiceTakesThePlaceOfTheSameSeatsEarlierOne() {
        store().create(table("abc"), List.of());
        store().choose(choice("abc", 0, 1, "bid 3"));
        var later = new StoredChoice("abc", 0, 1, List.of("bid 5"), "salt", "again", 3_500);
        assertThat(store().choose(later)).isTrue();
        assertThat(store().choices("abc")).containsExactly(later);
    }

    @Test
    default void aChoiceForAnotherStepIsRefused() {
        store().create(table("abc"), List.of());
        store().append(append("abc", 0, "0 play 1", "1 play 2"));
        store().choose(choice("abc", 2, 0, "bid 3"));
        assertThat(store().choose(choice("abc", 0, 0, "bid 4"))).isFalse();
        assertThat(store().choose(choice("abc", 3, 0, "bid 4"))).isFalse();
        assertThat(store().choices("abc")).containsExactly(choice("abc", 2, 0, "bid 3"));
    }

    @Test
    default void anAppendTakesTheChoicesOfItsTableAway() {
        store().create(table("abc"), List.of());
        store().create(table("abd"), List.of());
        store().choose(choice("abc", 0, 0, "bid 3"));
        store().choose(choice("abc", 0, 1, "bid 3"));
        store().choose(choice("abd", 0, 1, "bid 3"));
        store().append(append("abc", 0, "0 bid 3", "1 bid 3"));
        assertThat(store().choices("abc")).isEmpty();
        assertThat(store().choices("abd")).hasSize(1);
    }

    @Test
    default void listedTablesAreOfOnePhaseTheNewestFirst() {
        for (int i = 0; i < 5; i++) {
            store().create(table("old" + i, 100 + i), List.of());
        }
        store().create(table("twin b", 200), List.of());
        store().create(table("twin a", 200), List.of());
        store().create(table("twin C", 200), List.of());
        store().create(with(table("hidden", 300), false, Phase.GATHERING, 1), List.of());
        store().create(with(table("playing", 300), true, Phase.PLAYING, 1), List.of());
        assertThat(ids(store().listed(Phase.GATHERING, 100)))
                .containsExactly(
                        "twin b", "twin a", "twin C", "old4", "old3", "old2", "old1", "old0");
        assertThat(ids(store().listed(Phase.GATHERING, 4)))
                .containsExactly("twin b", "twin a", "twin C", "old4");
        assertThat(ids(store().listed(Phase.PLAYING, 100))).containsExactly("playing");
        assertThat(store().listed(Phase.OVER, 100)).isEmpty();
        store().append(append("old4", 0, "0 play 1"));
        assertThat(ids(store().listed(Phase.PLAYING, 100))).containsExactly("playing", "old4");
        assertThat(ids(store().listed(Phase.GATHERING, 4))).doesNotContain("old4");
    }

    private static List<String> ids(List<StoredTable> tables) {
        return tables.stream().map(StoredTable::id).toList();
    }

    @Test
    default void aGuestsTablesAreFoundTheNewestFirst() {
        for (int i = 0; i < 5; i++) {
            var guests = i % 2 == 0 ? Set.of("anna", "ben") : Set.of("ben");
            var table = seating(table("t" + i, 100 + i), "s", guests);
            store().create(with(table, i > 2, Phase.OVER, 1), List.of());
        }
        assertThat(ids(store().ofGuest("anna", 10))).containsExactly("t4", "t2", "t0");
        assertThat(ids(store().ofGuest("ben", 2))).containsExactly("t4", "t3");
        assertThat(store().ofGuest("ann", 10)).isEmpty();
        assertThat(store().ofGuest("anna", 1).getFirst().guests())
                .containsExactlyInAnyOrder("anna", "ben");
    }

    @Test
    default void aTableMayHaveNoGuests() {
        store().create(seating(table("abc"), "abc", Set.of()), List.of());
        assertThat(store().table("abc").orElseThrow().guests()).isEmpty();
    }

    @Test
    default void aSeriesIsFoundTheOldestFirst() {
        for (int i = 4; i >= 0; i--) {
            store().create(seating(table("t" + i, 100 + i / 2), "s" + i % 2, Set.of()), List.of());
        }
        assertThat(ids(store().ofSeries("s0"))).containsExactly("t0", "t2", "t4");
        assertThat(ids(store().ofSeries("s1"))).containsExactly("t1", "t3");
    }

    @Test
    default void whatIsDueFirstIsWokenFirst() {
        store().create(with(table("late"), true, Phase.PLAYING, 30), List.of());
        store().create(with(table("soon"), false, Phase.PLAYING, 10), List.of());
        store().create(with(table("twin"), true, Phase.PLAYING, 20), List.of());
        store().create(with(table("Twin"), true, Phase.PLAYING, 20), List.of());
        store().create(with(table("never"), true, Phase.PLAYING, StoredTable.NEVER), List.of());
        assertThat(store().due(5, 10)).isEmpty();
        assertThat(store().due(20, 10)).containsExactly("soon", "Twin", "twin");
        assertThat(store().due(StoredTable.NEVER, 10))
                .containsExactly("soon", "Twin", "twin", "late");
        assertThat(store().due(StoredTable.NEVER, 2)).containsExactly("soon", "Twin");
        store().append(append("soon", 0, "0 play 1"));
        assertThat(store().due(20, 10)).containsExactly("Twin", "twin");
    }

    @Test
    default void tablesAreCounted() {
        for (int i = 0; i < 7; i++) {
            store().create(table("t" + i), List.of());
        }
        assertThat(store().count()).isEqualTo(7);
    }

    @Test
    default void aGuestIsKeptNewOrChanged() {
        store().save(guest("hash of anna"));
        store().save(guest("hash of ben"));
        assertThat(store().guest("hash of anna")).contains(guest("hash of anna"));
        var changed = new Guest("hash of anna", "Änne 🐭", "cat", 9_000);
        store().save(changed);
        assertThat(store().guest("hash of anna")).contains(changed);
        assertThat(store().guest("hash of ben")).contains(guest("hash of ben"));
    }

    @Test
    default void textsOfAnyKindAndLengthComeBackAsTheyWere() {
        var strange = "ä ß « ’ » 「猫」 🐭 '; drop table tables; -- \\ \t \" %s ${text} ?";
        var longOne = strange.repeat(4_000);
        store().save(new Guest("h", strange, longOne, Long.MIN_VALUE));
        assertThat(store().guest("h")).contains(new Guest("h", strange, longOne, Long.MIN_VALUE));
        store().create(table(strange), List.of());
        store().append(append(strange, 0, longOne, strange, " ", "x".repeat(100_000)));
        assertThat(lines(store().log(strange)))
                .containsExactly(longOne, strange, " ", "x".repeat(100_000));
        store().choose(choice(strange, 4, 0, strange, longOne));
        assertThat(store().choices(strange))
                .containsExactly(choice(strange, 4, 0, strange, longOne));
        assertThat(store().table(strange).orElseThrow().length()).isEqualTo(4);
    }

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
    default void ofAnAppendAndAChoiceAtTheSameTimeTheChoiceIsGoneOrRefused() throws Exception {
        int rounds = 200;
        store().create(table("abc"), List.of());
        var barrier = new CyclicBarrier(2);
        together(
                2,
                writer -> {
                    for (int round = 0; round < rounds; round++) {
                        barrier.await();
                        if (writer == 0) {
                            assertThat(store().append(append("abc", round, "0 play " + round)))
                                    .isTrue();
                        } else {
                            store().choose(choice("abc", round, 1, "bid 1"));
                        }
                        barrier.await();
                        assertThat(store().choices("abc")).isEmpty();
                    }
                    return true;
                });
        assertThat(store().table("abc").orElseThrow().length()).isEqualTo(rounds);
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

    @Test
    default void nothingSecretIsInItsWords() {
        assertThat(
                        store()
                                + " "
                                + table("abc")
                                + append("abc", 0, "secret line")
                                + choice("abc", 0, 0, "secret bid"))
                .doesNotContain("secret")
                .doesNotContain(Sample.SEED)
                .doesNotContain(Sample.SALT);
    }
}
