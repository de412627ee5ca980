package tischlein.log;

import static tischlein.log.Tampering.FIRST_ROUND;
import static tischlein.log.Tampering.LINES;
import static tischlein.log.Tampering.SEED;
import static tischlein.log.Tampering.SEED_LINE;
import static tischlein.log.Tampering.altered;
import static tischlein.log.Tampering.assertMisfit;
import static tischlein.log.Tampering.chanceLines;
import static tischlein.log.Tampering.commitmentLines;
import static tischlein.log.Tampering.line;
import static tischlein.log.Tampering.moveLines;
import static tischlein.log.Tampering.openingLines;
import static tischlein.log.Tampering.openingOf;
import static tischlein.log.Tampering.seed;
import static tischlein.log.Tampering.swapped;
import static tischlein.log.Tampering.twice;
import static tischlein.log.Tampering.with;
import static tischlein.log.Tampering.without;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MisfitTest {
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
}
