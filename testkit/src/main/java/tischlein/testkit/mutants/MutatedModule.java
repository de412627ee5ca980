package tischlein.testkit.mutants;

import java.util.ArrayList;
import java.util.List;

/** A module of the project with a fault planted into its sources, loaded beside the sound one. */
public final class MutatedModule {
    private MutatedModule() {}

    /**
     * Loads the module's classes with the fault, and those of other packages that use them anew.
     *
     * @param users the names of these packages
     */
    public static ClassLoader load(
            String module, Mutant mutant, ClassLoader parent, List<String> users) {
        var sources = GameSources.ofModule(module).with(mutant);
        var packages = new ArrayList<>(users);
        packages.add("tischlein." + module);
        return new MutantLoader(parent, packages, sources.compiled());
    }
}
