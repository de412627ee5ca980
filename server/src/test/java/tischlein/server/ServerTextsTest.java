package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.TextLaws;
import tischlein.words.Language;
import tischlein.words.Texts;

class ServerTextsTest {
    private static final Pattern KEY =
            Pattern.compile("\"((?:guest|json|path|wish|live|server|page)\\.[a-z.]+)\"");

    @TestFactory
    Stream<DynamicTest> lawsOfTexts() {
        return TextLaws.of(Server.class, "server").tests();
    }

    @Test
    void whatIsSaidHasATextAndWhatHasATextIsSaid() throws IOException {
        var said = new java.util.TreeSet<String>();
        try (var files = Files.walk(Path.of("src/main/java"))) {
            for (var file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                KEY.matcher(Files.readString(file))
                        .results()
                        .forEach(key -> said.add(key.group(1)));
            }
        }
        assertThat(said).hasSizeGreaterThan(20);
        assertThat(Texts.only(Server.class, "server", Language.EN).keys())
                .containsExactlyInAnyOrderElementsOf(said);
    }

    @Test
    void theServerFindsTheTextsOfTablesAndGamesToo() {
        var voices = new Voices(Running.games());
        for (var language : Language.values()) {
            assertThat(voices.text(language, "refused.turn")).isNotEmpty();
            for (var game : Running.games()) {
                var title = tischlein.kernel.Phrase.say("title");
                assertThat(voices.say(language, game.about().name(), title)).isNotEmpty();
            }
        }
    }
}
