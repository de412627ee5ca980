package tischlein.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class LayoutTest {
    private static final int WIDTH = 80;

    @Test
    void aJapaneseCharacterTakesTwoColumns() {
        assertThat(Layout.width("ab")).isEqualTo(2);
        assertThat(Layout.width("席は")).isEqualTo(4);
        assertThat(Layout.left("席", 4)).isEqualTo("席  ");
        assertThat(Layout.right("席", 4)).isEqualTo("  席");
    }

    @Test
    void longTextIsBrokenBetweenWordsAndSetIn() {
        var lines = Layout.wrapped("  " + "word ".repeat(30).strip(), WIDTH, Locale.ENGLISH);
        assertThat(lines).hasSize(2).allMatch(line -> Layout.width(line) <= WIDTH);
        assertThat(lines.getFirst()).startsWith("  word").doesNotStartWith("   ").endsWith("word");
        assertThat(lines.getLast()).startsWith("    word").doesNotStartWith("     ");
        assertThat(String.join(" ", lines).split("\\s+")).hasSize(31);
    }

    @Test
    void japaneseIsBrokenWithoutSpacesButNotBeforeAFullStop() {
        var lines = Layout.wrapped("猫が食べ物を取った。".repeat(10), WIDTH, Locale.JAPANESE);
        assertThat(lines)
                .allMatch(line -> Layout.width(line) <= WIDTH)
                .noneMatch(line -> line.strip().startsWith("。"));
    }

    @Test
    void frenchIsNotBrokenAfterAnApostrophe() {
        assertThat(Layout.wrapped("a".repeat(76) + " d’eau", WIDTH, Locale.FRENCH))
                .containsExactly("a".repeat(76), "  d’eau");
    }

    @Test
    void aPathIsNotBrokenAtItsDot() {
        assertThat(
                        Layout.wrapped(
                                "a".repeat(70) + " /home/anna/game.log, line 7",
                                WIDTH,
                                Locale.ENGLISH))
                .containsExactly("a".repeat(70), "  /home/anna/game.log, line 7");
        assertThat(Layout.wrapped("席".repeat(38) + "game.logの7行目", WIDTH, Locale.JAPANESE))
                .containsExactly("席".repeat(38), "  game.logの7行目");
    }

    @Test
    void aCommandToBeCopiedIsNeverBroken() {
        var command =
                "tischlein play --resume 'a very long name of a file.log' --names Anna,Ben,Cleo";
        assertThat(Layout.wrapped("Continue later with: " + command, 60, Locale.ENGLISH))
                .containsExactly("Continue later with:", "  " + command);
        assertThat(Layout.wrapped("a".repeat(70) + " “tischlein join” is it", 80, Locale.ENGLISH))
                .containsExactly("a".repeat(70), "  “tischlein join” is it");
    }

    @Test
    void highBlocksStandBesideEachOtherWhereThereIsRoom() {
        var one = List.of("Anna", "席席");
        var two = List.of("Ben");
        assertThat(Layout.abreast(List.of(one, two, one), 12))
                .containsExactly("Anna    Ben", "席席", "Anna", "席席");
        assertThat(Layout.abreast(List.of(), 80)).isEmpty();
    }

    @Test
    void shortAndEmptyTextStaysAsItIs() {
        assertThat(Layout.wrapped("", WIDTH, Locale.ENGLISH)).containsExactly("");
        assertThat(Layout.wrapped("    set in", WIDTH, Locale.ENGLISH))
                .containsExactly("    set in");
    }

    @Test
    void columnsAreReadDown() {
        assertThat(Layout.columns(List.of("one", "two", "three"), WIDTH))
                .containsExactly("one    two    three");
        var wide = "x".repeat(30);
        assertThat(Layout.columns(List.of(wide, "b", "c"), WIDTH))
                .containsExactly(wide + "  c", "b");
        assertThat(Layout.columns(List.of(), WIDTH)).isEmpty();
    }

    @Test
    void aTableAlignsItsCells() {
        assertThat(Layout.table("lr", List.of(List.of("a", "1"), List.of("bcd", "席"))))
                .containsExactly("a     1", "bcd  席");
    }
}
