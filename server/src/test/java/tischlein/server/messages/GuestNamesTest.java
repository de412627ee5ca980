package tischlein.server.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.seats.NameSkeleton;

class GuestNamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ada",
                "Zoë",
                "Łukasz",
                "O’Neill",
                "Jean-Luc",
                "花子",
                "みかん",
                "Ελένη",
                "🐭 Mia",
                "佐藤 ゆき"
            })
    void whatPeopleAreCalledStaysAsItIs(String name) {
        assertThat(GuestNames.clean(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "'  Ada   Byron ', Ada Byron",
        "'Ada\u00a0\u3000Byron', Ada Byron",
        "'A\u202ed\u2066a\u200b\u00ad', Ada",
        "'\ufeffAda\u0007\u0000\n', Ada",
        "'\uff21\uff44\uff41', Ada",
        "'A\ue000da\udb40\udc41', Ada",
        "'\u0301Ada', Ada",
        "'Ada \u0301', Ada",
        "'\u3164\u115f\u2800', ''",
        "'\ud800', ''",
        "'' , ''"
    })
    void whatCannotBeSeenGoes(String wanted, String clean) {
        assertThat(GuestNames.clean(wanted)).isEqualTo(clean);
    }

    @Test
    void aNameEndsAfterTwentyCharactersAndNotInASpace() {
        assertThat(GuestNames.clean("x".repeat(30))).isEqualTo("x".repeat(20));
        assertThat(GuestNames.clean("x".repeat(19) + " y")).isEqualTo("x".repeat(19));
        assertThat(GuestNames.clean("🐭".repeat(30))).isEqualTo("🐭".repeat(20));
    }

    @Test
    void noTowerOfMarksClimbsOutOfItsLine() {
        assertThat(GuestNames.clean("H" + "\u0335\u0336\u0337".repeat(30) + "i"))
                .isEqualTo("H\u0335\u0336i");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void aCleanNameIsCleanWhateverItWas(int seed) {
        var random = new SplittableRandom(seed);
        for (int i = 0; i < 20_000; i++) {
            var wild = new StringBuilder();
            for (int n = random.nextInt(40); n > 0; n--) {
                wild.appendCodePoint(
                        random.nextInt(random.nextBoolean() ? 0x3000 : Character.MAX_CODE_POINT));
            }
            var name = GuestNames.clean(wild.toString());
            assertThat(name.codePointCount(0, name.length())).isLessThanOrEqualTo(20);
            assertThat(name).isEqualTo(name.strip()).doesNotContain("  ");
            assertThat(name.codePoints())
                    .noneMatch(c ->
                            Character.isISOControl(c)
                                    || Character.getType(c) == Character.FORMAT
                                    || Character.getType(c) == Character.PRIVATE_USE
                                    || Character.getType(c) == Character.UNASSIGNED);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Anna, anna",
        "Anna, \u0410nn\u0430",
        "Anna, A n-n.a",
        "Anna, Ann\u00e4",
        "Oskar, 0skar",
        "Bill, Bi11",
        "Bill, BILI",
        "modern, modem",
        "Sophia, \u0405\u043e\u0440hi\u0430",
        "Niko, \u039d\u03b9\u03ba\u03bf",
        "カナ, 力ナ",
        "Gro\u00dfe, GROSSE"
    })
    void namesThatLookAlikeHaveTheSameSkeleton(String one, String other) {
        assertThat(NameSkeleton.of(one)).isEqualTo(NameSkeleton.of(other));
    }

    @ParameterizedTest
    @CsvSource({"Anna, Hanna", "Anna, Ann", "か, が", "🐭, 🐮", "Ida, Ada", "花子, 草子"})
    void namesThatDoNotLookAlikeHaveDifferentOnes(String one, String other) {
        assertThat(NameSkeleton.of(one)).isNotEqualTo(NameSkeleton.of(other));
    }

    @Test
    void aSkeletonIsNeverEmptyAndDoesNotDependOnHowLettersAreComposed() {
        assertThat(NameSkeleton.of("!?")).isNotEmpty();
        assertThat(NameSkeleton.of(Normalizer.normalize("Zoë", Normalizer.Form.NFD)))
                .isEqualTo(NameSkeleton.of("Zoë"));
    }
}
