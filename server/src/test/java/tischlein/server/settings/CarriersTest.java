package tischlein.server.settings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CarriersTest {
    /** Whoever has prepared them first, this test or a server beside it. */
    @Test
    void aServerHasMoreCarriersThanProcessorsSoThatLongRequestsCannotHoldThemAll() {
        Carriers.prepare();
        assertThat(Integer.getInteger("jdk.virtualThreadScheduler.parallelism"))
                .isGreaterThan(Runtime.getRuntime().availableProcessors());
    }
}
