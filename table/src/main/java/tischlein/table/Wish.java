package tischlein.table;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tischlein.bots.Bots;
import tischlein.log.Log;

/**
 * The table that somebody wants.
 *
 * @param game its name; nothing if the log names it
 * @param seats how many; 0 for as many as there are chairs, or for the usual number
 * @param chairs {@code me}, {@code open} or {@code bot NAME}; those that are not named are open
 * @param order whether those who choose at the same time see who chose before whom
 * @param newcomers whether somebody may take over a bot's seat while the game is played
 * @param log what it begins with, or nothing
 */
public record Wish(
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
    public Wish {
        options = Map.copyOf(options);
        chairs = List.copyOf(chairs);
    }

    /** One with the usual rules for guests. */
    public Wish(
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
            String log) {
        this(
                game,
                seats,
                options,
                chairs,
                listed,
                chat,
                order,
                newcomers,
                absence,
                pace,
                GuestRules.USUAL,
                log);
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "a wish for a table of " + game;
    }

    /**
     * To go on from the first lines of a finished table; alone with bots unless chairs are named.
     */
    static Wish fork(StoredTable row, Log.Header header, List<Batch> lines, List<String> chairs) {
        var setup = Wire.read(row.setup(), Setup.class);
        var bare =
                row.header()
                        .lines()
                        .filter(line -> !line.startsWith("seal "))
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
        return new Wish(
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
                Play.text(bare, lines));
    }

    private static List<String> aloneWithBots(int seats) {
        return IntStream.range(0, seats)
                .mapToObj(seat -> seat == 0 ? "me" : "bot " + Bots.USUAL)
                .toList();
    }
}
