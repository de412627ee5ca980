package tischlein.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.cli.run.Outlet;
import tischlein.cli.run.Surroundings;
import tischlein.kernel.Unsuitable;

class DatabaseOptionTest {
    private static boolean flag(boolean option, String value) {
        var around =
                new Surroundings(
                        InputStream.nullInputStream(),
                        new Outlet(OutputStream.nullOutputStream()),
                        new PrintStream(OutputStream.nullOutputStream()),
                        Map.of("TISCHLEIN_PROXIED", value));
        return DatabaseOption.flag(option, around, "TISCHLEIN_PROXIED");
    }

    @ParameterizedTest
    @CsvSource({"true, true", "TRUE, true", "yes, true", "1, true", "'', false"})
    @CsvSource({"false, false", "False, false", "no, false", "0, false"})
    void aVariableSaysYesOrNo(String value, boolean meant) {
        assertThat(flag(false, value)).isEqualTo(meant);
        assertThat(flag(true, value)).isTrue();
    }

    @Test
    void anythingElseIsRefused() {
        assertThatThrownBy(() -> flag(false, "perhaps")).isInstanceOf(Unsuitable.class);
    }
}
