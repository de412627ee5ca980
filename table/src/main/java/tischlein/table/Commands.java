package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * The commands that a table has carried out, so that one which comes again is known: all of the
 * step that is being played, and the last ones of the steps before it.
 */
final class Commands {
    /** So often may a seat change its choice of one step: all its commands are kept with it. */
    static final int MOST_CHANGES = 100;

    private static final int MOST = 48; // of the steps before
    private static final int LONGEST = 40; // an id

    private final Map<String, Integer> step = new LinkedHashMap<>();
    private final Map<String, Integer> before =
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
        for (int i = 0; i + 1 < names.length; i++) {
            add(names[i], batch.first());
        }
        complete(names[names.length - 1], batch.first() + batch.lines().size());
    }

    /**
     * One that has brought a choice beside the log.
     *
     * @param version the table's after the command
     */
    void add(String name, int version) {
        if (!name.isEmpty()) {
            step.put(name, version);
        }
    }

    /**
     * One that has completed the step.
     *
     * @param version the table's after the command
     */
    void complete(String name, int version) {
        add(name, version);
        before.putAll(step);
        step.clear();
    }

    OptionalInt version(String name) {
        var version = step.getOrDefault(name, before.get(name));
        return version == null ? OptionalInt.empty() : OptionalInt.of(version);
    }
}
