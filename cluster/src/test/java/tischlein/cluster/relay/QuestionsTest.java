package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.links.WiredServers;
import tischlein.cluster.messages.LinkMessage;
import tischlein.table.request.Answer;

class QuestionsTest {
    private static final int LONG = 3_000; // milliseconds
    private static final int VERY_LONG = 11_000;

    private final AtomicLong time = new AtomicLong(1);
    private final WiredServers wires = new WiredServers();
    private final Homes homes = new Homes(new ServerName("a"), names("a", "b"));
    private final List<Answer> answers = new ArrayList<>();
    private String table = "";
    private Questions questions = questions();

    private static List<ServerName> names(String... names) {
        return Stream.of(names).map(ServerName::new).toList();
    }

    private Questions questions() {
        var sender = new LinkSender(wires.start("a"), (_, _) -> {}, new ClusterFigures());
        return new Questions(homes, sender, time::get);
    }

    @BeforeEach
    void findATableThatLivesAtB() {
        int n = 0;
        do {
            table = "T" + n++;
        } while (!homes.of(table).text().equals("b"));
    }

    private void ask(boolean repeatable) {
        questions.ask(
                table,
                repeatable,
                () -> true,
                _ -> new LinkMessage.Wake(table),
                (_, _, answer) -> answers.add(answer));
    }

    private void answered(long id, Answer answer) {
        questions.answered(new ServerName("b"), id, answer);
    }

    @Test
    void theFirstAnswerCountsAndNoOther() {
        ask(true);
        answered(1, new Answer.Done(3));
        answered(1, new Answer.Done(4));
        answered(7, new Answer.Done(5));
        assertThat(answers).containsExactly(new Answer.Done(3));
    }

    @Test
    void whoWasNotAskedCannotAnswer() {
        ask(true);
        questions.answered(new ServerName("c"), 1, new Answer.Done(3));
        assertThat(answers).isEmpty();
    }

    @Test
    void aTableThatHasMovedIsAskedAgainWhateverTheQuestion() {
        ask(false);
        answered(1, Answer.Refused.moved());
        assertThat(answers).isEmpty();
        questions.look();
        answered(2, new Answer.Done(3));
        assertThat(answers).containsExactly(new Answer.Done(3));
        assertThat(wires.sent()).hasSize(2);
    }

    @Test
    void ifTheNewHomeOfATableIsKnownItIsAskedAtOnce() {
        ask(false);
        homes.leaving(new ServerName("b"));
        answered(1, Answer.Refused.moved());
        assertThat(questions.last()).isEqualTo(2);
        questions.answered(new ServerName("a"), 2, new Answer.Done(3));
        assertThat(answers).containsExactly(new Answer.Done(3));
    }

    @Test
    void aSilentHomeIsAskedAgainOnlyIfThatIsSafe() {
        ask(false);
        ask(true);
        time.addAndGet(LONG);
        questions.look();
        assertThat(questions.last()).isEqualTo(3);
        answered(2, new Answer.Done(2)); // too late: another one has been asked
        assertThat(answers).isEmpty();
        answered(3, new Answer.Done(3));
        answered(1, new Answer.Done(1));
        assertThat(answers).containsExactly(new Answer.Done(3), new Answer.Done(1));
    }

    @Test
    void whoeverWaitsForVeryLongIsRefused() {
        ask(false);
        ask(true);
        time.addAndGet(VERY_LONG);
        questions.look();
        assertThat(answers).containsExactly(Answer.Refused.moved(), Answer.Refused.moved());
    }

    @Test
    void aHomeThatIsGoneIsNotWaitedFor() {
        ask(false);
        ask(true);
        homes.present(names("a", "c"));
        questions.look();
        assertThat(answers).containsExactly(Answer.Refused.moved());
        assertThat(questions.last()).isEqualTo(3);
    }

    @Test
    void aStoppingServerAnswersWhatIsLeft() {
        ask(true);
        questions.close(new Answer.Noted());
        answered(1, new Answer.Done(1));
        assertThat(answers).containsExactly(new Answer.Noted());
    }
}
