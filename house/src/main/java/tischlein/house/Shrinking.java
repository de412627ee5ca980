package tischlein.house;

import java.util.List;
import tischlein.house.faults.Fault;
import tischlein.kernel.Game;

/** Looks for a smaller house that breaks a promise too, because that is easier to understand. */
public final class Shrinking {
    private final List<Game<?, ?, ?>> games;

    public Shrinking(List<Game<?, ?, ?>> games) {
        this.games = games;
    }

    public HouseReport smallest(HouseReport broken) {
        var smallest = broken;
        for (int tables = 1; tables < smallest.settings().tables(); tables++) {
            smallest = smaller(smallest, smallest.settings().withTables(tables));
        }
        for (var fault : Fault.values()) {
            if (smallest.settings().faults().contains(fault)) {
                smallest = smaller(smallest, smallest.settings().without(fault));
            }
        }
        while (smallest.settings().seconds() > 1) {
            var half =
                    smaller(
                            smallest,
                            smallest.settings().withSeconds(smallest.settings().seconds() / 2));
            if (half.equals(smallest)) {
                break;
            }
            smallest = half;
        }
        return smallest;
    }

    private HouseReport smaller(HouseReport before, HouseSettings settings) {
        var report = House.live(settings, games);
        return report.broken().isPresent() ? report : before;
    }
}
