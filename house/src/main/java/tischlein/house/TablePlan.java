package tischlein.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tischlein.kernel.Game;
import tischlein.table.request.NewTable;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Setup;

/**
 * How a table is to be set up.
 *
 * @param people how many sit there; all others are bots
 */
record TablePlan(NewTable wish, int people) {
    private static final List<String> BOTS = List.of("bot gentle", "bot greedy", "bot random");
    private static final int MOST_SEATS = 4;
    private static final Setup.Pace[] PACES = {
        new Setup.Pace(0, 0, 0), new Setup.Pace(0, 0, 900), new Setup.Pace(8_000, 20_000, 400)
    };
    private static final Setup.Absence[] ABSENCES = {
        new Setup.Absence(Setup.Policy.WAIT, 0),
        new Setup.Absence(Setup.Policy.BOT, 20),
        new Setup.Absence(Setup.Policy.VOTE, 20)
    };

    static TablePlan drawn(List<Game<?, ?, ?>> games, RandomGenerator random) {
        var about = games.get(random.nextInt(games.size())).about();
        int fewest = Math.max(2, about.fewestSeats());
        int most = Math.max(fewest, Math.min(MOST_SEATS, about.mostSeats()));
        int seats = fewest + random.nextInt(most - fewest + 1);
        int people = 1 + random.nextInt(seats);
        var chairs = new ArrayList<String>();
        for (int seat = 0; seat < seats; seat++) {
            chairs.add(
                    seat == 0
                            ? "me"
                            : seat < people ? "open" : BOTS.get(random.nextInt(BOTS.size())));
        }
        var wish =
                new NewTable(
                        about.name(),
                        seats,
                        Map.of(),
                        chairs,
                        false,
                        true,
                        random.nextBoolean(),
                        false,
                        ABSENCES[random.nextInt(ABSENCES.length)],
                        PACES[random.nextInt(PACES.length)],
                        GuestRules.USUAL,
                        "");
        return new TablePlan(wish, people);
    }
}
