package tischlein.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.common.BitMatrix;
import com.google.zxing.qrcode.decoder.Decoder;
import java.util.List;
import org.junit.jupiter.api.Test;

class QrPictureTest {
    private static final String LINK = "http://192.168.178.23:8080/";
    private static final int MARGIN = 2;

    /** What a camera would see. */
    private static String read(String picture, boolean darkLetters) throws Exception {
        List<String> lines =
                picture.lines()
                        .map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "").substring(2))
                        .toList();
        int size = lines.getFirst().length() - 2 * MARGIN;
        var seen = new BitMatrix(size);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                char letter = lines.get((y + MARGIN) / 2).charAt(x + MARGIN);
                boolean filled = letter == '█' || letter == ((y + MARGIN) % 2 == 0 ? '▀' : '▄');
                if (filled == darkLetters) {
                    seen.set(x, y);
                }
            }
        }
        return new Decoder().decode(seen).getText();
    }

    @Test
    void aCameraReadsTheLink() throws Exception {
        assertThat(read(new QrPicture(LINK).inked(), true)).isEqualTo(LINK);
    }

    @Test
    void withoutColoursTheLettersAreThePaper() throws Exception {
        var plain = new QrPicture(LINK).plain();
        assertThat(plain).doesNotContain("\u001b").startsWith("  ████");
        assertThat(read(plain, false)).isEqualTo(LINK);
    }

    @Test
    void itLeavesRoomInASmallTerminal() {
        assertThat(new QrPicture(LINK).plain().lines()).hasSizeLessThan(17);
    }
}
