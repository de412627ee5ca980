package tischlein.review.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.kernel.Seeded;

class RoundedColumnsTest {
    @Test
    void whatIsShownAddsUpToWhatIsShownAsTheSum() {
        var random = new Seeded(4);
        for (int i = 0; i < 1000; i++) {
            var account =
                    new Account(
                            random.nextDouble() - 0.5,
                            random.nextDouble() - 0.5,
                            random.nextDouble() - 0.5,
                            random.nextDouble() - 0.5);
            var shown = RoundedColumns.of(account, 1000);
            assertThat(shown.stream().mapToInt(Integer::intValue).sum())
                    .isEqualTo((int) Math.round(account.sum() * 1000));
            for (int column = 0; column < shown.size(); column++) {
                assertThat(Math.abs(shown.get(column) - 1000 * account.columns().get(column)))
                        .isLessThan(1);
            }
        }
    }

    @Test
    void threeThirdsAreNotAllRoundedDown() {
        assertThat(RoundedColumns.of(new Account(0, 1 / 3.0, 1 / 3.0, 1 / 3.0), 10))
                .containsExactly(0, 4, 3, 3);
    }
}
