package tischlein.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ClientMessageTest {
    @Test
    void aMessageIsWrittenAsTheProtocolHasIt() {
        assertThat(new ClientMessage.Choose("a-1", "K7QF2C", 2, 14, List.of("eat", "pass")).json())
                .isEqualTo(
                        "{\"do\":\"choose\",\"id\":\"a-1\",\"table\":\"K7QF2C\",\"seat\":2,"
                                + "\"version\":14,\"moves\":[\"eat\",\"pass\"]}");
        assertThat(new ClientMessage.Bye("K7QF2C").json())
                .isEqualTo("{\"do\":\"bye\",\"table\":\"K7QF2C\"}");
    }

    @Test
    void whoHasHeardNothingYetNamesNoVersion() {
        var first = new ClientMessage.Hello("a-1", "K7QF2C", List.of(0, 1), OptionalInt.empty());
        assertThat(first.json()).endsWith("\"seats\":[0,1]}");
        var again = new ClientMessage.Hello("a-2", "K7QF2C", List.of(), OptionalInt.of(7));
        assertThat(again.json()).endsWith("\"seats\":[],\"version\":7}");
    }
}
