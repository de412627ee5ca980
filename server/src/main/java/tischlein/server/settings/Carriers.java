package tischlein.server.settings;

/**
 * The system threads that carry virtual threads. There are more of them than processors: a virtual
 * thread only yields when it waits, so on two carriers two long requests would hold up every move
 * until they end. The system divides the processors fairly among carriers.
 */
public final class Carriers {
    private static final String PARALLELISM = "jdk.virtualThreadScheduler.parallelism";
    private static final int PER_PROCESSOR = 4;

    private Carriers() {}

    /**
     * Has an effect only before the first virtual thread starts, and not if it has already been
     * set.
     */
    public static void prepare() {
        if (System.getProperty(PARALLELISM) == null) {
            int many = PER_PROCESSOR * Runtime.getRuntime().availableProcessors();
            System.setProperty(PARALLELISM, Integer.toString(many));
        }
    }
}
