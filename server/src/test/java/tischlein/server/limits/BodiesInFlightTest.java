package tischlein.server.limits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BodiesInFlightTest {
    private final BodiesInFlight bodies = new BodiesInFlight(100, 250);

    @Test
    void anAddressHasOnlySoMuchRoom() {
        assertThat(bodies.reserve("a", 60)).isTrue();
        assertThat(bodies.reserve("a", 50)).isFalse();
        assertThat(bodies.reserve("a", 40)).isTrue();
        bodies.release("a", 60);
        assertThat(bodies.reserve("a", 50)).isTrue();
    }

    @Test
    void allAddressesTogetherHaveOnlySoMuch() {
        assertThat(bodies.reserve("a", 100)).isTrue();
        assertThat(bodies.reserve("b", 100)).isTrue();
        assertThat(bodies.reserve("c", 51)).isFalse();
        assertThat(bodies.reserve("c", 50)).isTrue();
        bodies.release("a", 100);
        bodies.release("b", 100);
        bodies.release("c", 50);
        assertThat(bodies.size()).isZero();
    }
}
