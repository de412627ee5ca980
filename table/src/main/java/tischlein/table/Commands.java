package tischlein.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalInt;

/** The last commands that a table has carried out, so that one which comes again is known. */
final class Commands {
    private static final int MOST = 48;

    private final Map<String, Integer> versions =
            new LinkedHashMap<>() {
                private static final long serialVersionUID = 1;

                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
                    return size() > MOST;
                }
            };

    /**
     * A client's id is its own matter: only together with the seat does it name a command. A space
     * in it must not begin another name: that could be one of another seat's commands.
     */
    static String name(int seat, String id) {
        return id.isEmpty() ? "" : seat + ":" + id.replace("%", "%25").replace(" ", "%20");
    }

    /**
     * @param names of commands, with spaces between them
     * @param version the table's after them
     */
    void add(String names, int version) {
        for (var name : names.split(" ", -1)) {
            if (!name.isEmpty()) {
                versions.put(name, version);
            }
        }
    }

    OptionalInt version(String name) {
        var version = versions.get(name);
        return version == null ? OptionalInt.empty() : OptionalInt.of(version);
    }
}
