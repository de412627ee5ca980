package tischlein.store.database;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import java.util.List;
import tischlein.kernel.Phrase.Sentence;

/** Thrown when another server already runs on this database file. */
public final class AlreadyServed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String database;
    private final String process;
    private final transient List<String> links;

    /**
     * @param mark what the other server has noted: its process, and where it can be reached; empty
     *     if it has only just started
     */
    AlreadyServed(Path database, List<String> mark) {
        super("another server runs on this database file");
        this.database = database.toString();
        process = mark.isEmpty() ? "" : mark.getFirst();
        links = mark.stream().skip(1).toList();
    }

    /** Where the other server can be reached; empty if it is still starting. */
    public List<String> links() {
        return links;
    }

    /** What to tell people. */
    public Sentence sentence() {
        return links.isEmpty()
                ? say("store.starting").text("database", database)
                : say("store.running")
                        .text("database", database)
                        .text("process", process)
                        .text("link", links.getFirst());
    }
}
