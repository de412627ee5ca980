package tischlein.house;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import tischlein.house.faults.Fault;

/**
 * What a simulated house is made from: the same settings make the same house, to the last step.
 *
 * @param cluster whether the servers know of each other
 * @param seconds of simulated time in which things go wrong
 */
public record HouseSettings(
        long seed, int servers, boolean cluster, int tables, int seconds, Set<Fault> faults) {
    public HouseSettings {
        faults = faults.isEmpty() ? Set.of() : EnumSet.copyOf(faults);
    }

    HouseSettings without(Fault fault) {
        var fewer = EnumSet.copyOf(faults);
        fewer.remove(fault);
        return new HouseSettings(seed, servers, cluster, tables, seconds, fewer);
    }

    HouseSettings withTables(int fewer) {
        return new HouseSettings(seed, servers, cluster, fewer, seconds, faults);
    }

    HouseSettings withSeconds(int fewer) {
        return new HouseSettings(seed, servers, cluster, tables, fewer, faults);
    }

    /** How the house is built again. */
    public String command() {
        var kinds =
                faults.stream()
                        .map(fault -> fault.name().toLowerCase(Locale.ROOT))
                        .collect(Collectors.joining(","));
        return ".build/house --seed %d --servers %d --cluster %s --tables %d --seconds %d %s"
                .formatted(
                        seed,
                        servers,
                        cluster,
                        tables,
                        seconds,
                        faults.isEmpty() ? "--faultless" : "--faults " + kinds);
    }
}
