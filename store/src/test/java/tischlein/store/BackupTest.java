package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tischlein.store.Sample.append;
import static tischlein.store.Sample.choice;
import static tischlein.store.Sample.guest;
import static tischlein.store.Sample.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Unsuitable;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;
import tischlein.table.store.Store.Unavailable;
import tischlein.table.store.StoredTable.Phase;

@ResourceLock(Postgres.SERVER)
class BackupTest {
    private static final int TABLES = 700;

    @TempDir private Path folder;
    private int databases;

    private String database(String kind) {
        return kind.equals("sqlite")
                ? folder.resolve("house" + databases++ + ".db").toString()
                : Postgres.database();
    }

    private static void fill(Store store) throws Exception {
        RivalContract.together(TABLES, i -> store.create(table("t" + i, i), List.of()));
        store.append(append("t1", 0, "0 play 「猫」", "1 play 2"));
        store.append(append("t1", 2, "0 play 3"));
        store.choose(choice("t2", 0, 1, "bid 1", "bid 2"), Optional.empty());
        store.save(guest("anna"));
    }

    private static void same(Store one, Store other) {
        assertThat(other.count()).isEqualTo(one.count());
        assertThat(other.listed(Phase.GATHERING, TABLES))
                .isEqualTo(one.listed(Phase.GATHERING, TABLES));
        assertThat(other.ofGuest("hash of anna", TABLES))
                .hasSize(TABLES)
                .isEqualTo(one.ofGuest("hash of anna", TABLES));
        assertThat(other.table("t1")).isEqualTo(one.table("t1"));
        assertThat(other.log("t1")).hasSize(2).isEqualTo(one.log("t1"));
        assertThat(other.choices("t2")).hasSize(1).isEqualTo(one.choices("t2"));
        assertThat(other.guest("anna")).isPresent().isEqualTo(one.guest("anna"));
        assertThat(other.due(Long.MIN_VALUE, 10_000, 10)).containsExactly("t1");
    }

    @ParameterizedTest
    @CsvSource({"sqlite, sqlite", "sqlite, postgres", "postgres, sqlite", "postgres, postgres"})
    void aBackUpBringsEverythingToAnyKindOfDatabase(String from, String to) throws Exception {
        var target = database(to);
        var file = folder.resolve("back up?.db");
        try (var store = Stores.open(database(from))) {
            fill(store);
            store.backup(file);
            Stores.restore(target, file);
            try (var restored = Stores.open(target)) {
                same(store, restored);
                assertThat(restored.append(append("t1", 3, "1 play 4"))).isTrue();
            }
            try (var opened = Stores.open(file.toString())) {
                same(store, opened);
            }
        }
    }

    private static void refused(Runnable what, String key) {
        assertThatThrownBy(what::run)
                .isInstanceOf(Unsuitable.class)
                .extracting(e -> ((Unsuitable) e).sentence().key())
                .isEqualTo(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgres"})
    void aBackUpReplacesNothingAndLeavesNothingBesideIt(String kind) throws IOException {
        var house = Files.createDirectory(folder.resolve("back-ups"));
        var file = Files.writeString(house.resolve("there"), "a letter");
        try (var store = Stores.open(database(kind))) {
            store.create(table("abc"), List.of());
            refused(() -> store.backup(file), "backup.exists");
            assertThat(file).hasContent("a letter");
            refused(() -> store.backup(house.resolve("nowhere/file")), "store.folder");
            store.backup(house.resolve("new"));
        }
        try (var files = Files.list(house)) {
            assertThat(files.map(path -> path.getFileName().toString()))
                    .containsExactlyInAnyOrder("there", "new");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgres"})
    void onlyAnEmptyDatabaseIsFilledAndOnlyFromABackUp(String kind) throws IOException {
        var database = database(kind);
        var file = folder.resolve("file");
        try (var store = Stores.open(database)) {
            store.save(guest("anna"));
            store.backup(file);
        }
        refused(() -> Stores.restore(database, file), "restore.full");
        var empty = database(kind);
        refused(() -> Stores.restore(empty, folder.resolve("none")), "backup.missing");
        refused(() -> Stores.restore(empty, folder), "backup.missing");
        var letter = Files.writeString(folder.resolve("letter"), "Dear Anna. ".repeat(100));
        refused(() -> Stores.restore(empty, letter), "store.foreign");
        var bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, bytes.length / 2, bytes.length, (byte) 7);
        Files.write(letter, bytes);
        assertThatThrownBy(() -> Stores.restore(empty, letter))
                .isInstanceOfAny(Unsuitable.class, Unavailable.class);
        Stores.restore(empty, file);
        try (var store = Stores.open(empty)) {
            assertThat(store.guest("anna")).isPresent();
        }
    }

    @Test
    void nothingIsRestoredIntoMemory() {
        refused(() -> Stores.restore("memory", folder), "restore.memory");
        try (var memory = new MemoryStore()) {
            assertThatThrownBy(() -> memory.backup(folder.resolve("file")))
                    .isInstanceOf(Unavailable.class);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgres"})
    void aBackUpIsOfOneMomentWhileOthersGoOnWriting(String kind) throws Exception {
        try (var store = Stores.open(database(kind))) {
            for (var id : List.of("a", "b")) {
                store.create(table(id), List.of());
            }
            var done = new AtomicBoolean();
            var written = new AtomicInteger();
            var writer =
                    Thread.ofVirtual()
                            .start(() -> {
                                for (int at = 0; !done.get(); at++) {
                                    store.append(append("a", at, "0 play " + at));
                                    store.append(append("b", at, "0 play " + at));
                                    written.set(at);
                                }
                            });
            int before = written.get();
            for (int i = 0; i < 3; i++) {
                store.backup(folder.resolve("copy" + i));
            }
            while (written.get() < before + 10) {
                Thread.onSpinWait();
            }
            done.set(true);
            writer.join();
            for (var name : Stream.of("copy0", "copy1", "copy2").toList()) {
                whole(name);
            }
        }
    }

    private void whole(String name) {
        try (var copy = Stores.open(folder.resolve(name).toString())) {
            int a = copy.table("a").orElseThrow().length();
            int b = copy.table("b").orElseThrow().length();
            assertThat(a - b).isBetween(0, 1);
            assertThat(copy.log("a")).hasSize(a);
            assertThat(copy.log("b")).hasSize(b);
        }
    }
}
