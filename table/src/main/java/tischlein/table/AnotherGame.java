package tischlein.table;

import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.SeatingRules;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup;

/**
 * Who has said yes to another game, in order. Only in memory: after a restart everybody is asked
 * again, and nothing else is lost. Never changed: a change makes another one.
 */
record AnotherGame(List<Guest> yes) {
    static final AnotherGame NOBODY = new AnotherGame(List.of());

    AnotherGame {
        yes = List.copyOf(yes);
    }

    /** One guest's answer, counted once however often it is given. */
    AnotherGame answered(Guest guest, boolean says) {
        var others = without(guest.hash());
        return says
                ? new AnotherGame(Stream.concat(others.yes.stream(), Stream.of(guest)).toList())
                : others;
    }

    AnotherGame without(String hash) {
        return new AnotherGame(yes.stream().filter(guest -> !guest.hash().equals(hash)).toList());
    }

    /** The seats whose guests have said yes. */
    List<Integer> seats(Setup setup) {
        return IntStream.range(0, setup.chairs().size())
                .filter(seat -> agreed(setup.chairs().get(seat)))
                .boxed()
                .toList();
    }

    private boolean agreed(Setup.Chair chair) {
        return yes.stream().anyMatch(guest -> chair.of(guest.hash()));
    }

    /** Whether somebody with a seat has said yes, and so has every guest who is here. */
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
        return yes.stream()
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
            return SeatingRules.join(setup, guest);
        } catch (RequestRefused _) { // a newcomer has taken the last bot's chair since: watches on
            return setup;
        }
    }
}
