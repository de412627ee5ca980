package tischlein.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.buckets.Buckets;
import tischlein.buffet.Buffet;
import tischlein.log.Log;
import tischlein.office.Office;
import tischlein.review.game.GamePath;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.ledger.Bookkeeper.Effort;

class ReviewerTest {
    private static final Precision LITTLE =
            new Precision(new Effort(4, 1), new Effort(32, 8), 64, 20);
    private static final Log GAME = new BotGames<>(new Buffet(), 3, "random", "greedy").play(5);

    private static final Review REVIEW = review(1);

    private static Review review(long seed) {
        return Reviewer.of(new Buffet(), GAME, seed).review(LITTLE, _ -> {});
    }

    @Test
    void theSameLogSeedAndPrecisionGiveTheSameReview() {
        assertThat(REVIEW.toString().replaceAll("@\\w+", ""))
                .isEqualTo(review(1).toString().replaceAll("@\\w+", ""));
        assertThat(REVIEW.ledger())
                .isNotEqualTo(LedgerTest.ledger(new Buffet(), GAME, LITTLE.fine(), 2));
    }

    @Test
    void itIsRoughFirstAndFinerLater() {
        var heard = new ArrayList<Review>();
        var last = Reviewer.of(new Buffet(), GAME, 1).review(LITTLE, heard::add);
        assertThat(heard).hasSizeGreaterThan(2);
        assertThat(heard.getLast()).isSameAs(last);
        assertThat(heard.getFirst().complete()).isFalse();
        assertThat(last.complete()).isTrue();
        assertThat(heard.stream().map(Review::judged)).isSorted();
        assertThat(last.ledger().reach(0).chair())
                .isLessThan(heard.getFirst().ledger().reach(0).chair());
        assertThat(last.ledger()).isSameAs(heard.get(1).ledger());
    }

    @Test
    void aReviewNamesWhatItRestsOn() {
        assertThat(REVIEW.value()).isEqualTo("advice-1");
        assertThat(REVIEW.policy()).isEqualTo("greedy-1");
        assertThat(REVIEW.proved()).isFalse();
    }

    @Test
    void turningPointsAreTheLargestSwingsInTheirOrder() {
        var review = REVIEW;
        assertThat(review.turns()).hasSizeBetween(1, 3);
        assertThat(review.turns().stream().map(TurningPoint::line)).isSorted();
        assertThat(review.turns()).allSatisfy(turn -> assertThat(turn.what()).isPresent());
        double smallest =
                review.turns().stream()
                        .mapToDouble(turn -> Math.abs(turn.to() - turn.from()))
                        .min()
                        .orElseThrow();
        var choices = review.ledger().bookings().stream().filter(booking -> !booking.chance());
        assertThat(
                        choices.flatMap(booking ->
                                        List.of(0, 1, 2).stream()
                                                .map(seat ->
                                                        Math.abs(
                                                                booking.after().of(seat)
                                                                        - booking.before()
                                                                                .of(seat))))
                                .filter(swing -> swing > smallest + 1e-9)
                                .count())
                .isLessThanOrEqualTo(9);
    }

    @Test
    void aSoleMoversChoiceIsNobodyElsesDoing() {
        var game = new Buckets();
        var log = new BotGames<>(game, 3, "random").play(2);
        var ledger = LedgerTest.ledger(game, log, new Effort(4, 1), 1);
        var path = GamePath.of(game, log);
        for (var booking : ledger.bookings()) {
            if (path.parts().get(booking.part()) instanceof SeatsChoose<?> step && step.alone()) {
                int seat = step.choices().getFirst().seat();
                assertThat(booking.entries().get(seat).others()).isZero();
                assertThat(booking.entries().get(seat).luck()).isZero();
            }
        }
    }

    @Test
    void whoHadNoChoiceIsNeitherPraisedNorBlamed() {
        var game = new Office();
        var log = new BotGames<>(game, 4, "greedy").play(3);
        var ledger = LedgerTest.ledger(game, log, new Effort(4, 4), 1);
        var path = GamePath.of(game, log);
        for (var booking : ledger.bookings()) {
            if (path.parts().get(booking.part()) instanceof SeatsChoose<?> step) {
                for (int seat = 0; seat < 4; seat++) {
                    if ((step.seats() >> seat & 1) == 0) {
                        assertThat(booking.entries().get(seat).own()).isZero();
                    }
                }
            }
        }
    }

    @Test
    void aGameThatIsNotOverIsToldAsFarAsItGoes() {
        var half =
                new Log(
                        GAME.file(),
                        GAME.header(),
                        GAME.entries().subList(0, GAME.entries().size() / 2),
                        false);
        var review = Reviewer.of(new Buffet(), half, 1).review(LITTLE, _ -> {});
        assertThat(review.ledger().finished()).isFalse();
        assertThat(review.complete()).isTrue();
        assertThat(review.ledger().bookings()).isNotEmpty();
        assertThat(review.ledger().end().chances()).noneMatch(chance -> chance == 1);
    }
}
