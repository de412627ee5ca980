package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.server.messages.ServerTexts;
import tischlein.testkit.texts.TextLaws;
import tischlein.words.Language;

class ServerTextsTest {
    private static final Pattern KEY =
            Pattern.compile("\"((?:guest|json|path|wish|live|server|page)\\.[a-z.]+)\"");

    @TestFactory
    Stream<DynamicTest> lawsOfTexts() {
        return TextLaws.of(Server.class, "server").saying(KEY).tests();
    }

    @Test
    void theServerFindsTheTextsOfTablesAndGamesToo() {
        var texts = new ServerTexts(RunningServer.games());
        for (var language : Language.values()) {
            assertThat(texts.text(language, "refused.turn")).isNotEmpty();
            for (var game : RunningServer.games()) {
                var title = tischlein.kernel.Phrase.say("title");
                assertThat(texts.say(language, game.about().name(), title)).isNotEmpty();
            }
        }
    }
}
