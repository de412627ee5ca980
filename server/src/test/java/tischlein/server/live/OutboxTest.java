package tischlein.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OutboxTest {
    private final List<String> sent = new ArrayList<>();
    private final ArrayDeque<Runnable> pending = new ArrayDeque<>();

    private Outbox slow(int most) {
        return new Outbox(
                (message, gone) -> {
                    sent.add(message);
                    pending.add(gone);
                },
                most);
    }

    @Test
    void oneMessageIsOnItsWayAtATimeInOrder() {
        var outbox = slow(100);
        assertThat(outbox.put("a")).isTrue();
        assertThat(outbox.put("b")).isTrue();
        assertThat(outbox.put("c")).isTrue();
        assertThat(sent).containsExactly("a");
        pending.remove().run();
        assertThat(sent).containsExactly("a", "b");
        pending.remove().run();
        pending.remove().run();
        assertThat(sent).containsExactly("a", "b", "c");
        outbox.put("d");
        assertThat(sent).endsWith("d");
    }

    @Test
    void messagesThatAreGoneAtOnceDoNotPileUpTheStack() {
        var outbox = new Outbox[1];
        var count = new int[1];
        outbox[0] =
                new Outbox(
                        (_, gone) -> {
                            if (count[0]++ == 0) {
                                IntStream.range(0, 100_000).forEach(_ -> outbox[0].put("x"));
                            }
                            gone.run();
                        },
                        1_000_000);
        outbox[0].put("first");
        assertThat(count[0]).isEqualTo(100_001);
    }

    @Test
    void itOverflowsOnceAndForgetsWhatWasInIt() {
        var outbox = slow(10);
        outbox.put("on its way");
        assertThat(outbox.put("12345")).isTrue();
        assertThat(outbox.put("12345")).isTrue();
        assertThat(outbox.put("6")).isFalse();
        assertThat(outbox.put("7")).isTrue();
        pending.remove().run();
        assertThat(sent).containsExactly("on its way");
        assertThat(pending).isEmpty();
    }

    @Test
    void theLastThingIsDoneWhenAllIsSent() {
        var outbox = slow(100);
        outbox.put("a");
        outbox.put("b");
        outbox.finish(() -> sent.add("last"));
        outbox.put("too late");
        pending.remove().run();
        assertThat(sent).containsExactly("a", "b");
        pending.remove().run();
        assertThat(sent).containsExactly("a", "b", "last");
    }

    @Test
    void anEmptyBoxIsFinishedAtOnce() {
        slow(100).finish(() -> sent.add("last"));
        assertThat(sent).containsExactly("last");
    }

    @Test
    void whateverThreadsPutInNothingIsLostOrDoubled() throws InterruptedException {
        var all = java.util.Collections.synchronizedList(new ArrayList<String>());
        var done = new CountDownLatch(4 * 1_000);
        var outbox =
                new Outbox(
                        (message, gone) -> {
                            all.add(message);
                            done.countDown();
                            if (message.hashCode() % 3 == 0) {
                                Thread.startVirtualThread(gone);
                            } else {
                                gone.run();
                            }
                        },
                        1_000_000);
        for (int thread = 0; thread < 4; thread++) {
            int n = thread;
            Thread.startVirtualThread(
                    () -> IntStream.range(0, 1_000).forEach(i -> outbox.put(n + "." + i)));
        }
        done.await();
        assertThat(all).doesNotHaveDuplicates().hasSize(4_000);
        for (int thread = 0; thread < 4; thread++) {
            var mine = thread + ".";
            assertThat(all.stream().filter(message -> message.startsWith(mine)))
                    .containsExactlyElementsOf(
                            IntStream.range(0, 1_000).mapToObj(i -> mine + i).toList());
        }
    }
}
