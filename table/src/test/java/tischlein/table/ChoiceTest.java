package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.ProtocolJson;

class ChoiceTest {
    /** Seat 1 is the first to leave and may swap: it has 0, 1, 2, 5, 6 and more. */
    private static final String SWAP =
            """
            tischlein 1
            game buffet 1
            seats 3 edition french first 1
            * draw 9
            * draw 9
            * draw 7
            * draw 5
            * draw 4
            * draw 3
            * draw 1
            * draw 0
            * draw -1
            * draw 8
            * draw 8
            * draw 6
            * draw 6
            * draw 5
            * draw 2
            * draw 2
            * draw 1
            * draw 0
            * draw 9
            * draw 7
            * draw 7
            * draw 4
            * draw 3
            * draw 3
            * draw 2
            * draw 1
            * draw 0
            * serve cheese 5
            * serve salad -1
            * serve pizza 3
            * serve sausage 1
            * serve chicken 4
            0 play 7
            1 play 2
            2 play 4
            """;

    private final TestTables room = new TestTables(1);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    @AfterEach
    void close() {
        room.close();
    }

    private String swap() {
        var wish = TestTables.wish("", Map.of(), SWAP, "me");
        return room.playing(wish, anna, ben, cleo);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "give 2, give 5, give 6, keep",
                "keep, give 6, give 5, give 2",
                "give 6, keep, give 2, give 5"
            })
    void aSwapMayBeGivenInAnyOrder(String moves) {
        var table = swap();
        int version = ben.version(table);
        TestTables.done(ben.choose(table, 1, version, List.of(moves.split(", "))));
        assertThat(room.lines(table).subList(version, version + 4))
                .containsExactly("1 give 2", "1 give 5", "1 give 6", "1 keep");
    }

    @Test
    void aBidMayBeGivenInAnyOrder() {
        var table = room.playing(TestTables.wish("office", "me", "open", "open"), anna, ben, cleo);
        int version = anna.version(table);
        var bidders = new ArrayList<TestGuest>();
        for (var client : List.of(anna, ben, cleo)) {
            int seat = List.of(anna, ben, cleo).indexOf(client);
            if (!TestTables.moves(client.frame(seat)).isEmpty()) {
                bidders.add(client);
                var bid = List.of("ones 1", "fives 1", "tens 0", "twos 0", "twenties 0");
                TestTables.done(client.choose(table, seat, version, bid));
            }
        }
        assertThat(bidders).hasSize(2);
        int seat = List.of(anna, ben, cleo).indexOf(bidders.getFirst());
        assertThat(room.lines(table).subList(version + 2, version + 7))
                .containsExactly(
                        seat + " twenties 0",
                        seat + " tens 0",
                        seat + " fives 1",
                        seat + " twos 0",
                        seat + " ones 1");
    }

    @Test
    void aPyramidIsBuiltInTheOrderInWhichItIsGiven() {
        var table = room.playing(TestTables.wish("buckets", "me", "open"), anna, ben);
        int version = anna.version(table);
        var pyramid = new ArrayList<>(room.choice(anna, table, 0));
        assertThat(pyramid).hasSize(15);
        Collections.shuffle(pyramid, new Random(3));
        TestTables.done(anna.choose(table, 0, version, pyramid));
        assertThat(anna.frame(0).has("mine")).isFalse(); // that was told before
        anna.watch(table, 0);
        assertThat(anna.frame(0).path("mine").valueStream().map(m -> m.asString()).toList())
                .isEqualTo(pyramid);
    }

    @Test
    void whatIsNoWholeChoiceChangesNothing() {
        var table = swap();
        int version = ben.version(table);
        var before = room.log(table);
        refuse(table, version, "refused.incomplete", "give 2");
        refuse(table, version, "refused.incomplete");
        refuse(table, version, "refused.many", "keep", "keep");
        refuse(table, version, "refused.word", "give 2", "give cheese", "keep");
        refuse(table, version, "refused.stale", "ignored");
        assertThat(room.log(table)).isEqualTo(before);
        assertThat(ben.version(table)).isEqualTo(version);
        ben.watch(table, 1);
        assertThat(TestTables.moves(ben.frame(1))).contains("give 2", "keep");
        TestTables.done(ben.choose(table, 1, version, List.of("keep")));
    }

    private void refuse(String table, int version, String key, String... moves) {
        boolean stale = key.equals("refused.stale");
        var answer = ben.choose(table, 1, stale ? version - 1 : version, List.of(moves));
        TestTables.refused(answer, stale ? Answer.Reason.CONFLICT : Answer.Reason.UNSUITABLE, key);
    }

    @Test
    void anIllegalMoveIsRefusedWithItsRule() {
        var table = swap();
        int version = ben.version(table);
        var answer = ben.choose(table, 1, version, List.of("give 9", "keep"));
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        assertThat(((Answer.Refused) answer).rule()).isEqualTo("6.1");
        var early = anna.choose(table, 0, version, List.of("play 9"));
        assertThat(((Answer.Refused) early).rule()).isEqualTo("6.1");
        assertThat(room.lines(table)).hasSize(version);
    }

    @Test
    void aThousandMovesAreRefusedAtOnce() {
        var table = swap();
        var moves = Collections.nCopies(1_000, "give 2");
        assertThat(ben.choose(table, 1, ben.version(table), moves))
                .isInstanceOf(Answer.Refused.class);
    }

    @Test
    void aTryStoresNothingAndSaysHowItCanGoOn() {
        var table = swap();
        int version = ben.version(table);
        var answer =
                (Answer.Told)
                        ben.ask(
                                table,
                                new Request.Try(
                                        ben.guest(), 1, version, List.of("give 5", "give 2")));
        var tried = ProtocolJson.MAPPER.readTree(answer.json());
        assertThat(tried.path("complete").asBoolean()).isFalse();
        assertThat(tried.path("moves").toString()).isEqualTo("[\"give 2\",\"give 5\"]");
        assertThat(TestTables.moves(tried)).contains("give 6", "keep").doesNotContain("give 2");
        assertThat(room.lines(table)).hasSize(version);
        var whole =
                (Answer.Told)
                        ben.ask(table, new Request.Try(ben.guest(), 1, version, List.of("keep")));
        assertThat(ProtocolJson.MAPPER.readTree(whole.json()).path("complete").asBoolean())
                .isTrue();
        assertThat(room.lines(table)).hasSize(version);
    }

    @Test
    void adviceGoesOnFromTheMovesInMind() {
        var table = swap();
        var advice =
                ben.ask(
                        table,
                        new Request.Suggest(
                                ben.guest(), 1, ben.version(table), List.of("give 5", "give 2")));
        assertThat(advice).isInstanceOf(Answer.Suggested.class);
        assertThat(((Answer.Suggested) advice).moves()).startsWith("give 2", "give 5");
        TestTables.refused(
                anna.ask(
                        table,
                        new Request.Suggest(anna.guest(), 0, anna.version(table), List.of())),
                Answer.Reason.UNSUITABLE,
                "refused.turn");
    }
}
