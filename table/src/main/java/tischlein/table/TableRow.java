package tischlein.table;

import java.util.List;
import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.table.game.GameChange;
import tischlein.table.game.LiveGame;
import tischlein.table.game.PendingChoices;
import tischlein.table.game.Referee;
import tischlein.table.seats.Attendance;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/**
 * A table's row in the store. All that a table keeps goes through here, and fails with {@link
 * Outrun} if somebody else has written the table.
 */
final class TableRow {
    private final Resources resources;
    private StoredTable row;

    TableRow(Resources resources, StoredTable row) {
        this.resources = resources;
        this.row = row;
    }

    /** The table has gone on in the store without us: somebody else writes it too. */
    static final class Outrun extends RuntimeException {
        private static final long serialVersionUID = 1;

        Outrun() {
            super("the log has gone on", null, false, false);
        }
    }

    private static void need(boolean kept) {
        if (!kept) {
            throw new Outrun();
        }
    }

    StoredTable row() {
        return row;
    }

    Phase phase() {
        return row.phase();
    }

    /** The game as the store has it, with the choices beside its log. */
    <S extends State<S>, V> Referee<S, V> referee(Game<S, ?, V> game, Setup setup) {
        var log = resources.store().log(row.id());
        var play =
                LiveGame.of(game, resources.outside(), row, log, new PendingChoices(setup.order()));
        beside(play.version()).forEach(play::restore);
        return Referee.of(resources.outside(), row, play, setup.pace());
    }

    /** The choices that the store has beside a log of this length. */
    private List<StoredChoice> beside(int version) {
        return resources.store().choices(row.id()).stream()
                .filter(choice -> choice.step() == version)
                .toList();
    }

    void keep(Setup setup, Phase phase) {
        boolean wakes = phase == Phase.PLAYING && setup.wakes();
        long due = wakes ? StoredTable.AT_ONCE : StoredTable.NEVER;
        var next = row.next(ProtocolJson.write(setup), setup.guests(), phase, due);
        need(resources.store().save(next));
        resources.changed();
        row = next;
    }

    void keep(GameChange game, boolean wakes) {
        need(game.keep(resources.store(), wakes));
    }

    /** The last lines that were kept have ended the game. */
    void over() {
        row = row.over();
        resources.changed();
    }

    /**
     * Lets the table rest in the store until it is due.
     *
     * @param left after how many milliseconds that is
     */
    void rest(Referee<?, ?> referee, Attendance attendance, long left) {
        var nothing = new Batch(referee.play().version(), List.of(), "", resources.outside().now());
        var clocks = referee.time().resting(resources.run(), attendance);
        long due = resources.time() + left;
        need(
                resources
                        .store()
                        .append(
                                new Append(
                                        row.id(), nothing, row.phase(), due, clocks, List.of())));
    }

    /**
     * Whether somebody else has changed the table in the store.
     *
     * @param play none if this program does not play its version
     */
    boolean outrun(Optional<LiveGame<?, ?>> play) {
        var kept = resources.store().table(row.id());
        return kept.isEmpty()
                || kept.get().revision() != row.revision()
                || play.isPresent() && outrun(kept.get(), play.get());
    }

    private boolean outrun(StoredTable kept, LiveGame<?, ?> play) {
        return kept.length() != play.version()
                || play.together() && !play.beside().like(beside(play.version()));
    }
}
