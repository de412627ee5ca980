package tischlein.load.kill;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class StandstillTest {
    private static final long MILLI = 1_000_000;

    private static Standstill.Observed observed(ServerTrouble incident, long from, long to) {
        var times = LongStream.rangeClosed(from, to).mapToObj(millis -> millis * MILLI).toList();
        return new Standstill.Observed(Instant.EPOCH, incident, times, 2 * to * MILLI);
    }

    @Test
    void allTablesOfAllEventsOfAKindCount() {
        var all =
                List.of(
                        observed(ServerTrouble.KILL, 51, 100),
                        observed(ServerTrouble.STOP, 500, 600),
                        observed(ServerTrouble.KILL, 1, 50));
        assertThat(Standstill.of(ServerTrouble.KILL, all))
                .isEqualTo(new Standstill(ServerTrouble.KILL, 2, 100, 50, 99, 100, 200));
    }

    @Test
    void whatNeverHappenedHeldNobodyUp() {
        assertThat(Standstill.of(ServerTrouble.CUT, List.of()))
                .isEqualTo(new Standstill(ServerTrouble.CUT, 0, 0, 0, 0, 0, 0));
    }
}
