package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static tischlein.store.Sample.guest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.kernel.Unsuitable;
import tischlein.store.database.AlreadyServed;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** A database file is for one server alone. */
class ServedFileTest {
    @TempDir private Path folder;

    private String database() {
        return folder.resolve("tischlein.db").toString();
    }

    private static ServedStore serve(String database) {
        return Stores.serve(database, _ -> {});
    }

    private static AlreadyServed refusal(String database) {
        return catchThrowableOfType(AlreadyServed.class, () -> serve(database).close());
    }

    @Test
    void theSecondServerHearsWhichProcessHasTheFileAndWhere() throws Exception {
        var other = Child.start(folder, Occupant.class, database());
        try (var said = other.inputReader(StandardCharsets.UTF_8)) {
            assertThat(said.readLine()).isEqualTo("served");
            var link = Files.createSymbolicLink(folder.resolve("link"), Path.of(database()));
            for (var name : List.of(database(), link.toString())) {
                var refused = refusal(name);
                assertThat(refused.links()).startsWith(Occupant.LINK).hasSize(2);
                for (var language : Language.values()) {
                    var speaker = new Speaker(Texts.of(Stores.class, "store", language));
                    assertThat(speaker.say(refused.sentence()))
                            .contains(name, Long.toString(other.pid()), Occupant.LINK)
                            .doesNotContain("\n");
                }
            }
            assertThatThrownBy(() -> Stores.restore(database(), folder.resolve("none")))
                    .isInstanceOf(AlreadyServed.class);
            try (var beside = Stores.open(database())) { // as a back-up does
                beside.backup(folder.resolve("backup.db"));
            }
        } finally {
            other.destroyForcibly().waitFor();
        }
        try (var mine = serve(database())) { // a killed one has it no more
            mine.store().save(guest("anna"));
        }
    }

    @Test
    void inOneProcessTooTheSecondIsRefusedAndTheFirstKeepsIt() {
        try (var first = serve(database())) {
            for (int i = 0; i < 3; i++) {
                var refused = refusal("sqlite:" + database());
                assertThat(refused.sentence().key()).isEqualTo("store.starting");
            }
            first.store().save(guest("anna"));
        }
        try (var second = serve(database())) {
            assertThat(second.store().guest("anna")).isPresent();
        }
    }

    @Test
    void aFileThatCannotBeServedIsFree() throws IOException {
        var text = Files.writeString(folder.resolve("text.db"), "Once upon a time. ".repeat(999));
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> serve(text.toString())).isInstanceOf(Unsuitable.class);
        }
    }

    @Test
    void memoryIsNobodyElses() {
        try (var one = serve("memory");
                var other = serve("memory")) {
            one.store().save(guest("anna"));
            one.tell(List.of(Occupant.LINK));
            assertThat(other.store().guest("anna")).isEmpty();
        }
    }
}
