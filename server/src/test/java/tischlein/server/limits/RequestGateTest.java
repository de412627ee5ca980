package tischlein.server.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

class RequestGateTest {
    private final RequestGate gate = new RequestGate(2);

    private CompletableFuture<Optional<RequestGate.Pass>> later(String address) {
        return CompletableFuture.supplyAsync(
                () -> gate.enter(address), Executors.newVirtualThreadPerTaskExecutor());
    }

    @Test
    void oneAddressNeverHasAllTurns() {
        var first = gate.enter("a").orElseThrow();
        var second = later("a");
        var other = gate.enter("b").orElseThrow();
        assertThat(second).isNotDone();
        other.close();
        assertThat(gate.enter("c")).isPresent();
        assertThat(second).isNotDone();
        first.close();
        assertThat(second.join()).isPresent();
    }

    @Test
    void aPassIsGivenBackOnlyOnce() {
        var first = gate.enter("a").orElseThrow();
        first.close();
        first.close();
        var again = gate.enter("a").orElseThrow();
        var waiting = later("a");
        assertThat(waiting).isNotDone();
        again.close();
        waiting.join().orElseThrow().close();
        assertThat(gate.size()).isZero();
    }

    @Test
    void notManyWaitAndWhoComesThenIsSentAwayAtOnce() {
        var inside = gate.enter("a").orElseThrow();
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < 63; i++) {
            // In whatever order they come: each lets the next one in.
            all.add(later("a").thenAccept(pass -> pass.orElseThrow().close()));
        }
        while (gate.size() < 64) {
            Thread.onSpinWait();
        }
        assertThat(gate.enter("a")).isEmpty();
        assertThat(gate.enter("b")).isPresent();
        inside.close();
        all.forEach(CompletableFuture::join);
        assertThat(gate.size()).isEqualTo(1);
    }
}
