package tischlein.table;

import java.util.List;
import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/** What the store has of a table's game: it is played on from there, compared, and rests there. */
final class Kept {
    private Kept() {}

    /** The game as the store has it, with the choices beside its log. */
    static <S extends State<S>, V> Play<S, V> play(
            House house, Game<S, ?, V> game, StoredTable row, boolean order) {
        var store = house.store();
        var play = Play.of(game, house.outside(), row, store.log(row.id()), new Beside(order));
        beside(store, row.id(), play.version()).forEach(play::restore);
        return play;
    }

    /** The choices that the store has beside a log of this length. */
    private static List<StoredChoice> beside(Store store, String table, int version) {
        return store.choices(table).stream().filter(choice -> choice.step() == version).toList();
    }

    /**
     * Lets a table rest in the store until it is due.
     *
     * @param left after how many milliseconds that is
     */
    static void rest(
            House house, StoredTable row, Stage<?, ?> stage, Attendance attendance, long left) {
        var nothing = new Batch(stage.play().version(), List.of(), "", house.outside().now());
        var clocks = stage.time().resting(house.run(), attendance);
        long due = house.time() + left;
        if (!house.store()
                .append(new Append(row.id(), nothing, row.phase(), due, clocks, List.of()))) {
            throw new Stage.Outrun();
        }
    }

    /**
     * Whether somebody else has changed the table in the store.
     *
     * @param play none if this program does not play its version
     */
    static boolean outrun(Store store, StoredTable row, Optional<Play<?, ?>> play) {
        var kept = store.table(row.id());
        return kept.isEmpty()
                || kept.get().revision() != row.revision()
                || play.isPresent() && outrun(store, kept.get(), play.get());
    }

    private static boolean outrun(Store store, StoredTable kept, Play<?, ?> play) {
        return kept.length() != play.version()
                || play.together() && !play.beside().like(beside(store, kept.id(), play.version()));
    }
}
