package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkMessage;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

class WatchingTest {
    private static final ServerName A = new ServerName("a");
    private static final ServerName B = new ServerName("b");
    private static final Guest ANNA = new Guest("hash", "Anna", "mouse", 0);

    private final List<String> heard = new ArrayList<>();
    private final Request.Watch request =
            new Request.Watch(ANNA, heard::add, List.of(0, 1), OptionalInt.empty());
    private final Watching watching = new Watching(7, "T1", request, A);

    private void accepted(long id, ServerName by) {
        watching.asking();
        watching.hello(id, request);
        watching.answered(request, by, id, true);
    }

    private static String frame(int seat, int version) {
        return "{\"is\":\"frame\",\"table\":\"T1\",\"seat\":%d,\"version\":%d,\"view\":{}}"
                .formatted(seat, version);
    }

    @Test
    void passesOnWhatComesInOrder() {
        accepted(1, A);
        watching.told(A, 1, 0, "one");
        watching.told(A, 1, 0, "one");
        watching.told(A, 1, 1, "two");
        assertThat(heard).containsExactly("one", "two");
        assertThat(watching.helloIsDue(A, 0)).isFalse();
    }

    @Test
    void saysHelloAgainWhenSomethingIsMissing() {
        accepted(1, A);
        watching.told(A, 1, 1, "two");
        assertThat(heard).isEmpty();
        assertThat(watching.helloIsDue(A, 0)).isTrue();
        assertThat(watching.helloIsDue(A, 0)).as("while that is under way").isFalse();
        watching.helloAgain(2);
        watching.answeredAgain(A, 2, true, 0);
        watching.told(A, 1, 0, "late");
        watching.told(A, 2, 0, "again");
        assertThat(heard).containsExactly("again");
    }

    @Test
    void saysHelloAgainWhenTheHomeIsAnotherOrHasForgotten() {
        accepted(1, A);
        assertThat(watching.helloIsDue(B, 0)).isTrue();
        watching.helloAgain(2);
        watching.answeredAgain(B, 2, true, 0);
        assertThat(watching.helloIsDue(B, 0)).isFalse();
        watching.letGo(1);
        watching.counted(2, 0);
        assertThat(watching.helloIsDue(B, 0)).isFalse();
        watching.counted(2, 3);
        assertThat(watching.helloIsDue(B, 0)).isTrue();
        watching.answeredAgain(B, 3, false, 0);
        assertThat(watching.helloIsDue(B, 100)).as("so soon after a refusal").isFalse();
        assertThat(watching.helloIsDue(B, 1_000)).isTrue();
    }

    @Test
    void namesTheVersionThatAllItsSeatsHaveSeen() {
        accepted(1, A);
        assertThat(seen(2)).isEmpty();
        watching.answeredAgain(A, 2, true, 0);
        watching.told(A, 2, 0, frame(0, 12));
        assertThat(seen(3)).isEmpty();
        watching.answeredAgain(A, 3, true, 0);
        watching.told(A, 3, 0, frame(1, 11));
        assertThat(seen(4)).hasValue(11);
    }

    private OptionalInt seen(long id) {
        return ((LinkMessage.Hello) watching.helloAgain(id)).seen();
    }

    @Test
    void aHelloThatWasSentPutsAnEndToWhatCameBefore() {
        accepted(1, A);
        watching.helloAgain(2);
        watching.told(A, 1, 0, frame(0, 13));
        assertThat(heard).isEmpty();
        watching.told(B, 2, 0, frame(0, 12));
        assertThat(heard).as("the answer may come later").hasSize(1);
        watching.answeredAgain(B, 2, true, 0);
        watching.told(B, 2, 1, frame(0, 13));
        assertThat(heard).hasSize(2);
        assertThat(watching.home()).isEqualTo(B);
    }

    @Test
    void aRefusedHelloOfTheClientLeavesTheEarlierOne() {
        accepted(1, A);
        watching.asking();
        watching.hello(2, request);
        assertThat(watching.answered(request, A, 2, false)).isFalse();
        assertThat(watching.helloIsDue(A, 0)).isTrue();
        var other = new Watching(8, "T1", request, A);
        other.asking();
        other.hello(3, request);
        assertThat(other.answered(request, A, 3, false)).as("nothing is left").isTrue();
    }

    @Test
    void whoHasGoneHearsNothing() {
        accepted(1, A);
        assertThat(watching.end()).isEqualTo(new LinkMessage.Bye(7, 1));
        watching.told(A, 1, 0, "one");
        assertThat(heard).isEmpty();
        assertThat(watching.wanted()).isFalse();
        assertThat(watching.helloIsDue(B, 0)).isFalse();
    }
}
