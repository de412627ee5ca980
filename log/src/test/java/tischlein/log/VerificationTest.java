package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.log.Verification.Draws;

class VerificationTest {
    private static final Mugs MUGS = new Mugs();
    private static final SecretSeed SEED = seed(1);

    /** A game of three seats. Line 4 is the seal, then there are three rounds, then the seed. */
    private static final List<String> LINES = sealed(3).lines().toList();

    private static final int FIRST_ROUND = 5;
    private static final int ROUND = 1 + 3 + 6 + 3;
    private static final int SEED_LINE = FIRST_ROUND + 3 * ROUND;

    private static SecretSeed seed(int number) {
        var bytes = new byte[32];
        new Seeded(number).nextBytes(bytes);
        return SecretSeed.of(bytes);
    }

    private static String plain(int seats) {
        var options = MUGS.about().options(seats);
        var s = MUGS.start(options);
        var random = new Seeded(seats);
        var writer = new LogWriter(MUGS.about(), options);
        var codes = new int[Game.MOST_CHOICES];
        for (int draws = 0; MUGS.waiting(s) != 0; ) {
            int actor = Bits.lowest(MUGS.waiting(s));
            int count = MUGS.choices(s, actor, codes);
            int code =
                    actor == Game.CHANCE
                            ? SEED.draw(MUGS, s, draws++, codes)
                            : codes[random.nextInt(count)];
            MUGS.play(s, actor, code, News.UNHEARD);
            writer.move(actor, MUGS.words().word(code));
        }
        return writer.text();
    }

    private static String sealed(int seats) {
        return Sealing.text(MUGS, LogReader.read("a.log", plain(seats)), SEED, new Seeded(2));
    }

    private static Verification verified(List<String> lines) {
        return verified(String.join("\n", lines) + "\n");
    }

    private static Verification verified(String text) {
        return Verification.of(MUGS, LogReader.read("a.log", text));
    }

    private static String line(int number) {
        return LINES.get(number - 1);
    }

    private static List<String> with(int number, String line) {
        var lines = new ArrayList<>(LINES);
        lines.set(number - 1, line);
        return lines;
    }

    private static List<String> without(int number) {
        var lines = new ArrayList<>(LINES);
        lines.remove(number - 1);
        return lines;
    }

    private static List<String> twice(int number) {
        var lines = new ArrayList<>(LINES);
        lines.add(number, line(number));
        return lines;
    }

    private static List<String> swapped(int one, int other) {
        var lines = new ArrayList<>(LINES);
        Collections.swap(lines, one - 1, other - 1);
        return lines;
    }

    private static void assertMisfit(List<String> lines, int line, Misfit.Kind kind) {
        var misfit = verified(lines).misfit();
        assertThat(misfit.map(Misfit::kind)).contains(kind);
        assertThat(misfit.map(Misfit::line)).contains(line);
    }

    private static void assertMisfit(
            List<String> lines, int line, Misfit.Kind kind, String expected, String found) {
        assertThat(verified(lines).misfit()).contains(new Misfit(kind, line, expected, found));
    }

    /** The lines of the three rounds, counted from 0 in each. */
    private static IntStream places(int from, int to) {
        return IntStream.range(0, 3)
                .flatMap(round ->
                        IntStream.range(from, to).map(i -> FIRST_ROUND + round * ROUND + i));
    }

    private static IntStream chanceLines() {
        return places(0, 1);
    }

    private static IntStream commitmentLines() {
        return places(1, 4);
    }

    private static IntStream moveLines() {
        return places(4, 10);
    }

    private static IntStream openingLines() {
        return places(10, 13);
    }

    /** Where the seat of a line in a round opens its choice. */
    private static int openingOf(int number) {
        int round = (number - FIRST_ROUND) / ROUND;
        int seat = Integer.parseInt(line(number).replaceFirst("^~ ", "").substring(0, 1));
        return FIRST_ROUND + round * ROUND + 10 + seat;
    }

    /** The last digit is another one. */
    private static String altered(String line) {
        return line.substring(0, line.length() - 1) + (line.endsWith("0") ? "1" : "0");
    }

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

    static IntStream chance() {
        return chanceLines();
    }

    @ParameterizedTest
    @MethodSource("chance")
    void anotherDrawIsNamed(int number) {
        for (var drink : List.of("tea", "milk", "cocoa")) {
            var other = "* fill " + drink;
            if (!line(number).equals(other)) {
                assertMisfit(with(number, other), number, Misfit.Kind.DRAW, line(number), other);
            }
        }
    }

    @Test
    void anotherHashIsNamedWhereItIsOpened() {
        commitmentLines()
                .forEach(number ->
                        assertMisfit(
                                with(number, altered(line(number))),
                                openingOf(number),
                                Misfit.Kind.PLEDGE,
                                altered(line(number)).substring(4),
                                line(number).substring(4)));
    }

    @Test
    void anotherChoiceIsNamedWhereItIsOpened() {
        moveLines()
                .forEach(number -> {
                    var other =
                            switch (line(number).substring(2)) {
                                case "red" -> "blue";
                                case "blue" -> "red";
                                case "one" -> "two";
                                default -> "one";
                            };
                    assertMisfit(
                            with(number, line(number).substring(0, 2) + other),
                            openingOf(number),
                            Misfit.Kind.PLEDGE);
                });
    }

    @Test
    void anotherSaltIsNamed() {
        openingLines()
                .forEach(number ->
                        assertMisfit(
                                with(number, altered(line(number))), number, Misfit.Kind.PLEDGE));
    }

