package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.cluster.links.ServerName;

class RecentIdsTest {
    private final RecentIds recent = new RecentIds();

    @Test
    void whatComesTwiceIsKnownByServerAndNumber() {
        assertThat(recent.first(new ServerName("a"), 1)).isTrue();
        assertThat(recent.first(new ServerName("b"), 1)).isTrue();
        assertThat(recent.first(new ServerName("a"), 2)).isTrue();
        assertThat(recent.first(new ServerName("a"), 1)).isFalse();
    }

    @Test
    void whatWasLongAgoIsForgotten() {
        for (int id = 0; id < 5_000; id++) {
            assertThat(recent.first(new ServerName("a"), id)).isTrue();
        }
        assertThat(recent.first(new ServerName("a"), 4_000)).isFalse();
        assertThat(recent.first(new ServerName("a"), 0)).isTrue();
    }
}
