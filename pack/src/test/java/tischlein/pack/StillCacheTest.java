package tischlein.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class StillCacheTest {
    private static final int TIME = 5_000; // where a time is

    private static byte[] cache(int sum, long time) {
        return ByteBuffer.allocate(8_192).putInt(4, sum).putInt(100, 7).putLong(TIME, time).array();
    }

    @Test
    void whatIsMadeAtAnotherTimeIsTheSame() {
        var one = cache(1, 0x1234);
        StillCache.still(one, cache(2, 0x1235));
        var other = cache(3, 0x77_1234);
        StillCache.still(other, cache(4, 0x77_1334));
        assertThat(one).isEqualTo(other);
        assertThat(ByteBuffer.wrap(one).getInt(100)).isEqualTo(7);
    }

    @Test
    void cachesOfOtherClassesAreRefused() {
        assertThatThrownBy(() -> StillCache.still(new byte[8], new byte[16]))
                .hasMessageContaining("lengths");
        var full = new byte[100_000];
        Arrays.fill(full, (byte) 1);
        assertThatThrownBy(() -> StillCache.still(full, new byte[100_000]))
                .hasMessageContaining("contents");
    }
}
