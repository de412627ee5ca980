package tischlein.server.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;
import tischlein.server.messages.Problem;
import tischlein.table.Scripted;

class SlowBodyReaderTest {
    private final Scripted outside = new Scripted();

    /** A byte, and then so much time goes by. */
    private InputStream dripping(int bytes, long pause) {
        return new InputStream() {
            private int left = bytes;

            @Override
            public int read() {
                if (left == 0) {
                    return -1;
                }
                left--;
                outside.later(pause, () -> {});
                outside.pass();
                return 'x';
            }

            @Override
            public int read(byte[] into, int from, int most) {
                int c = read();
                into[from] = (byte) c;
                return c < 0 ? -1 : 1;
            }
        };
    }

    @Test
    void aBodyThatDripsIsNotWaitedFor() {
        var body = new SlowBodyReader(outside);
        assertThatThrownBy(() -> body.read(dripping(1_000_000, 20_000), 1_000_000))
                .isInstanceOf(Problem.class)
                .hasMessage("json.slow");
        assertThatThrownBy(() -> body.read(dripping(1_000_000, 100), 1_000_000))
                .hasMessage("json.slow");
    }

    @Test
    void aSlowConnectionIsWaitedForAndNoMoreIsReadThanMayCome() throws IOException {
        var body = new SlowBodyReader(outside);
        assertThat(body.read(dripping(20_000, 2), 100_000)).hasSize(20_000);
        assertThat(body.read(dripping(10, 400), 100)).hasSize(10);
        assertThat(body.read(dripping(20_000, 0), 100)).hasSize(100);
    }
}
