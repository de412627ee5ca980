package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The last commands that a table has carried out, so that one which comes again is known. */
final class Commands {
    private static final int MOST = 48;
    private static final int LONGEST = 40; // an id

    private final Map<String, Integer> versions =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
                    return size() > MOST;
                }
            };

    /**
     * A client's id is its own matter: only together with the seat does it name a command.
     *
     * @throws Refusing if it is not one word, and could be taken for several commands
     */
    static String name(int seat, String id) {
        boolean word = id.length() <= LONGEST && id.chars().noneMatch(c -> c <= ' ');
        Refusing.unless(word, Answer.Reason.UNSUITABLE, say("refused.id").number("most", LONGEST));
        return id.isEmpty() ? "" : seat + ":" + id;
    }

    /** One after the other, as a batch keeps them: those beside the log first, then the last. */
    static String joined(List<String> names) {
        return String.join(" ", names);
    }

    /**
     * What a batch of the log brought: all but its last command stood beside the log before, and
     * were answered then.
     */
    void add(Batch batch) {
        var names = batch.command().split(" ", -1);
        for (int i = 0; i < names.length; i++) {
            boolean last = i + 1 == names.length;
            add(names[i], last ? batch.first() + batch.lines().size() : batch.first());
        }
    }

    /**
     * @param version the table's after the command
     */
    void add(String name, int version) {
        if (!name.isEmpty()) {
            versions.put(name, version);
        }
    }

    OptionalInt version(String name) {
        var version = versions.get(name);
        return version == null ? OptionalInt.empty() : OptionalInt.of(version);
    }
}
