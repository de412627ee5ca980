package tischlein.house.faults;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tischlein.kernel.Seeded;

/**
 * Decides when something goes wrong. Every kind of fault has random numbers of its own, so that
 * leaving one kind out changes little about the others.
 */
public final class FaultDice {
    private final Set<Fault> kinds;
    private final List<Seeded> luck; // by kind
    private final Map<Fault, Integer> counts = new EnumMap<>(Fault.class);
    private boolean begun;
    private boolean ended;

    public FaultDice(long seed, Set<Fault> kinds) {
        this.kinds = kinds.isEmpty() ? Set.of() : EnumSet.copyOf(kinds);
        luck =
                Arrays.stream(Fault.values())
                        .map(kind -> new Seeded(seed, kind.ordinal() + 1))
                        .toList();
    }

    /** From now on things go wrong. */
    public void begin() {
        begun = true;
    }

    /** From now on all goes well. */
    public void end() {
        ended = true;
    }

    public boolean ended() {
        return ended;
    }

    /**
     * Whether it happens now.
     *
     * @param oneIn how seldom it does
     */
    public boolean strikes(Fault fault, int oneIn) {
        boolean struck = begun && !ended && kinds.contains(fault) && number(fault, oneIn) == 0;
        if (struck) {
            counts.merge(fault, 1, Integer::sum);
        }
        return struck;
    }

    /** A number below this, for how long it takes or whom it hits. */
    public int number(Fault fault, int below) {
        return luck.get(fault.ordinal()).nextInt(below);
    }

    /** How often each kind has happened. */
    public Map<Fault, Integer> counts() {
        return new EnumMap<>(counts);
    }
}
