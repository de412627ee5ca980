package tischlein.table.game;

import tischlein.kernel.State;
import tischlein.table.seats.Audience;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.Store;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** A change of a game that has been worked out. It only happens once the store has kept it. */
public sealed interface GameChange {
    /**
     * False, and nothing has changed, if somebody else has written the table in the meantime.
     *
     * @param wakes whether something can happen at the table while no guest does anything
     */
    boolean keep(Store store, boolean wakes);

    /** Changes the game, after the store has kept the change. */
    void happen();

    void tell(Audience audience);

    /** A choice that is pending until the others have made theirs. */
    record Pending(Referee<?, ?> referee, StoredChoice choice) implements GameChange {
        @Override
        public boolean keep(Store store, boolean wakes) {
            return store.choose(choice, referee.play().beside().of(choice.seat()));
        }

        @Override
        public void happen() {
            var play = referee.play();
            play.beside().put(choice);
            play.commands().add(choice.command(), play.version());
        }

        @Override
        public void tell(Audience audience) {
            audience.tell(FrameWriter.chosen(referee.table(), referee.play()));
        }
    }

    /**
     * More lines of the log: a step is over, and the next one begins.
     *
     * @param command the command that completes the step
     * @param commands this command and those of the pending choices
     * @param now milliseconds since 1970
     */
    record Step<S extends State<S>>(
            Referee<S, ?> referee, NextLines<S> advance, String command, String commands, long now)
            implements GameChange {
        @Override
        public boolean keep(Store store, boolean wakes) {
            if (advance.lines().isEmpty()) {
                return true; // a table made from a log, where a seat moves first
            }
            var play = referee.play();
            var phase = advance.over() ? Phase.OVER : Phase.PLAYING;
            long due = wakes && !advance.over() ? StoredTable.AT_ONCE : StoredTable.NEVER;
            return store.append(
                    new Append(
                            referee.table(),
                            new Batch(play.version(), advance.lines(), commands, now),
                            phase,
                            due,
                            referee.time().text(),
                            play.beside().all()));
        }

        @Override
        public void happen() {
            referee.play().accept(advance, command);
            referee.begin(advance.news());
        }

        @Override
        public void tell(Audience audience) {
            var tempo = referee.time().tempo();
            audience.tellViewers(
                    viewer -> referee.frame(viewer, advance.news().to(viewer, tempo), false));
        }

        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a step of " + referee;
        }
    }
}
