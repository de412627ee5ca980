package tischlein.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.arena.play.ContestTest;
import tischlein.arena.play.ThinkingTime;
import tischlein.buffet.Buffet;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Unsuitable;

class ManifestTest {
    @TempDir private Path folder;

    private Path written(String from, String to) throws IOException {
        var text =
                Manifest.of(ContestTest.contest(new Buffet(), 4, 9, true, "greedy", "random"))
                        .text();
        assertThat(text).contains(from);
        return Files.writeString(folder.resolve("manifest.json"), text.replace(from, to));
    }

    @Test
    void aContestIsTheSameAfterItsManifestIsRead() throws IOException {
        var contest = ContestTest.contest(new Buffet(), 4, 9, true, "greedy", "random");
        var read = Manifest.read(written("buffet", "buffet")).contest(contest.game());
        assertThat(read).isEqualTo(contest);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"seats\" : 4, | \"seats\" : 4 | 6",
                "\"seats\" : 4, | \"seats\" : \"many\", | 5",
                "\"seats\" : 4, | \"seats\" : 4, \"chairs\" : 4, | 5",
            })
    void aBrokenManifestIsNamedByItsLine(String from, String to, int line) throws IOException {
        var file = written(from, to);
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> Manifest.read(file))
                .withMessageContaining("unsuitable.manifest")
                .withMessageContaining("line=Figure[value=" + line + "]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"seats\" : 4, | '' | unsuitable.manifest",
                "\"arena\" : 1 | \"arena\" : 2 | unsuitable.manifest.newer",
                "\"version\" : 1 | \"version\" : 99 | unsuitable.rules",
                "\"seats\" : 4 | \"seats\" : 99 | unsuitable.seats",
                "greedy | nobody | unsuitable.bot",
                "\"greedy\", \"random\" | '' | unsuitable.bot",
                "\"greedy\" | null | unsuitable.manifest",
                "\"japanese\" | null | unsuitable.manifest",
                "\"games\" : 9 | \"games\" : 0 | unsuitable.number",
                "\"games\" : 9 | \"games\" : 9000000000000 | unsuitable.number",
                "\"budget\" : \"4\" | \"budget\" : \"much\" | unsuitable.budget",
            })
    void whatCannotBePlayedIsRefused(String from, String to, String complaint) throws IOException {
        var file = written(from, to);
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> Manifest.read(file).contest(new Buffet()))
                .withMessageContaining("key=" + complaint);
    }

    @Test
    void aManifestThatIsNotThereIsNamed() {
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> Manifest.read(folder.resolve("none.json")))
                .withMessageContaining("unsuitable.nomanifest");
    }

    @Test
    void aBudgetIsWorldsOrMilliseconds() {
        assertThat(ThinkingTime.read("2000")).isEqualTo(new Budget(Integer.MAX_VALUE, 2000));
        assertThat(ThinkingTime.read("200ms")).isEqualTo(new Budget(200, Integer.MAX_VALUE));
        assertThat(ThinkingTime.text(ThinkingTime.read("200ms"))).isEqualTo("200ms");
        assertThat(ThinkingTime.text(ThinkingTime.read("2000"))).isEqualTo("2000");
    }

    @ParameterizedTest
    @CsvSource({"''", "0", "-1", "ms", "1s", "20 ms", "99999999999"})
    void whatIsNoBudgetIsRefused(String text) {
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> ThinkingTime.read(text))
                .withMessageContaining("unsuitable.budget");
    }
}
