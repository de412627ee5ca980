package tischlein.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.cli.Typist;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Voice;
import tischlein.cli.run.Window;
import tischlein.words.Language;

class ScreenTest {
    private static final int ROWS = 11;

    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final Voice voice = new Voice(Language.EN);
    private final Typist typist = new Typist();
    private final Screen screen =
            new Screen(
                    new PrintStream(printed, true, StandardCharsets.UTF_8),
                    false,
                    voice,
                    InstalledGames.game("buffet"),
                    List.of());

    private void showLines(int count) {
        screen.lines(IntStream.range(0, count).mapToObj(Integer::toString).toList());
    }

    private List<String> printed() {
        return printed.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void whatFitsTheWindowIsShownAtOnce() {
        voice.window().measured(Window.USUAL_COLUMNS, ROWS);
        assertThat(screen.inPages(() -> showLines(10), typist)).isEmpty();
        assertThat(printed()).hasSize(10);
    }

    @Test
    void whatIsHigherComesInPages() {
        voice.window().measured(Window.USUAL_COLUMNS, ROWS);
        typist.type("");
        typist.type("");
        assertThat(screen.inPages(() -> showLines(21), typist)).isEmpty();
        assertThat(printed()).hasSize(21);
    }

    @Test
    void whoTypesSomethingWantsNoFurtherPages() {
        voice.window().measured(Window.USUAL_COLUMNS, ROWS);
        typist.type("play 9");
        assertThat(screen.inPages(() -> showLines(21), typist)).contains("play 9");
        assertThat(printed()).hasSize(10);
    }

    @Test
    void textIsAsWideAsTheWindowWithinReason() {
        var words = "word ".repeat(100);
        for (int columns : new int[] {60, 132, 200}) {
            voice.window().measured(columns, ROWS);
            assertThat(Layout.width(Layout.wrapped(words, voice).getFirst()))
                    .isBetween(columns - 5, columns);
        }
        voice.window().measured(20, ROWS);
        assertThat(voice.window().columns()).isEqualTo(60);
        voice.window().measured(500, ROWS);
        assertThat(voice.window().columns()).isEqualTo(200);
        voice.window().measured(0, 0);
        assertThat(voice.window().columns()).isEqualTo(80);
        assertThat(voice.window().rows()).isEqualTo(24);
    }
}
