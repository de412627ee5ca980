package tischlein.table.request;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tischlein.bots.Bots;
import tischlein.log.Log;
import tischlein.table.store.Batch;
import tischlein.table.store.GuestRules;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable;

/**
 * A table that somebody wants to make.
 *
 * @param game its name; empty if the log names it
 * @param seats how many; 0 for as many as there are chairs, or the usual number if there are none
 * @param chairs {@code me}, {@code open} or {@code bot NAME}; chairs that are not listed are open
 * @param order whether those who choose at the same time see who chose before whom
 * @param newcomers whether somebody may take over a bot's seat while the game is played
 * @param log what it begins with, or empty
 */
public record NewTable(
        String game,
        int seats,
        Map<String, String> options,
        List<String> chairs,
        boolean listed,
        boolean chat,
        boolean order,
        boolean newcomers,
        Setup.Absence absence,
        Setup.Pace pace,
        GuestRules rules,
        String log) {
    public NewTable {
        options = Map.copyOf(options);
        chairs = List.copyOf(chairs);
    }

    /** A table with the usual rules for guests. */
    @Override
    public String toString() {
        return "a wish for a table of " + game;
    }

    /**
     * A table that continues the first lines of a finished one; alone with bots unless chairs are
     * listed.
     */
    public static NewTable fork(
            StoredTable row, Log.Header header, List<Batch> lines, List<String> chairs) {
        var setup = ProtocolJson.read(row.setup(), Setup.class);
        var bare =
                row.header()
                        .lines()
                        .filter(line -> !line.startsWith("seal "))
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
        return new NewTable(
                header.game(),
                header.seats(),
                Map.of(),
                chairs.isEmpty() ? aloneWithBots(header.seats()) : chairs,
                false,
                setup.chat(),
                setup.order(),
                setup.newcomers(),
                setup.absence(),
                setup.pace(),
                setup.rules(),
                Batch.text(bare, lines));
    }

    private static List<String> aloneWithBots(int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> seat == 0 ? "me" : "bot " + Bots.USUAL)
                .toList();
    }
}
