package tischlein.load.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.client.ServerMessage;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;
import tischlein.load.clients.ClientFault;
import tischlein.load.clients.ClientFault.Kind;
import tischlein.load.clients.Staged;

/** Frames with something planted in them that cannot be true. */
class FrameInspectorTest {
    private final List<ClientFault> faults = new ArrayList<>();
    private final Staged<?, ?> game = Staged.of("buffet", 1);

    private SeatKnowledge knowledge(int every) {
        var knowledge =
                new SeatKnowledge(game.mind(), new Seeded(1), game.seats(), every, faults::add);
        knowledge.begin("K7QF2");
        return knowledge;
    }

    private ServerMessage.Frame head(int seat) {
        return new ServerMessage.Frame("K7QF2", seat, game.version());
    }

    private Kind found() {
        assertThat(faults).hasSize(1);
        assertThat(faults.getFirst().table()).isEqualTo("K7QF2");
        assertThat(faults.getFirst().version()).isEqualTo(game.version());
        return faults.getFirst().kind();
    }

    private void step() {
        for (int rest = game.owing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            game.play(seat, game.see(seat).choice(new Seeded(seat)));
        }
        game.chance();
    }

    private void tellAll(SeatKnowledge knowledge) {
        for (int seat = 0; seat < game.seats(); seat++) {
            knowledge.told(head(seat), game.frame(seat));
        }
    }

    @Test
    void trueFramesHaveNoFault() {
        var knowledge = knowledge(1);
        for (int step = 0; step < 5; step++) {
            tellAll(knowledge);
            step();
        }
        tellAll(knowledge);
        knowledge.compare();
        assertThat(faults).isEmpty();
        assertThat(knowledge.complete()).isTrue();
    }

    @Test
    void aVersionThatGoesBackIsFound() {
        var knowledge = knowledge(1_000_000);
        int before = game.version();
        step();
        knowledge.told(head(2), game.frame(2));
        knowledge.told(new ServerMessage.Frame("K7QF2", 2, before), game.frame(2));
        assertThat(faults).containsExactly(new ClientFault(Kind.BACKWARDS, "K7QF2", before, 2));
    }

    @Test
    void anotherTableBeginsAtZero() {
        var knowledge = knowledge(1_000_000);
        knowledge.told(head(2), game.frame(2));
        knowledge.begin("Q2W3R4");
        knowledge.told(new ServerMessage.Frame("Q2W3R4", 2, 1), game.frame(2));
        assertThat(faults).isEmpty();
    }

    @Test
    void aChoiceThatTheRulesDoNotAllowIsFound() {
        knowledge(1)
                .told(head(1), game.frame(1, Map.of("choices", List.of(Map.of("move", "keep")))));
        assertThat(found()).isEqualTo(Kind.CHOICES);
    }

    @Test
    void somebodyWhoIsWaitedForAloneThoughAllChooseIsFound() {
        knowledge(1).told(head(1), game.frame(1, Map.of("waiting", List.of(1))));
        assertThat(found()).isEqualTo(Kind.WAITING);
    }

    @Test
    void aFrameThatIsNoneIsFound() {
        knowledge(1)
                .told(head(1), "{\"is\":\"frame\",\"view\":7}".getBytes(StandardCharsets.UTF_8));
        assertThat(found()).isEqualTo(Kind.UNREADABLE);
    }

    @Test
    void aSeatThatIsToldOfAnotherTableIsFound() {
        var other = Staged.of("buffet", 2);
        var knowledge = knowledge(1);
        knowledge.told(head(0), game.frame(0));
        knowledge.told(head(1), other.frame(1, Map.of("version", game.version())));
        assertThat(found()).isEqualTo(Kind.SEATS);
        assertThat(faults.getFirst().seat()).isEqualTo(1);
    }

    @Test
    void ofManyVersionsTheSameAreLookedAtForAllSeats() {
        var inspector = new FrameInspector(4, 10, faults::add);
        long looked = java.util.stream.IntStream.range(0, 10_000).filter(inspector::looks).count();
        assertThat(looked).isBetween(850L, 1_150L);
    }

    @Test
    void aSeatThatComesToRestSomewhereElseIsFound() {
        var knowledge = knowledge(1_000_000);
        knowledge.told(head(3), game.frame(3));
        step();
        for (int seat = 0; seat < 3; seat++) {
            knowledge.told(head(seat), game.frame(seat));
        }
        knowledge.compare();
        assertThat(found()).isEqualTo(Kind.REST);
        assertThat(faults.getFirst().seat()).isEqualTo(3);
    }

    @Test
    void aSeatThatHearsNothingAnyMoreIsFound() {
        var knowledge = knowledge(1_000_000);
        tellAll(knowledge);
        knowledge.await(List.of(2));
        assertThat(knowledge.complete()).isFalse();
        knowledge.compare();
        assertThat(found()).isEqualTo(Kind.REST);
    }

    @Test
    void seatsThatDoNotAgreeOnWhoHasChosenAreFound() {
        var knowledge = knowledge(1_000_000);
        tellAll(knowledge);
        knowledge.told(
                head(2), game.frame(2, Map.of("chosen", List.of(Map.of("seat", 0, "pledge", "")))));
        knowledge.compare();
        assertThat(found()).isEqualTo(Kind.REST);
        assertThat(faults.getFirst().seat()).isEqualTo(2);
    }

    @Test
    void whoHasChosenIsNotAskedAgain() {
        var knowledge = knowledge(1_000_000);
        tellAll(knowledge);
        for (int seat = 0; seat < 3; seat++) {
            knowledge.chose(seat, game.version());
        }
        assertThat(knowledge.mover().orElseThrow().seat()).isEqualTo(3);
        knowledge.reached(game.version() + 1);
        assertThat(knowledge.mover()).as("the frames are of an older version").isEmpty();
    }
}
