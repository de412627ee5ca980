package tischlein.server;

/**
 * The threads of the system that carry virtual ones. There are more of them than processors: a
 * virtual thread gives way only when it waits, so that on two carriers two long requests would keep
 * every move waiting to their end. Between carriers the system shares the processors, bit by bit.
 */
final class Carriers {
    private static final String PARALLELISM = "jdk.virtualThreadScheduler.parallelism";
    private static final int PER_PROCESSOR = 4;

    private Carriers() {}

    /**
     * Has an effect only before the first virtual thread starts, and not if somebody has set it.
     */
    static void prepare() {
        if (System.getProperty(PARALLELISM) == null) {
            int many = PER_PROCESSOR * Runtime.getRuntime().availableProcessors();
            System.setProperty(PARALLELISM, Integer.toString(many));
        }
    }
}
