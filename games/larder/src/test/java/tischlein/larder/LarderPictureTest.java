package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.testkit.play.GameScript;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

class LarderPictureTest {
    @ParameterizedTest
    @EnumSource
    void thePictureFitsEightyColumns(Language language) {
        var speaker = new Speaker(Texts.of(Larder.class, "larder", language));
        for (var side : List.of("one", "two")) {
            var view = GameScript.of(new Larder(), 6, "side", side, "line", "on").view(0);
            assertThat(new LarderWording().picture(view))
                    .map(speaker::say)
                    .allSatisfy(line -> assertThat(columns(line)).as(line).isLessThanOrEqualTo(80));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theColumnsOfThePictureStandBelowTheirLetters(Language language) {
        var speaker = new Speaker(Texts.of(Larder.class, "larder", language));
        var script = GameScript.of(new Larder(), 1).edit(s -> s.tokens = Square.bit(0));
        script.chance("roll bread", "roll cross", "roll cross").seat(0, "place b1");
        var lines = new LarderWording().picture(script.view(0)).stream().map(speaker::say).toList();
        var texts = Texts.of(Larder.class, "larder", language);
        var heading = lines.getFirst();
        var row = lines.get(1);
        assertThat(columns(heading.substring(0, heading.indexOf('b'))))
                .isEqualTo(columns(row.substring(0, row.indexOf('*') + 1)));
        assertThat(columns(heading.substring(0, heading.indexOf('g'))))
                .isEqualTo(columns(row.substring(0, row.lastIndexOf(texts.text("letter.carrot")))));
        assertThat(columns(heading.substring(0, heading.indexOf('a'))))
                .isEqualTo(
                        columns(row.substring(0, row.indexOf(texts.text("square.token").strip()))));
    }

    /** How wide a terminal shows it: ideographs, kana and full-width signs take two columns. */
    private static int columns(String line) {
        return line.codePoints().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    }
}