    @Test
    void aSaltOfAnotherLengthIsNamed() {
        int number = FIRST_ROUND + 10;
        assertMisfit(with(number, line(number) + "00"), number, Misfit.Kind.LENGTH, "32", "34");
        assertMisfit(with(number, "! 0 00"), number, Misfit.Kind.LENGTH, "32", "2");
    }

    @Test
    void anotherSeedOrSealIsNamedAtTheSeed() {
        var other = seed(3);
        assertMisfit(
                with(SEED_LINE, "seed " + other.hex()),
                SEED_LINE,
                Misfit.Kind.SEAL,
                SEED.seal(),
                other.seal());
        assertMisfit(
                with(4, "seal " + other.seal()),
                SEED_LINE,
                Misfit.Kind.SEAL,
                other.seal(),
                SEED.seal());
    }

    @Test
    void aSeedOfAnotherLengthIsNamedEvenIfItHasTheHash() {
        var hash = "b413f47d13ee2fe6c845b2ee141af81de858df4ec549a58b7970bb96645bc8d2"; // of 00 01
        var lines = with(SEED_LINE, "seed 0001");
        lines.set(3, "seal " + hash);
        assertMisfit(lines, SEED_LINE, Misfit.Kind.LENGTH, "64", "4");
    }

    @Test
    void swappedSaltsOrHashesAreNamedWhereTheFirstIsOpened() {
        int first = FIRST_ROUND + 1;
        var hashes = with(first, "~ 0" + line(first + 1).substring(3));
        hashes.set(first, "~ 1" + line(first).substring(3));
        assertMisfit(hashes, FIRST_ROUND + 10, Misfit.Kind.PLEDGE);
        int salt = FIRST_ROUND + 10;
        var salts = with(salt, "! 0" + line(salt + 1).substring(3));
        salts.set(salt, "! 1" + line(salt).substring(3));
        assertMisfit(salts, salt, Misfit.Kind.PLEDGE);
    }

    @Test
    void commitmentsAndOpeningsStandInTheOrderOfSeats() {
        assertMisfit(
                swapped(FIRST_ROUND + 1, FIRST_ROUND + 2),
                FIRST_ROUND + 1,
                Misfit.Kind.UNCOMMITTED,
                "~ 0 HASH",
                line(FIRST_ROUND + 2));
        assertMisfit(
                swapped(FIRST_ROUND + 10, FIRST_ROUND + 11),
                FIRST_ROUND + 10,
                Misfit.Kind.UNOPENED,
                "! 0 SALT",
                line(FIRST_ROUND + 11));
    }

    @Test
    void aMissingCommitmentIsNamedByTheLineThatStandsThere() {
        commitmentLines()
                .forEach(number ->
                        assertMisfit(
                                without(number),
                                number,
                                Misfit.Kind.UNCOMMITTED,
                                line(number).substring(0, 4) + "HASH",
                                line(number + 1)));
    }

    @Test
    void aMissingOpeningIsNamedByTheLineThatStandsThere() {
        openingLines()
                .forEach(number ->
                        assertMisfit(
                                without(number),
                                number,
                                Misfit.Kind.UNOPENED,
                                line(number).substring(0, 4) + "SALT",
                                number + 1 == SEED_LINE ? "seed …" : line(number + 1)));
    }

    @Test
    void theSeedIsNotToldBeforeEverythingIsOpen() {
        var lines = new ArrayList<>(LINES.subList(0, FIRST_ROUND + 1));
        lines.add(LINES.getLast());
        assertMisfit(lines, FIRST_ROUND + 2, Misfit.Kind.UNOPENED, "! 0 SALT", "seed …");
    }

    @Test
    void whatIsCommittedOrOpenedTwiceIsNamed() {
        assertMisfit(twice(FIRST_ROUND + 1), FIRST_ROUND + 2, Misfit.Kind.UNCOMMITTED);
        assertMisfit(twice(FIRST_ROUND + 3), FIRST_ROUND + 4, Misfit.Kind.MISPLACED);
        assertMisfit(twice(FIRST_ROUND + 10), FIRST_ROUND + 11, Misfit.Kind.UNOPENED);
        assertMisfit(twice(FIRST_ROUND + 12), FIRST_ROUND + 13, Misfit.Kind.UNFOUNDED);
    }

    @Test
    void aCommitmentStandsOnlyWhereSeveralSeatsBeginToChoose() {
        var early = new ArrayList<>(LINES);
        early.add(FIRST_ROUND - 1, line(FIRST_ROUND + 1));
        assertMisfit(early, FIRST_ROUND, Misfit.Kind.MISPLACED, "", line(FIRST_ROUND + 1));
        var late = new ArrayList<>(LINES);
        late.subList(FIRST_ROUND, FIRST_ROUND + 3).clear();
        late.add(FIRST_ROUND + 1, line(FIRST_ROUND + 2));
        assertMisfit(late, FIRST_ROUND + 2, Misfit.Kind.MISPLACED);
        var closing = new ArrayList<>(LINES);
        closing.add(FIRST_ROUND + 9, line(FIRST_ROUND + 1));
        assertMisfit(closing, FIRST_ROUND + 10, Misfit.Kind.UNOPENED);
    }

    @Test
    void anOpeningNeedsACommitmentAndAWholeChoice() {
        var early = new ArrayList<>(LINES);
        early.add(FIRST_ROUND + 5, line(FIRST_ROUND + 10));
        assertMisfit(early, FIRST_ROUND + 6, Misfit.Kind.UNFOUNDED, "", line(FIRST_ROUND + 10));
        var uncommitted = new ArrayList<>(LINES);
        uncommitted.subList(FIRST_ROUND, FIRST_ROUND + 3).clear();
        assertMisfit(uncommitted, FIRST_ROUND + 7, Misfit.Kind.UNFOUNDED);
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
