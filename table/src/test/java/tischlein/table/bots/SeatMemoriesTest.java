package tischlein.table.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tischlein.bots.live.BotMemory;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup.Chair;

class SeatMemoriesTest {
    private static final BotMemory LITTLE = Memories.of(2, 20);
    private static final BotMemory MUCH = Memories.of(5, 40);
    private static final Chair MINNA = Chair.of("sharp", "Minna", "mouse");
    private static final Chair KARL = Chair.of("sharp", "Karl", "mouse");
    private static final Chair ANNA = Chair.of(new Guest("hash", "Anna", "cat", 0));

    private final KeptMemories kept = new KeptMemories(KeptMemories.MOST_BYTES);
    private final SeatMemories memories = new SeatMemories(kept, 3);

    @BeforeEach
    void twoBotsPlay() {
        memories.plays(0, "", ANNA);
        memories.plays(1, "sharp", MINNA);
        memories.plays(2, "sharp", KARL);
    }

    /** Somebody at this seat thinks and comes to an end. */
    private BotMemory thinks(int seat, BotMemory learned) {
        var lent = memories.lend(seat);
        lent.learned(learned);
        memories.giveBack(seat, lent);
        return lent.before();
    }

    @Test
    void theNextThoughtBeginsWithWhatTheLastOneLearned() {
        assertThat(thinks(1, LITTLE).isEmpty()).isTrue();
        memories.plays(1, "sharp", MINNA.muted(true)); // somebody has changed something else
        assertThat(thinks(1, MUCH)).isEqualTo(LITTLE);
        assertThat(thinks(1, MUCH)).isEqualTo(MUCH);
    }

    @Test
    void nobodyGetsWhatWasLearnedAtAnotherSeat() {
        thinks(1, MUCH);
        assertThat(memories.lend(2).before().isEmpty()).isTrue();
        assertThat(memories.lend(0).before().isEmpty()).isTrue();
        var other = new SeatMemories(kept, 3);
        other.plays(1, "sharp", MINNA);
        assertThat(other.lend(1).before().isEmpty()).isTrue(); // nor at another table
        assertThat(memories.lend(1).before()).isEqualTo(MUCH);
    }

    @Test
    void whileAThoughtHasItNobodyElseDoes() {
        thinks(1, MUCH);
        assertThat(memories.lend(1).before()).isEqualTo(MUCH);
        assertThat(memories.lend(1).before().isEmpty()).isTrue();
    }

    @Test
    void afterAThoughtThatWasGivenUpTheBotBeginsAnew() {
        thinks(1, LITTLE);
        var givenUp = memories.lend(1);
        var next = memories.lend(1);
        givenUp.learned(MUCH); // it is still running somewhere
        assertThat(next.before().isEmpty()).isTrue();
        assertThat(memories.lend(1).before().isEmpty()).isTrue();
    }

    @Test
    void afterAThoughtThatFailedTheBotBeginsAnew() {
        thinks(1, LITTLE);
        memories.giveBack(1, memories.lend(1)); // with moves that the game advised
        assertThat(memories.lend(1).before().isEmpty()).isTrue();
        assertThat(kept.size()).isZero();
    }

    @Test
    void whoTakesOverASeatGetsNothingOfWhatWasLearnedThere() {
        thinks(1, MUCH);
        memories.plays(1, "sharp", KARL);
        assertThat(kept.size()).isZero();
        thinks(1, MUCH);
        memories.plays(1, "search", KARL);
        assertThat(kept.size()).isZero();
        thinks(1, MUCH);
        memories.plays(1, "", ANNA);
        assertThat(kept.size()).isZero();
        assertThat(thinks(1, MUCH).isEmpty()).isTrue();
        assertThat(kept.size()).isZero(); // a guest has no memory here
    }

    @Test
    void whoeverTakesOverASeatWhileItsBotThinksGetsNothingEither() {
        var lent = memories.lend(1);
        memories.plays(1, "sharp", KARL);
        lent.learned(MUCH);
        memories.giveBack(1, lent);
        assertThat(kept.size()).isZero();
    }

    @Test
    void aBotThatPlaysForSomebodyAwayForgetsWhenTheyAreBack() {
        memories.plays(0, "search", ANNA);
        thinks(0, MUCH);
        memories.plays(0, "search", ANNA); // still away
        assertThat(kept.size()).isEqualTo(1);
        memories.plays(0, "", ANNA);
        assertThat(kept.size()).isZero();
        memories.plays(0, "search", ANNA);
        assertThat(memories.lend(0).before().isEmpty()).isTrue();
    }

    @Test
    void inTheEndAllIsForgotten() {
        thinks(1, MUCH);
        var lent = memories.lend(2);
        memories.end();
        lent.learned(MUCH);
        memories.giveBack(2, lent);
        assertThat(kept.size()).isZero();
        assertThat(kept.bytes()).isZero();
    }
}
