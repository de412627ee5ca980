package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

class RelayTest {
    private static final Guest ANNA = new Guest("hash", "Anna", "mouse", 0);

    @Test
    void onlyWhatDoesNothingTwiceIsAskedAgain() {
        assertThat(Relay.repeatable(new Request.Describe(ANNA))).isTrue();
        assertThat(Relay.repeatable(new Request.Choose(ANNA, 0, "id", 3, List.of()))).isTrue();
        assertThat(Relay.repeatable(new Request.Choose(ANNA, 0, "", 3, List.of()))).isFalse();
        assertThat(Relay.repeatable(new Request.Rematch(ANNA))).isTrue();
        assertThat(Relay.repeatable(new Request.Fork(ANNA, 3, List.of()))).isFalse();
        assertThat(Relay.repeatable(new Request.Say(ANNA, 0, "Hi"))).isFalse();
        assertThat(Relay.repeatable(new Request.Start(ANNA))).isFalse();
    }
}
