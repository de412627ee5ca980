package tischlein.testkit.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/**
 * The machinery of planting, on the sources of a real game; that faults are found is shown there.
 */
class MutantsTest {
    @Test
    void aFaultIsPlantedIntoTheClassesAndNotIntoTheFile() {
        var fault = new Mutant("nothing", "Plate.java", "COUNT = 36", "COUNT = 35");
        var sound = GameSources.of("buffet").compiled();
        var mutated = GameSources.of("buffet").with(fault).compiled();
        assertThat(mutated).containsOnlyKeys(sound.keySet());
        assertThat(mutated.get("tischlein.buffet.Plate"))
                .isNotEqualTo(sound.get("tischlein.buffet.Plate"));
        assertThat(GameSources.of("buffet").compiled().get("tischlein.buffet.Plate"))
                .isEqualTo(sound.get("tischlein.buffet.Plate"));
    }

    @Test
    void whatIsNotThereExactlyOnceCannotBeReplaced() {
        var sources = GameSources.of("buffet");
        assertThatThrownBy(() -> sources.with(new Mutant("none", "Plate.java", "COUNT = 37", "")))
                .hasMessageContaining(
                        "how often “COUNT = 37” is in Plate.java, for the fault: none");
        assertThatThrownBy(() -> sources.with(new Mutant("many", "Plate.java", "int", "")))
                .isInstanceOf(AssertionError.class);
        assertThatThrownBy(() -> sources.with(new Mutant("no file", "Plato.java", "int", "")))
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void whatDoesNotCompileIsTold() {
        var sources =
                GameSources.of("buffet")
                        .with(new Mutant("typo", "Plate.java", "COUNT = 36", "COUNT ="));
        assertThatThrownBy(sources::compiled)
                .hasMessageContaining("a mutant compiles")
                .hasMessageContaining("Plate.java");
    }
}
