package tischlein.table.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class BatchTest {
    @Test
    void aBatchBringsOnlyWholeLines() {
        for (var lines : List.of(List.of("a", ""), List.of("a\nb"))) {
            assertThatIllegalArgumentException().isThrownBy(() -> new Batch(0, lines, "", 0));
        }
    }

    @Test
    void aBatchDoesNotSayItsLines() {
        assertThat(new Batch(3, List.of("0 play 1", "1 play 2"), "", 0))
                .hasToString("2 lines from 3");
    }
}
