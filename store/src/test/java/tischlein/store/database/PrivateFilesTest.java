package tischlein.store.database;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.store.Sample.guest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.store.Stores;

/** Nobody else on the machine may read what is kept: the seeds of running games are in it. */
@DisabledOnOs(OS.WINDOWS)
class PrivateFilesTest {
    @TempDir private Path above;
    private Path folder;
    private final List<String> told = new ArrayList<>();

    @BeforeEach
    void make() throws IOException {
        folder = Files.createDirectory(above.resolve("data"));
        open(folder, "rwxr-xr-x");
    }

    private static void open(Path path, String rights) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(rights));
    }

    private void notice(Sentence sentence) {
        told.add(sentence.key());
    }

    private static String rights(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private Map<String, String> all() throws IOException {
        var all = new TreeMap<String, String>();
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                all.put(file.getFileName().toString(), rights(file));
            }
        }
        return all;
    }

    @Test
    void whatIsWrittenIsTheOwnersAlone() throws IOException {
        var file = folder.resolve("house.db").toString();
        try (var served = Stores.serve(file, this::notice)) {
            served.store().save(guest("anna"));
            served.store().backup(folder.resolve("monday.db"));
            assertThat(all().keySet())
                    .contains(
                            "house.db",
                            "house.db-wal",
                            "house.db-shm",
                            "house.db.lock",
                            "monday.db");
            assertThat(all().values()).containsOnly("rw-------");
        }
        assertThat(told).isEmpty();
    }

    @Test
    void whatWasOpenToOthersIsClosedAndSaidOnce() throws IOException {
        var file = folder.resolve("house.db");
        try (var beside = Stores.open(file.toString())) { // so that there is a log beside it
            beside.save(guest("anna"));
            for (var name : List.of("house.db", "house.db-wal", "house.db-shm")) {
                open(folder.resolve(name), "rw-r--r--");
            }
            Stores.serve(file.toString(), this::notice).close();
            assertThat(all().values()).containsOnly("rw-------");
        }
        assertThat(told).containsExactly("store.mended");
        Stores.open(file.toString(), this::notice).close();
        assertThat(told).hasSize(1);
    }

    @Test
    void aBackUpThatIsRestoredIsClosedToo() throws IOException {
        var backup = folder.resolve("monday.db");
        try (var store = Stores.open(folder.resolve("house.db").toString())) {
            store.backup(backup);
        }
        open(backup, "rw-rw-r--");
        Stores.restore(folder.resolve("other.db").toString(), backup, this::notice);
        assertThat(rights(backup)).isEqualTo("rw-------");
        assertThat(told).containsExactly("store.mended");
    }

    @Test
    void aFolderOfOurOwnIsClosedButNotOneWithOtherThings() throws IOException {
        Stores.open(folder.resolve("house.db").toString()).close();
        assertThat(rights(folder)).isEqualTo("rwxr-xr-x");
        var letter = Files.writeString(folder.resolve("letter.txt"), "Dear Anna");
        assertThat(PrivateFiles.mendFolder(folder)).isEqualTo(PrivateFiles.Found.PRIVATE);
        assertThat(rights(folder)).isEqualTo("rwxr-xr-x");
        Files.delete(letter);
        assertThat(PrivateFiles.mendFolder(folder)).isEqualTo(PrivateFiles.Found.MENDED);
        assertThat(rights(folder)).isEqualTo("rwx------");
        assertThat(PrivateFiles.mendFolder(folder)).isEqualTo(PrivateFiles.Found.PRIVATE);
        var deep = above.resolve("new/deep");
        PrivateFiles.createFolder(deep);
        assertThat(rights(deep)).isEqualTo("rwx------");
    }

    @Test
    void whatIsNoDatabaseOfOursIsLeftAsItIs() throws IOException {
        var text = Files.writeString(folder.resolve("text"), "Once upon a time. ".repeat(999));
        open(text, "rw-r--r--");
        try (var store = Stores.open(text.toString(), this::notice)) {
            throw new AssertionError(store + " was opened");
        } catch (Unsuitable _) {
            assertThat(rights(text)).isEqualTo("rw-r--r--");
            assertThat(told).isEmpty();
        }
    }
}
