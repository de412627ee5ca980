package tischlein.cluster.relay;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tischlein.cluster.links.ServerName;

/**
 * Which server is the home of a table, as this server sees it: of all that are there, the one whose
 * name fits the table's code best. So a server that comes or goes moves only the tables that it
 * gets or had. Two servers may disagree for a while; that does no harm.
 */
public final class Homes {
    private static final long FNV_START = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;
    private static final long MIX = 0xff51afd7ed558ccdL;
    private static final int HALF = 33; // bits

    private final ServerName self;
    private volatile View view;

    private record Candidate(ServerName server, long hash) {}

    private record View(
            List<ServerName> present, Set<ServerName> leaving, List<Candidate> candidates) {
        static View of(List<ServerName> present, Set<ServerName> leaving) {
            var gone = new HashSet<>(leaving);
            gone.retainAll(present);
            var staying = present.stream().filter(one -> !gone.contains(one)).toList();
            return new View(
                    List.copyOf(present),
                    Set.copyOf(gone),
                    (staying.isEmpty() ? present : staying)
                            .stream().map(one -> new Candidate(one, hash(one.text()))).toList());
        }
    }

    public Homes(ServerName self, List<ServerName> present) {
        this.self = self;
        view = View.of(present, Set.of());
    }

    public ServerName self() {
        return self;
    }

    /** The view has changed. */
    public synchronized void present(List<ServerName> servers) {
        view = View.of(servers, view.leaving);
    }

    /** A server is about to stop: no table lives there any more. */
    public synchronized void leaving(ServerName server) {
        var more = new HashSet<>(view.leaving);
        more.add(server);
        view = View.of(view.present, more);
    }

    public List<ServerName> present() {
        return view.present;
    }

    public boolean present(ServerName server) {
        return view.present.contains(server);
    }

    /** Those that are there besides this one. */
    public List<ServerName> others() {
        return view.present.stream().filter(one -> !one.equals(self)).toList();
    }

    public boolean here(String table) {
        return of(table).equals(self);
    }

    public ServerName of(String table) {
        long code = hash(table);
        var best = self;
        long most = Long.MIN_VALUE;
        for (var candidate : view.candidates) {
            long fit = mixed(candidate.hash ^ code);
            if (fit > most) {
                most = fit;
                best = candidate.server;
            }
        }
        return best;
    }

    private static long hash(String text) {
        long hash = FNV_START;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * FNV_PRIME;
        }
        return mixed(hash);
    }

    private static long mixed(long bits) {
        long once = (bits ^ bits >>> HALF) * MIX;
        return once ^ once >>> HALF;
    }
}
