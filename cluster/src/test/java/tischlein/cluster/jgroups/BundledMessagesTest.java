package tischlein.cluster.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class BundledMessagesTest {
    private static final List<byte[]> MESSAGES =
            List.of(new byte[] {1, 2, 3}, new byte[0], new byte[] {4});

    @Test
    void whatWasJoinedIsSplitAgainInOrder() {
        var joined = BundledMessages.joined(MESSAGES);
        assertThat(BundledMessages.split(joined, 0, joined.length))
                .containsExactlyElementsOf(MESSAGES);
        var shifted = new byte[joined.length + 9];
        System.arraycopy(joined, 0, shifted, 5, joined.length);
        assertThat(BundledMessages.split(shifted, 5, joined.length))
                .containsExactlyElementsOf(MESSAGES);
    }

    @Test
    void whatIsCutShortGivesOnlyWhatIsWhole() {
        var joined = BundledMessages.joined(MESSAGES);
        var cut = Arrays.copyOf(joined, joined.length - 1);
        assertThat(BundledMessages.split(cut, 0, cut.length))
                .containsExactlyElementsOf(MESSAGES.subList(0, 2));
        assertThat(BundledMessages.split(new byte[] {-1, -1, -1, -1, 0}, 0, 5)).isEmpty();
        assertThat(BundledMessages.split(new byte[0], 0, 0)).isEmpty();
    }
}
