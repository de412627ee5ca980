package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Unsuitable;
import tischlein.store.database.MigrationScripts;
import tischlein.store.database.PostgresAddress;
import tischlein.table.store.MemoryStore;
import tischlein.testkit.texts.TextLaws;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

class StoresTest {
    private static final Pattern SAID = Pattern.compile("\\bsay\\(\\s*\"([a-z.]+)\"\\s*\\)");

    @TempDir private Path folder;

    @Test
    void memoryIsAStore() {
        try (var store = Stores.open("memory")) {
            assertThat(store).isInstanceOf(MemoryStore.class);
        }
    }

    @Test
    void aFileIsAStoreWithOrWithoutItsKindBeforeIt() {
        var file = folder.resolve("house.db");
        try (var store = Stores.open("sqlite:" + file)) {
            store.save(Sample.guest("anna"));
        }
        assertThat(file).exists();
        try (var store = Stores.open(file.toString())) {
            assertThat(store.guest("anna")).isPresent();
        }
    }

    private static Unsuitable refusal(String database) {
        try (var store = Stores.open(database)) {
            throw new AssertionError(store + " was opened");
        } catch (Unsuitable e) {
            return e;
        }
    }

    @Test
    void whatNamesNoStoreIsRefused() {
        assertThat(refusal("").sentence().key()).isEqualTo("store.nothing");
        assertThat(refusal("sqlite:").sentence().key()).isEqualTo("store.nothing");
        assertThat(refusal("a\0b").sentence().key()).isEqualTo("store.nothing");
        assertThat(refusal("mysql://anna:sesame@host/name").sentence())
                .hasToString("Sentence[key=store.kind, parts={kind=Text[text=mysql]}]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql:",
                "postgresql://",
                "postgresql://anna:sesame@host",
                "postgresql://anna:sesame@host/",
                "postgresql://anna:ses/ame@host/name",
                "postgresql://anna:sesame%zz@host/name",
                "postgresql://host/name",
                "postgresql://:sesame@host/name",
                "jdbc:postgresql://host/name?password=sesame",
                "jdbc:postgresql:sesame",
            })
    void anAddressThatIsNotCompleteIsRefusedAndNotRepeated(String address) {
        assertThatThrownBy(() -> Stores.open(address))
                .isInstanceOf(Unsuitable.class)
                .satisfies(e ->
                        assertThat(Words.of(e)).contains("store.address").doesNotContain("ame"));
    }

    @Test
    void anAddressSaysWhereAndWho() {
        var address =
                PostgresAddress.of(
                        "postgres://an%40na:se+s%3Aame@one:5432,two/my%20house?sslmode=require");
        assertThat(address)
                .isEqualTo(
                        new PostgresAddress(
                                "one:5432,two",
                                "my house",
                                "an@na",
                                "se+s:ame",
                                Map.of("sslmode", "require")));
        assertThat(address.url()).isEqualTo("jdbc:postgresql://one:5432,two/my%20house");
        assertThat(address).hasToString("postgresql://one:5432,two/my house");
        assertThat(PostgresAddress.of("jdbc:postgresql://h/n?user=anna&password=a%26b"))
                .isEqualTo(new PostgresAddress("h", "n", "anna", "a&b", Map.of()));
        assertThat(PostgresAddress.of("postgresql://anna@h/n").password()).isEmpty();
    }

    @Test
    void aRefusalCanBeSaidInEveryLanguage() {
        for (var language : Language.values()) {
            var speaker = new Speaker(Texts.of(Stores.class, "store", language));
            assertThat(speaker.say(refusal("mysql:x").sentence()))
                    .contains("mysql", "postgresql://");
        }
    }

    @Test
    void everyMigrationThatThereIsIsRun() throws IOException {
        try (var files = Files.list(Path.of("src/main/resources/tischlein/store/migrations"))) {
            assertThat(files.map(file -> file.getFileName().toString()).sorted())
                    .isEqualTo(MigrationScripts.NAMES);
        }
    }

    @TestFactory
    Stream<DynamicTest> lawsOfTexts() {
        return TextLaws.of(Stores.class, "store").tests();
    }

    @Test
    void everyTextIsSaidAndEverythingSaidHasAText() throws IOException {
        try (var files = Files.walk(Path.of("src/main/java"))) {
            List<Path> sources = files.filter(f -> f.toString().endsWith(".java")).toList();
            var said = new TreeSet<String>();
            for (var file : sources) {
                SAID.matcher(Files.readString(file))
                        .results()
                        .forEach(found -> said.add(found.group(1)));
            }
            assertThat(said).isEqualTo(Texts.only(Stores.class, "store", Language.EN).keys());
        }
    }
}
