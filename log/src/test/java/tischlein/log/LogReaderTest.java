package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;

class LogReaderTest {
    private static final String HEADER = "tischlein 1\ngame toy 3\nseats 2 colour red\n";
    private static final String HASH = "0123456789abcdef".repeat(4);

    private static LogError error(Supplier<Log> read) {
        var error = catchThrowableOfType(LogError.class, read::get);
        assertThat(error).isNotNull();
        return error;
    }

    private static LogError error(String text) {
        return error(() -> LogReader.read("a.log", text));
    }

    private static void assertError(String text, int line, String key) {
        var error = error(text);
        assertThat(error.sentence().key()).isEqualTo(key);
        assertThat(error.line()).isEqualTo(line);
        assertThat(error.file()).isEqualTo("a.log");
    }

    @Test
    void aWholeLogIsReadWithItsLineNumbers() {
        var log =
                LogReader.read(
                        "a.log",
                        """
                        tischlein 1
                        # a remark

                        game toy 3
                        seats 2 colour red   size big
                        seal %s
                        * roll 6
                          0   go  left\s
                        ~ 1 %s
                        ! 1 00ff
                        seed 12ab
                        """
                                .formatted(HASH, HASH));
        assertThat(log.header())
                .isEqualTo(
                        new Log.Header(
                                "toy",
                                3,
                                2,
                                Map.of("colour", "red", "size", "big"),
                                Optional.of(HASH),
                                4,
                                5));
        assertThat(log.entries())
                .containsExactly(
                        new Log.Move(7, Game.CHANCE, "roll 6"),
                        new Log.Move(8, 0, "go left"),
                        new Log.Commitment(9, 1, HASH),
                        new Log.Opening(10, 1, "00ff"),
                        new Log.Seed(11, "12ab"));
        assertThat(log.cut()).isFalse();
    }

    @Test
    void linesMayEndAsOnOtherSystemsAndBeginWithAMark() {
        var log =
                LogReader.read("a.log", "\uFEFF" + HEADER.replace("\n", "\r\n") + "0 go left\r\n");
        assertThat(log.entries()).containsExactly(new Log.Move(4, 0, "go left"));
    }

    @Test
    void aLogMayEndAnywhereAndWithoutALineBreak() {
        assertThat(LogReader.read("a.log", HEADER).entries()).isEmpty();
        var log = LogReader.read("a.log", HEADER + "0 go left");
        assertThat(log.entries()).hasSize(1);
        assertThat(log.cut()).isTrue();
    }

    @Test
    void aFileThatIsNotThereIsTold(@TempDir Path folder) throws IOException {
        var missing = error(() -> LogReader.read(folder.resolve("no.log")));
        assertThat(missing.sentence().key()).isEqualTo("log.missing");
        assertThat(missing.told().key()).isEqualTo("log.file");
        var directory = error(() -> LogReader.read(folder));
        assertThat(directory.sentence().key()).isEqualTo("log.unreadable");
        var file = Files.writeString(folder.resolve("a.log"), HEADER);
        assertThat(LogReader.read(file).header().game()).isEqualTo("toy");
    }

    @Test
    void aStreamThatBreaksIsTold() {
        var broken =
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new IOException("gone");
                    }

