package tischlein.load.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ServerProbeTest {
    private static final List<String> METRICS =
            List.of(
                    "# TYPE jvm_memory_used_bytes gauge",
                    "jvm_memory_used_bytes{area=\"heap\",id=\"PS Eden Space\"} 1.5E7",
                    "jvm_memory_used_bytes{area=\"heap\",id=\"PS Old Gen\"} 250000.0",
                    "jvm_memory_used_bytes{area=\"nonheap\",id=\"Metaspace\"} 8.0E7",
                    "tischlein_tables 1003.0");

    @Test
    void whatHasSeveralPartsIsAddedUp() {
        assertThat(ServerProbe.sum(METRICS, "jvm_memory_used_bytes{area=\"heap\""))
                .isEqualTo(OptionalLong.of(15_250_000));
        assertThat(ServerProbe.sum(METRICS, "tischlein_tables")).isEqualTo(OptionalLong.of(1_003));
    }

    @Test
    void whatAServerDoesNotTellIsUnknown() {
        assertThat(ServerProbe.sum(METRICS, "tischlein_heap_live_bytes")).isEmpty();
        assertThat(ServerProbe.sum(List.of(), "tischlein_tables")).isEmpty();
    }
}
