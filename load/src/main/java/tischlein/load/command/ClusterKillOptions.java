package tischlein.load.command;

import java.util.EnumMap;
import java.util.Optional;
import picocli.CommandLine.Option;
import tischlein.load.kill.ClusterKill;
import tischlein.load.kill.NetworkCut;
import tischlein.load.kill.Play;
import tischlein.load.kill.Programs;
import tischlein.load.kill.ServerTrouble;

/** What {@code .build/kill} does to several servers. */
final class ClusterKillOptions {
    private static final int MOST_SERVERS = 9;
    private static final int MOST_TIMES = 100_000;

    @Option(names = "--servers", paramLabel = "N")
    private int servers = 1;

    @Option(names = "--stops", paramLabel = "N")
    private int stops;

    @Option(names = "--freezes", paramLabel = "N")
    private int freezes;

    @Option(names = "--cuts", paramLabel = "N")
    private int cuts;

    @Option(names = "--database-restarts", paramLabel = "N")
    private int restarts;

    boolean several() {
        return servers > 1;
    }

    /**
     * @throws BadOption if that is not possible
     */
    void check(Optional<String> database) {
        BadOption.within("--servers", servers, 1, MOST_SERVERS);
        BadOption.within("--stops", stops, 0, MOST_TIMES);
        BadOption.within("--freezes", freezes, 0, MOST_TIMES);
        BadOption.within("--cuts", cuts, 0, MOST_TIMES);
        BadOption.within("--database-restarts", restarts, 0, MOST_TIMES);
        if (!several() && stops + freezes + cuts + restarts > 0) {
            throw new BadOption(
                    "--stops, --freezes, --cuts and --database-restarts are for --servers 2 or"
                            + " more.");
        }
        if (restarts > 0 && database.isPresent()) {
            throw new BadOption(
                    "--database-restarts: only a database of its own can be restarted, without"
                            + " --database.");
        }
        if (cuts > 0 && !NetworkCut.possible()) {
            throw new BadOption(
                    "--cuts: that needs root, and the programs ip and unshare of Linux.");
        }
    }

    ClusterKill kill(Programs programs, Play play, int kills, Optional<String> database) {
        var incidents = new EnumMap<ServerTrouble, Integer>(ServerTrouble.class);
        incidents.put(ServerTrouble.KILL, kills);
        incidents.put(ServerTrouble.STOP, stops);
        incidents.put(ServerTrouble.FREEZE, freezes);
        incidents.put(ServerTrouble.CUT, cuts);
        incidents.put(ServerTrouble.DATABASE, restarts);
        return new ClusterKill(programs, LoadPrograms.games(), play, servers, incidents, database);
    }
}
