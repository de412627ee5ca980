package tischlein.testkit.mutants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tischlein.testkit.GameContract;
import tischlein.testkit.laws.BrokenLaw;
import tischlein.testkit.play.Counts;

/**
 * Proves that the laws find faults: plants one at a time into a game's sources, compiles them in
 * memory, and plays until a law is broken.
 */
public final class Mutants {
    private final String game;
    private final Class<? extends GameContract<?, ?>> contract;
    private final List<Mutant> mutants = new ArrayList<>();

    private Mutants(String game, Class<? extends GameContract<?, ?>> contract) {
        this.game = game;
        this.contract = contract;
    }

    /**
     * @param contract the game's test of its contract; it is loaded anew together with each mutant
     */
    public static Mutants of(String game, Class<? extends GameContract<?, ?>> contract) {
        return new Mutants(game, contract);
    }

    public Mutants plant(String fault, String file, String find, String replacement) {
        mutants.add(new Mutant(fault, file, find, replacement));
        return this;
    }

    public Mutants plant(String fault, String file, String find, String replacement, String law) {
        mutants.add(new Mutant(fault, file, find, replacement, law));
        return this;
    }

    /** A test for each fault, and one that shows that the sources are sound without any. */
    public Stream<DynamicTest> tests() {
        var sound =
                DynamicTest.dynamicTest(
                        "no fault", () -> run(GameSources.of(game), 1, Counts.SAMPLE));
        return Stream.concat(
                Stream.of(sound),
                mutants.stream().map(m -> DynamicTest.dynamicTest(m.fault(), () -> check(m))));
    }

    private void check(Mutant mutant) {
        var sources = GameSources.of(game).with(mutant);
        try {
            run(sources, Counts.MUTANT_GAMES, 1);
        } catch (BrokenLaw broken) {
            assertThat(broken.law()).as("%s", broken.getMessage()).contains(mutant.law());
            return;
        }
        fail("no law is broken by the fault: " + mutant.fault());
    }

    /** The laws look at one in so many moments. */
    private void run(GameSources sources, int games, int gap) {
        var loader =
                new MutantLoader(
                        contract.getClassLoader(),
                        List.of(contract.getPackageName()),
                        sources.compiled());
        try {
            var fresh = Class.forName(contract.getName(), true, loader).getDeclaredConstructor();
            fresh.setAccessible(true);
            if (fresh.newInstance() instanceof GameContract<?, ?> mutated) {
                mutated.laws().check(games, gap);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
