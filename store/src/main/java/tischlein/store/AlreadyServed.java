package tischlein.store;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import java.util.List;
import tischlein.kernel.Phrase.Sentence;

/** Another server runs on this database file, which is for one alone. */
public final class AlreadyServed extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String database;
    private final String process;
    private final transient List<String> links;

    /**
     * @param mark what the other has noted: its process, and where it can be reached; nothing if it
     *     has just begun to start
     */
    AlreadyServed(Path database, List<String> mark) {
        super("another server runs on this database file");
        this.database = database.toString();
        process = mark.isEmpty() ? "" : mark.getFirst();
        links = mark.stream().skip(1).toList();
    }

    /** Where the other can be reached; nothing if it is still starting. */
    public List<String> links() {
        return links;
    }

    /** What to say of it. */
    public Sentence sentence() {
        return links.isEmpty()
                ? say("store.starting").text("database", database)
                : say("store.running")
                        .text("database", database)
                        .text("process", process)
                        .text("link", links.getFirst());
    }
}
