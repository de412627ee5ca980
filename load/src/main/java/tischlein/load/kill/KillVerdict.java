package tischlein.load.kill;

import java.util.List;
import tischlein.load.clients.ClientFault;

/**
 * What came of killing a server.
 *
 * @param acknowledged moves that clients were promised would be kept
 * @param resent commands that were sent again
 * @param lost promised moves, or tables, that are not there
 * @param doubled moves that are there twice, or that nobody has sent
 * @param altered moves that are there in another form, or logs that the rules do not allow
 * @param tables that were compared line by line
 * @param finished of them
 * @param rested tables whose clients all reached the same version and view in the end
 * @param faults what clients were told and cannot be true
 */
public record KillVerdict(
        Kill.Hits hits,
        int acknowledged,
        int resent,
        int refused,
        int tables,
        int finished,
        List<String> lost,
        List<String> doubled,
        List<String> altered,
        int playing,
        int rested,
        List<ClientFault> faults) {
    public KillVerdict {
        lost = List.copyOf(lost);
        doubled = List.copyOf(doubled);
        altered = List.copyOf(altered);
        faults = List.copyOf(faults);
    }

    /** Whether every promise was kept. */
    public boolean fine() {
        return lost.isEmpty()
                && doubled.isEmpty()
                && altered.isEmpty()
                && faults.isEmpty()
                && rested == playing;
    }
}
