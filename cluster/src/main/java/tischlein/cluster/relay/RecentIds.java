package tischlein.cluster.relay;

import java.util.LinkedHashMap;
import java.util.Map;
import tischlein.cluster.links.ServerName;

/**
 * The latest questions of other servers, so that one that arrives twice is answered once. Those of
 * a server that seems gone are kept too: it may come back, and so may its messages.
 */
final class RecentIds {
    private static final int MOST = 2_000; // of one server
    private static final int MOST_SERVERS = 50;

    private final Map<ServerName, Map<Long, Boolean>> recent = new Latest<>(MOST_SERVERS);

    /** Whether it has not come before. */
    synchronized boolean first(ServerName from, long id) {
        return recent.computeIfAbsent(from, _ -> new Latest<>(MOST)).put(id, true) == null;
    }

    /** A map that forgets what was used the longest time ago. */
    private static final class Latest<K, V> extends LinkedHashMap<K, V> {
        private static final long serialVersionUID = 1;

        private final int most;

        Latest(int most) {
            super(16, 0.75f, true);
            this.most = most;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            return size() > most;
        }
    }
}
