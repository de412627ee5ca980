package tischlein.load.players;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.load.clients.TargetServers;

/**
 * What the clients are to do.
 *
 * @param targets where the clients play; if they are several, a client whose server goes or says
 *     nothing comes back at the next one, as a proxy would let it
 * @param lines sockets a table has; each plays for its share of the seats
 * @param rate moves that a table makes in a second; 0 if all just sit there
 * @param ramp seconds over which the tables begin to move
 * @param warmup seconds after that which are not counted
 * @param seconds that are counted; 0 if they go on until they are told to stop
 * @param inspect one in so many versions of a table is looked at closely, at all its seats
 * @param storm whether all sockets are dropped at once half-way
 * @param journal where every move is noted before it is sent, and when it is acknowledged
 * @param server the server's process, if it is to be measured
 * @param hostility who attacks the server meanwhile
 * @param churn seconds that people stay at a table on average before they leave it to others; 0 if
 *     they stay to the end
 * @param every how many seconds lie between two reports; 0 for a single one at the end
 */
public record LoadPlan(
        TargetServers targets,
        Game<?, ?, ?> game,
        Options options,
        int tables,
        int lines,
        double rate,
        int ramp,
        int warmup,
        int seconds,
        int inspect,
        boolean storm,
        long seed,
        Optional<Path> journal,
        OptionalLong server,
        Hostility hostility,
        int churn,
        int every) {

    public int sockets() {
        return tables * lines;
    }

    public boolean endless() {
        return seconds == 0;
    }
}
