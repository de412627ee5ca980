package tischlein.table.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.bots.live.BotMemory;
import tischlein.table.bots.KeptMemories.Keeper;
import tischlein.table.store.Setup.Chair;

class KeptMemoriesTest {
    private static final BotMemory MEMORY = Memories.of(10, 20);
    private static final int ROOM = 3;

    private final KeptMemories kept = new KeptMemories((long) ROOM * MEMORY.bytes());
    private final List<Keeper> keepers =
            IntStream.range(0, 10).mapToObj(_ -> new Keeper("sharp", Chair.OPEN)).toList();

    private List<Integer> remembering() {
        var remembering = new ArrayList<Integer>();
        for (int place = 0; place < keepers.size(); place++) {
            if (!kept.take(keepers.get(place)).isEmpty()) {
                remembering.add(place);
            }
        }
        return remembering;
    }

    @Test
    void howeverManyThereAreTheyTakeNoMoreBytesThanTheyMay() {
        for (var keeper : keepers) {
            kept.keep(keeper, MEMORY);
            assertThat(kept.bytes()).isLessThanOrEqualTo((long) ROOM * MEMORY.bytes());
            assertThat(kept.bytes()).isEqualTo((long) kept.size() * MEMORY.bytes());
        }
        assertThat(kept.size()).isEqualTo(ROOM);
        kept.keep(keepers.getFirst(), Memories.of(400, 20)); // alone more than there may be
        assertThat(kept.bytes()).isZero();
        assertThat(kept.size()).isZero();
    }

    @Test
    void whoHasNotThoughtForLongestForgets() {
        kept.keep(keepers.get(0), MEMORY);
        kept.keep(keepers.get(1), MEMORY);
        kept.keep(keepers.get(2), MEMORY);
        kept.keep(keepers.get(0), MEMORY);
        kept.keep(keepers.get(3), MEMORY);
        assertThat(remembering()).containsExactly(0, 2, 3);
    }

    @Test
    void whatOneHasTakenNobodyElseGets() {
        kept.keep(keepers.getFirst(), MEMORY);
        assertThat(kept.take(keepers.getFirst())).isEqualTo(MEMORY);
        assertThat(kept.take(keepers.getFirst()).isEmpty()).isTrue();
        assertThat(kept.bytes()).isZero();
    }

    @Test
    void somebodyWithTheSameNamesIsSomebodyElse() {
        kept.keep(keepers.getFirst(), MEMORY);
        assertThat(kept.take(new Keeper("sharp", Chair.OPEN)).isEmpty()).isTrue();
    }

    @Test
    void whoRemembersNothingTakesNoRoom() {
        keepers.forEach(keeper -> kept.keep(keeper, BotMemory.NONE));
        assertThat(kept.size()).isZero();
    }

    @Test
    void aServerHasRoomForManyBotsButNotForAllOfThreeThousandTables() {
        long most = Memories.of(BotMemory.MOST_CASES, 20).bytes() + 4L * BotMemory.MOST_CHOICES;
        assertThat(KeptMemories.MOST_BYTES / most).isBetween(1_500L, 3_000L);
    }
}
