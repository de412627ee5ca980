package tischlein.load.players;

import java.util.Set;

/**
 * Who attacks the server while people play.
 *
 * @param addresses how many addresses of this machine the attackers have: 127.0.0.1 and those after
 *     it
 */
public record Hostility(Set<Mix> mixes, int addresses) {
    /** What attackers do. */
    public enum Mix {
        /** Cheap and dear requests over HTTP, one after the other on each connection. */
        REQUESTS,
        /** Messages at people's tables, from sockets of guests who do not sit there. */
        MESSAGES,
        /** Bodies and headers that never end. */
        BODIES
    }

    public static final Hostility NONE = new Hostility(Set.of(), 0);

    public Hostility {
        mixes = Set.copyOf(mixes);
    }

    public boolean any() {
        return !mixes.isEmpty();
    }
}
