package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static tischlein.log.Tampering.FIRST_ROUND;
import static tischlein.log.Tampering.LINES;
import static tischlein.log.Tampering.ROUND;
import static tischlein.log.Tampering.SEED_LINE;
import static tischlein.log.Tampering.assertMisfit;
import static tischlein.log.Tampering.line;
import static tischlein.log.Tampering.plain;
import static tischlein.log.Tampering.sealed;
import static tischlein.log.Tampering.swapped;
import static tischlein.log.Tampering.verified;
import static tischlein.log.Tampering.with;
import static tischlein.log.Tampering.without;

import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.log.Verification.Draws;

class VerificationTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aFairLogFits(int seats) {
        int choices = seats == 1 ? 0 : 3 * seats;
        assertThat(verified(sealed(seats)))
                .isEqualTo(new Verification(Draws.CHECKED, 3, choices, 0, Optional.empty()));
    }

    @Test
    void aFairLogFitsWhereverItIsBrokenOff() {
        for (int length = 4; length < LINES.size(); length++) {
            var verification = verified(LINES.subList(0, length));
            boolean over = length >= SEED_LINE - 4;
            if (over && length < SEED_LINE - 1) {
                assertThat(verification.misfit().map(Misfit::kind)).contains(Misfit.Kind.ENDED);
            } else {
                assertThat(verification.misfit()).isEmpty();
            }
            assertThat(verification.chance()).isEqualTo(over ? Draws.MISSING : Draws.UNTOLD);
        }
    }

    @Test
    void aLogThatEndsUnopenedIsToldWithTheOpeningThatIsMissing() {
        assertMisfit(
                LINES.subList(0, SEED_LINE - 2), SEED_LINE - 2, Misfit.Kind.ENDED, "! 2 SALT", "");
    }

    @Test
    void anUnfinishedLogIsCheckedAsFarAsItGoes() {
        var verification = verified(LINES.subList(0, FIRST_ROUND + ROUND));
        assertThat(verification)
                .isEqualTo(new Verification(Draws.UNTOLD, 2, 3, 0, Optional.empty()));
    }

    @Test
    void withoutASealNothingIsPromised() {
        assertThat(verified(plain(3)))
                .isEqualTo(new Verification(Draws.UNSEALED, 3, 0, 9, Optional.empty()));
        assertThat(verified(without(4)))
                .isEqualTo(new Verification(Draws.UNSEALED, 3, 9, 0, Optional.empty()));
    }

    @Test
    void aStepMayBeWithoutAnyCommitmentAndIsCounted() {
        var lines = new ArrayList<>(LINES);
        lines.subList(FIRST_ROUND + 9, FIRST_ROUND + 12).clear();
        lines.subList(FIRST_ROUND, FIRST_ROUND + 3).clear();
        assertThat(verified(lines))
                .isEqualTo(new Verification(Draws.CHECKED, 3, 6, 3, Optional.empty()));
    }

    @Test
    void theMovesOfAStepMayStandInAnyOrder() {
        assertThat(verified(swapped(FIRST_ROUND + 5, FIRST_ROUND + 6)).misfit()).isEmpty();
    }

    @Test
    void aLogThatBreaksTheRulesIsRefusedAsInAReplay() {
        var error =
                catchThrowableOfType(
                        LogError.class, () -> verified(with(FIRST_ROUND + 4, "0 one")));
        assertThat(error.line()).isEqualTo(FIRST_ROUND + 4);
        assertThat(error.sentence().key()).isEqualTo("log.illegal");
        var again = new ArrayList<>(LINES);
        again.add(FIRST_ROUND, line(FIRST_ROUND));
        assertThat(catchThrowableOfType(LogError.class, () -> verified(again)).line())
                .isEqualTo(FIRST_ROUND + 1);
    }

    @Test
    void noLineCanBeLeftOutUnnoticed() {
        for (int number = FIRST_ROUND; number < SEED_LINE; number++) {
            var lines = without(number);
            int first;
            try {
                first = verified(lines).misfit().orElseThrow().line();
            } catch (LogError e) {
                first = e.line();
            }
            int afterTheRound = FIRST_ROUND + ((number - FIRST_ROUND) / ROUND + 1) * ROUND;
            assertThat(first).isBetween(number, afterTheRound);
        }
    }
}
