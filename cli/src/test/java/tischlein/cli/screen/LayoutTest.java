package tischlein.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class LayoutTest {
    @Test
    void aJapaneseCharacterTakesTwoColumns() {
        assertThat(Layout.width("ab")).isEqualTo(2);
        assertThat(Layout.width("席は")).isEqualTo(4);
        assertThat(Layout.left("席", 4)).isEqualTo("席  ");
        assertThat(Layout.right("席", 4)).isEqualTo("  席");
    }

    @Test
    void longTextIsBrokenBetweenWordsAndSetIn() {
        var lines = Layout.wrapped("  " + "word ".repeat(30).strip(), Locale.ENGLISH);
        assertThat(lines).hasSize(2).allMatch(line -> Layout.width(line) <= Layout.WIDTH);
        assertThat(lines.getFirst()).startsWith("  word").doesNotStartWith("   ").endsWith("word");
        assertThat(lines.getLast()).startsWith("    word").doesNotStartWith("     ");
        assertThat(String.join(" ", lines).split("\\s+")).hasSize(31);
    }

    @Test
    void japaneseIsBrokenWithoutSpacesButNotBeforeAFullStop() {
        var lines = Layout.wrapped("猫が食べ物を取った。".repeat(10), Locale.JAPANESE);
        assertThat(lines)
                .allMatch(line -> Layout.width(line) <= Layout.WIDTH)
                .noneMatch(line -> line.strip().startsWith("。"));
    }

    @Test
    void frenchIsNotBrokenAfterAnApostrophe() {
        assertThat(Layout.wrapped("a".repeat(76) + " d’eau", Locale.FRENCH))
                .containsExactly("a".repeat(76), "  d’eau");
    }

    @Test
    void aPathIsNotBrokenAtItsDot() {
        assertThat(Layout.wrapped("a".repeat(70) + " /home/anna/game.log, line 7", Locale.ENGLISH))
                .containsExactly("a".repeat(70), "  /home/anna/game.log, line 7");
        assertThat(Layout.wrapped("席".repeat(38) + "game.logの7行目", Locale.JAPANESE))
                .containsExactly("席".repeat(38), "  game.logの7行目");
    }

    @Test
    void shortAndEmptyTextStaysAsItIs() {
        assertThat(Layout.wrapped("", Locale.ENGLISH)).containsExactly("");
        assertThat(Layout.wrapped("    set in", Locale.ENGLISH)).containsExactly("    set in");
    }

    @Test
    void columnsAreReadDown() {
        assertThat(Layout.columns(List.of("one", "two", "three")))
                .containsExactly("one    two    three");
        var wide = "x".repeat(30);
        assertThat(Layout.columns(List.of(wide, "b", "c"))).containsExactly(wide + "  c", "b");
        assertThat(Layout.columns(List.of())).isEmpty();
    }

    @Test
    void aTableAlignsItsCells() {
        assertThat(Layout.table("lr", List.of(List.of("a", "1"), List.of("bcd", "席"))))
                .containsExactly("a     1", "bcd  席");
    }
}
