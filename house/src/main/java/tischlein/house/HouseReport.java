package tischlein.house;

import java.util.Map;
import java.util.Optional;
import tischlein.house.faults.Fault;

/**
 * How a simulated house fared.
 *
 * @param steps events, and calls of the database
 * @param millis of simulated time
 * @param acknowledged choices of people
 * @param faults how often each happened
 * @param broken the promise that was broken, if one was
 */
public record HouseReport(
        HouseSettings settings,
        long steps,
        long millis,
        int acknowledged,
        Map<Fault, Integer> faults,
        Optional<String> broken) {
    public HouseReport {
        faults = Map.copyOf(faults);
    }
}
