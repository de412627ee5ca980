package tischlein.testkit.mutants;

/**
 * A fault to be planted into a game.
 *
 * @param fault what is wrong, in words
 * @param file the source file that has it
 * @param find what stands there once and only once
 * @param replacement what shall stand there instead
 * @param law the law that must find it; empty if any may
 */
public record Mutant(String fault, String file, String find, String replacement, String law) {
    /** A fault that any law may find. */
    public Mutant(String fault, String file, String find, String replacement) {
        this(fault, file, find, replacement, "");
    }
}
