package tischlein.cli.run;

/** What is still said if the process is told to end, by Ctrl-C for example, before this closes. */
public final class LastWord implements AutoCloseable {
    private final Thread ending;

    public LastWord(Runnable word) {
        ending = new Thread(word, "last word");
        Runtime.getRuntime().addShutdownHook(ending);
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(ending);
        } catch (IllegalStateException _) {
            // the process ends in this very moment, and has said it
        }
    }
}
