package tischlein.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Proves that the laws find faults: plants one at a time into a game's sources, compiles them in
 * memory, and plays until a law is broken.
 */
public final class Mutants {
    private final String game;
    private final Class<? extends Supplier<? extends GameLaws<?, ?>>> laws;
    private final List<Mutant> mutants = new ArrayList<>();

    private Mutants(String game, Class<? extends Supplier<? extends GameLaws<?, ?>>> laws) {
        this.game = game;
        this.laws = laws;
    }

    /**
     * @param laws a class of the game's tests that gives the game's laws, and has a constructor
     *     without parameters; it is loaded anew together with each mutant
     */
    public static Mutants of(
            String game, Class<? extends Supplier<? extends GameLaws<?, ?>>> laws) {
        return new Mutants(game, laws);
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
                DynamicTest.dynamicTest("no fault", () -> run(Sources.of(game), 1, Counts.SAMPLE));
        return Stream.concat(
                Stream.of(sound),
                mutants.stream().map(m -> DynamicTest.dynamicTest(m.fault(), () -> check(m))));
    }

    private void check(Mutant mutant) {
        var sources = Sources.of(game).with(mutant);
        try {
            run(sources, Counts.MUTANT_GAMES, 1);
        } catch (Broken broken) {
            assertThat(broken.law()).as("%s", broken.getMessage()).contains(mutant.law());
            return;
        }
        fail("no law is broken by the fault: " + mutant.fault());
    }

    /** The laws look at one in so many moments. */
    private void run(Sources sources, int games, int gap) {
        var loader =
                new MutantLoader(laws.getClassLoader(), laws.getPackageName(), sources.compiled());
        try {
            var fresh = Class.forName(laws.getName(), true, loader).getDeclaredConstructor();
            fresh.setAccessible(true);
            if (fresh.newInstance() instanceof Supplier<?> supplier
                    && supplier.get() instanceof GameLaws<?, ?> mutated) {
                mutated.check(games, gap);
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
