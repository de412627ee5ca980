package tischlein.table.game;

import static tischlein.kernel.Phrase.say;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Batch;

/**
 * The commands that a table has carried out, so that one that is sent again is recognised: all
 * those of the present step, and the last ones of earlier steps.
 */
public final class SeenCommands {
    /** How often a seat may change its choice in one step: all its commands are kept with it. */
    public static final int MOST_CHANGES = 100;

    private static final int MOST = 48; // of earlier steps
    private static final int LONGEST = 40; // characters of an id

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
     * The name of a command: two seats may use the same id.
     *
     * @throws RequestRefused if the id is not one word and could be read as several commands
     */
    static String name(int seat, String id) {
        boolean word = id.length() <= LONGEST && id.chars().noneMatch(c -> c <= ' ');
        RequestRefused.unsuitableUnless(word, say("refused.id").number("most", LONGEST));
        return id.isEmpty() ? "" : seat + ":" + id;
    }

    /**
     * The names as a batch keeps them: the commands of the pending choices, then the one that
     * completed the step.
     */
    static String joined(List<String> names) {
        return String.join(" ", names);
    }

    /**
     * Adds the commands of a batch. All but the last one brought pending choices, and were answered
     * with the version before.
     */
    void add(Batch batch) {
        var names = batch.command().split(" ", -1);
        for (int i = 0; i + 1 < names.length; i++) {
            add(names[i], batch.first());
        }
        complete(names[names.length - 1], batch.first() + batch.lines().size());
    }

    /**
     * Adds a command that brought a pending choice.
     *
     * @param version of the table after the command
     */
    void add(String name, int version) {
        if (!name.isEmpty()) {
            step.put(name, version);
        }
    }

    /**
     * Adds the command that completed the step.
     *
     * @param version of the table after the command
     */
    public void complete(String name, int version) {
        add(name, version);
        before.putAll(step);
        step.clear();
    }

    public OptionalInt version(String name) {
        var version = step.getOrDefault(name, before.get(name));
        return version == null ? OptionalInt.empty() : OptionalInt.of(version);
    }
}
