package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.cli.local.TypedLine;
import tischlein.server.guests.GuestFigures;
import tischlein.table.seats.TableChat;
import tischlein.testkit.texts.TextLaws;
import tischlein.words.Language;
import tischlein.words.Texts;

class CliTextsTest {
    private static final Pattern SAID =
            Pattern.compile("(?:\\bsay|\\.text)\\(\\s*\"([a-z]+\\.[a-z.]+)\"\\s*\\)");
    private static final Pattern PICOCLI =
            Pattern.compile(
                    "usage\\.[a-zA-Z]+Heading|usage\\.exitCodeList\\.\\d|tischlein\\.([a-z-]+\\.)?usage\\.description");

    @TestFactory
    Stream<DynamicTest> lawsOfTexts() {
        return TextLaws.of(Tischlein.class, "cli").tests();
    }

    private static String sources() throws IOException {
        var sources = new StringBuilder();
        for (var folder :
                new String[] {
                    "src/main/java",
                    "../bots/src/main/java",
                    "../arena/src/main/java",
                    "../client/src/main/java"
                }) {
            try (var files = Files.walk(Path.of(folder))) {
                for (var file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    sources.append(Files.readString(file));
                }
            }
        }
        return sources.toString();
    }

    private static List<String> commands() {
        return Stream.of(TypedLine.Command.values()).map(TypedLine.Command::word).toList();
    }

    /** Keys that the program puts together, as they would stand in it. */
    private static String literally(String beginning, List<String> ends) {
        return ends.stream().map(end -> '"' + beginning + end + '"').collect(Collectors.joining());
    }

    @Test
    void everyTextIsUsed() throws IOException {
        var sources =
                sources()
                        + literally("figure.", GuestFigures.ALL)
                        + literally("live.emote.", TableChat.EMOTES)
                        + literally("step.", List.of("next", "first", "last", "as", "fork"))
                        + literally("command.", commands());
        assertThat(Texts.only(Tischlein.class, "cli", Language.EN).keys())
                .allMatch(key ->
                        PICOCLI.matcher(key).matches()
                                || said(sources, key)
                                || said(sources, key.replaceFirst("\\.you$", "")));
    }

    private static boolean said(String sources, String key) {
        return sources.contains("\"" + key.replaceFirst("\\.(one|other)$", "") + "\"");
    }

    @Test
    void everyTextThatIsUsedIsThere() throws IOException {
        var texts = Texts.of(Tischlein.class, "cli", Language.EN);
        var said =
                SAID.matcher(sources())
                        .results()
                        .map(found -> found.group(1))
                        .filter(key -> !key.startsWith("page.")) // the arena's pages have their own
                        .toList();
        assertThat(said).hasSizeGreaterThan(40);
        assertThat(said).allMatch(key -> texts.has(key) || texts.has(key + ".other"));
        assertThat(GuestFigures.ALL).allMatch(figure -> texts.has("figure." + figure));
        assertThat(TableChat.EMOTES).allMatch(emote -> texts.has("live.emote." + emote));
    }
}