                    @Override
                    public int read(byte[] into, int from, int count) throws IOException {
                        return read();
                    }
                };
        assertThat(error(() -> LogReader.read("-", broken)).sentence().key())
                .isEqualTo("log.unreadable");
    }

    @Test
    void anEmptyFileIsTold() {
        assertError("", LogError.WHOLE_FILE, "log.empty");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n",
                "hello\n",
                "# tischlein 1\n",
                "tischlein\n",
                "tischlein one\n",
                "tischlein 1 2\n",
                "Tischlein 1\n"
            })
    void whatDoesNotBeginAsALogIsTold(String text) {
        assertError(text, 1, "log.expected");
    }

    @Test
    void anotherFormatIsToldWithBothVersions() {
        assertError("tischlein 2\n" + HEADER, 1, "log.format");
        assertThat(error("tischlein 2\n").sentence().parts())
                .containsEntry("format", new Phrase.Figure(2))
                .containsEntry("known", new Phrase.Figure(1));
    }

    @Test
    void aHeaderThatIsCutOffIsTold() {
        assertError("tischlein 1\n", 1, "log.ends");
        assertError("tischlein 1\n# no more\n", 2, "log.ends");
        assertError("tischlein 1\ngame toy 3\n", 2, "log.ends");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 go left",
                "seats 2",
                "game toy",
                "game toy three",
                "game toy 3 4",
                "game toy 12345678901"
            })
    void aLineThatShouldNameTheGameIsTold(String line) {
        assertError("tischlein 1\n" + line + "\n", 2, "log.expected");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0 go left",
                "seats",
                "seats two",
                "seats 2 colour",
                "seats -1",
                "seats 12345678901"
            })
    void aLineThatShouldTellTheSeatsIsTold(String line) {
        assertError("tischlein 1\ngame toy 3\n" + line + "\n", 3, "log.expected");
    }

    @Test
    void anOptionNamedTwiceIsTold() {
        assertError("tischlein 1\ngame toy 3\nseats 2 colour red colour blue\n", 3, "log.twice");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go left",
                "x go",
                "0",
                "*",
                "-1 go",
                "~ 0 12ab",
                "~ zero " + "00",
                "~ 0",
                "! 0 xyz",
                "! 0 123",
                "! 00",
                "seed",
                "seed 1",
                "seed xy",
                "seed 12 34",
                "1234567890 go"
            })
    void aLineThatIsNoMoveIsTold(String line) {
        assertError(HEADER + "0 go left\n" + line + "\n", 5, "log.expected");
    }

    @Test
    void aSealStandsOnlyInTheHeader() {
        assertError(HEADER + "seal 12\n", 4, "log.expected");
        assertError(HEADER + "0 go left\nseal " + HASH + "\n", 5, "log.expected");
    }

    @Test
    void noTableHasASeat30() {
        assertError(HEADER + "30 go left\n", 4, "log.seat");
    }

    @Test
    void nothingFollowsTheSeed() {
        assertError(HEADER + "seed 12ab\n# fine\n0 go left\n", 6, "log.seed.last");
    }

    @Test
    void aSeedOrASaltThatMayBeCutOffIsTold() {
        assertError(HEADER + "seed 12ab", 4, "log.cut");
        assertError(HEADER + "! 0 12ab", 4, "log.cut");
        assertThat(LogReader.read("a.log", HEADER + "~ 0 " + HASH).cut()).isTrue();
        assertThat(LogReader.read("a.log", HEADER + "seed 12ab\n#").entries()).hasSize(1);
    }

    @Test
    void bytesThatAreNoTextAreTold() {
        assertError(HEADER + "0 go\0left\n", 4, "log.binary");
        var wrong = (HEADER + "0 go ").getBytes(StandardCharsets.UTF_8);
        wrong[wrong.length - 1] = (byte) 0xC3;
        var error = error(() -> LogReader.read("a.log", new ByteArrayInputStream(wrong)));
        assertThat(error.sentence().key()).isEqualTo("log.binary");
        assertThat(error.line()).isEqualTo(4);
    }

    @Test
    void aLineIsAtMostAThousandCharactersLong() {
        assertThat(LogReader.read("a.log", HEADER + "#" + "é".repeat(999) + "\n").entries())
                .isEmpty();
        assertError(HEADER + "#" + "é".repeat(1000) + "\n", 4, "log.long");
        assertError("tischlein" + " ".repeat(1000) + "1\n", 1, "log.long");
    }

    @Test
    void aLineWithoutEndIsNotReadToItsEnd() {
        var endless = new Endless("x");
        assertThat(error(() -> LogReader.read("a.log", endless)).sentence().key())
                .isEqualTo("log.long");
        assertThat(endless.wanted()).isLessThan(20_000);
    }

    @Test
    void aFileWithoutEndIsNotReadToItsEnd() {
        var header = new ByteArrayInputStream(HEADER.getBytes(StandardCharsets.UTF_8));
        var endless = new SequenceInputStream(header, new Endless("# on and on\n"));
        var error = error(() -> LogReader.read("a.log", endless));
        assertThat(error.sentence().key()).isEqualTo("log.many");
        assertThat(error.line()).isEqualTo(1_000_001);
    }

    @Test
    void whatIsRepeatedInAMessageIsShortAndTame() {
        var found =
                error(HEADER + "\u001b[2J" + "x".repeat(500) + " y\n")
                        .sentence()
                        .parts()
                        .get("found");
        assertThat(found).isEqualTo(new Phrase.Text("?[2J" + "x".repeat(36) + "…"));
    }
}
