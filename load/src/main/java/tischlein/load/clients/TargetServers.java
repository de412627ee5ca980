package tischlein.load.clients;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The servers that the clients play at: one, or several that share their tables. */
public record TargetServers(List<TargetServer> all) {
    private static final String BETWEEN = ",";

    public TargetServers {
        all = List.copyOf(all);
        if (all.isEmpty()) {
            throw new IllegalArgumentException("no server");
        }
    }

    public static TargetServers only(TargetServer target) {
        return new TargetServers(List.of(target));
    }

    /** Those with these addresses, with commas between them, if all are on this machine. */
    public static Optional<TargetServers> of(String urls) {
        var found = new ArrayList<TargetServer>();
        for (var url : urls.split(BETWEEN, -1)) {
            var target = TargetServer.of(url);
            if (target.isEmpty()) {
                return Optional.empty();
            }
            found.add(target.get());
        }
        return Optional.of(new TargetServers(found));
    }

    /** For what needs no more than one. */
    public TargetServer first() {
        return all.getFirst();
    }

    /** Whoever counts on gets to all of them in turn. */
    public TargetServer at(int number) {
        return all.get(Math.floorMod(number, all.size()));
    }

    public boolean several() {
        return all.size() > 1;
    }

    /** What the clients of another process are told. */
    public String urls() {
        return all.stream().map(TargetServer::url).collect(Collectors.joining(BETWEEN));
    }
}
