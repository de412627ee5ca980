package tischlein.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DescriptionTest {
    private static final Description CELLAR =
            new Description(
                    "cellar",
                    1,
                    2,
                    4,
                    List.of(Option.of("light", "dim", "bright"), Option.seat("first", 4)),
                    false,
                    false);

    @Test
    void optionsLeftOutHaveTheirUsualValue() {
        var options = CELLAR.options(3, Map.of("light", "bright"));
        assertThat(options.is("light", "bright")).isTrue();
        assertThat(options.seat("first")).isZero();
        assertThat(CELLAR.options(2).value("light")).isEqualTo("dim");
    }

    @Test
    void aSeatCanBeNamedOrDrawnByLot() {
        assertThat(CELLAR.options(3, Map.of("first", "2")).seat("first")).isEqualTo(2);
        assertThat(CELLAR.options(3, Map.of("first", "lot")).seat("first")).isEqualTo(Game.NOBODY);
    }

    @Test
    void aSeatThatDoesNotExistIsRefused() {
        refuses(3, Map.of("first", "3"), "unsuitable.value");
        assertThat(CELLAR.options(4, Map.of("first", "3")).seat("first")).isEqualTo(3);
    }

    @Test
    void tooFewOrTooManySeatsAreRefused() {
        refuses(1, Map.of(), "unsuitable.seats");
        refuses(5, Map.of(), "unsuitable.seats");
    }

    @Test
    void unknownOptionsAndValuesAreRefused() {
        refuses(3, Map.of("lamp", "on"), "unsuitable.option");
        refuses(3, Map.of("light", "red"), "unsuitable.value");
    }

    private static void refuses(int seats, Map<String, String> chosen, String key) {
        assertThatThrownBy(() -> CELLAR.options(seats, chosen))
                .isInstanceOfSatisfying(
                        Unsuitable.class, e -> assertThat(e.sentence().key()).isEqualTo(key));
    }
}
