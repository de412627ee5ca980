package tischlein.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Who has said yes to another game. Only in memory: after a restart everybody is asked again, and
 * nothing else is lost.
 */
final class AnotherGame {
    private final Map<String, Guest> yes = new LinkedHashMap<>(); // by hash, in the order of asking

    void answer(Guest guest, boolean says) {
        if (says) {
            yes.put(guest.hash(), guest);
        } else {
            yes.remove(guest.hash());
        }
    }

    void forget(String hash) {
        yes.remove(hash);
    }

    /** The seats whose guests have said yes. */
    List<Integer> seats(Setup setup) {
        return IntStream.range(0, setup.chairs().size())
                .filter(seat -> agreed(setup.chairs().get(seat)))
                .boxed()
                .toList();
    }

    private boolean agreed(Setup.Chair chair) {
        return chair.kind() == Setup.Kind.GUEST && yes.containsKey(chair.guest());
    }

    /** Whether somebody with a seat has said yes, and of those who are here nobody has not. */
    boolean wanted(Setup setup, IntPredicate here) {
        var seats = seats(setup);
        return !seats.isEmpty()
                && IntStream.range(0, setup.chairs().size())
                        .filter(seat -> setup.chairs().get(seat).kind() == Setup.Kind.GUEST)
                        .filter(here)
                        .allMatch(seats::contains);
    }

    /** Those who have said yes without a seat and still watch. */
    List<Guest> joining(Setup setup, Predicate<String> watches) {
        Set<String> seated = setup.guests();
        return yes.values().stream()
                .filter(guest -> !seated.contains(guest.hash()) && watches.test(guest.hash()))
                .toList();
    }

    /** The chairs of the next game: whoever joins sits where a bot sat. */
    Setup seated(Setup setup, Predicate<String> watches) {
        var seated = setup;
        for (var guest : joining(setup, watches)) {
            seated = joined(seated, guest);
        }
        return seated;
    }

    private static Setup joined(Setup setup, Guest guest) {
        try {
            return People.join(setup, guest);
        } catch (Refusing _) { // a newcomer has taken the last bot's chair since: watches on
            return setup;
        }
    }
}
