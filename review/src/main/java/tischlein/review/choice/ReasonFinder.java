package tischlein.review.choice;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * Finds what makes the difference between two choices: both are played in the same imagined worlds
 * with the same luck, and of all that happens the one thing is told that comes more often, or less,
 * after the better one and whose coming or not means most for the chance to win.
 */
final class ReasonFinder<S extends State<S>, V> {
    private static final int BETTER = 0;
    private static final int PLAYED = 1;

    /** A thing that comes in fewer of a hundred worlds more, or less, explains nothing. */
    private static final double LEAST = 0.05;

    private final ImaginedWorlds<S, V> worlds;

    ReasonFinder(ImaginedWorlds<S, V> worlds) {
        this.worlds = worlds;
    }

    /** Something that may happen: as it is told, so that all that reads alike is one thing. */
    record Happened(News.Happening what, int seat, long value) {}

    /** In how many worlds something came after each choice, and what all of them were worth. */
    private static final class Tally {
        final int[] worlds = new int[2];
        double worth;

        int all() {
            return worlds[BETTER] + worlds[PLAYED];
        }
    }

    Optional<Reason> find(List<Integer> better, List<Integer> played, int count) {
        var tallies = new HashMap<Happened, Tally>();
        double worth = 0;
        for (int world = 0; world < count; world++) {
            worlds.imagine(world);
            worth += tell(better, BETTER, tallies);
            worth += tell(played, PLAYED, tallies);
        }
        double all = worth;
        return tallies.entrySet().stream()
                .filter(entry -> tells(entry.getKey(), entry.getValue(), count))
                .filter(entry -> weight(entry, all, count) > 0)
                .max((one, other) -> compare(one, other, all, count))
                .map(entry -> reason(entry, count));
    }

    private double tell(List<Integer> choice, int which, Map<Happened, Tally> tallies) {
        Set<Happened> heard = new HashSet<>();
        double worth =
                worlds.told(
                        choice, (what, seat, value) -> heard.add(new Happened(what, seat, value)));
        for (var happened : heard) {
            var tally = tallies.computeIfAbsent(happened, _ -> new Tally());
            tally.worlds[which]++;
            tally.worth += worth;
        }
        return worth;
    }

    /** What always comes after a choice mostly is that choice, told once more. */
    private static boolean tells(Happened happened, Tally tally, int count) {
        int apart = Math.abs(tally.worlds[BETTER] - tally.worlds[PLAYED]);
        boolean always = tally.worlds[BETTER] == count || tally.worlds[PLAYED] == count;
        return apart > LEAST * count && !always && happened.what.beat() != Beat.NONE;
    }

    private static int compare(
            Map.Entry<Happened, Tally> one,
            Map.Entry<Happened, Tally> other,
            double all,
            int count) {
        int by = Double.compare(weight(one, all, count), weight(other, all, count));
        return by != 0 ? by : one.getKey().toString().compareTo(other.getKey().toString());
    }

    /**
     * How much of the difference in chances goes with it; what people wait for counts more than
     * what happens by the way.
     */
    private static double weight(Map.Entry<Happened, Tally> entry, double all, int count) {
        var tally = entry.getValue();
        int with = tally.all();
        int without = 2 * count - with;
        if (without == 0) {
            return 0;
        }
        double matters = tally.worth / with - (all - tally.worth) / without;
        double apart = (double) (tally.worlds[BETTER] - tally.worlds[PLAYED]) / count;
        return matters * apart * entry.getKey().what.beat().ordinal();
    }

    private static Reason reason(Map.Entry<Happened, Tally> entry, int count) {
        var happened = entry.getKey();
        var tally = entry.getValue();
        return new Reason(
                happened.what().told(happened.seat(), happened.value(), true),
                happened.what().rule(),
                tally.worlds[BETTER],
                tally.worlds[PLAYED],
                count);
    }
}
