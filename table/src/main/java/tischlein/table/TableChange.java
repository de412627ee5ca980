package tischlein.table;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import tischlein.table.game.GameChange;
import tischlein.table.request.Answer;
import tischlein.table.request.TableListener;
import tischlein.table.seats.Audience;
import tischlein.table.seats.GuestDecision;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable.Phase;

/** What becomes of a request that has been checked. Nothing of it has been done yet. */
sealed interface TableChange {
    /**
     * Gives the answer, now that everything is kept.
     *
     * @param table its id
     * @param version the table's, afterwards
     */
    default void answer(String table, int version, Consumer<Answer> answer) {
        switch (this) {
            case Answered(var given) -> answer.accept(given);
            case AnsweredLater(var later) -> {
                var _ = later.thenAccept(answer);
            }
            case Arranged arranged when !arranged.link().isEmpty() ->
                    answer.accept(new Answer.Linked(table + "-" + arranged.link()));
            case Asked _ -> answer.accept(new Answer.Noted());
            case GoneOn(_, var next) -> answer.accept(new Answer.Elsewhere(next));
            case Nothing _,
                    Arranged _,
                    Said _,
                    Played _,
                    Started _,
                    Came _,
                    Went _,
                    Seen _,
                    Voted _,
                    Loaded _ ->
                    answer.accept(new Answer.Done(version));
        }
    }

    /** There is nothing to do. */
    record Nothing() implements TableChange {}

    /** Nothing but an answer, which may be a refusal. */
    record Answered(Answer answer) implements TableChange {}

    /** Nothing but an answer, which comes later. */
    record AnsweredLater(CompletableFuture<Answer> answer) implements TableChange {}

    /** Everybody hears something that is kept nowhere. */
    record Said(String message) implements TableChange {
        /** Contains nothing that was said at the table. */
        @Override
        public String toString() {
            return "something said";
        }
    }

    /**
     * Who sits where changes, or how the table is run.
     *
     * @param decision what the host has decided about somebody
     * @param removed the hash of the guest who has to go, or nothing
     * @param link the token of a link that was asked for, or nothing
     */
    record Arranged(
            Setup setup, Phase phase, Optional<GuestDecision> decision, String removed, String link)
            implements TableChange {
        Arranged(Setup setup, Phase phase) {
            this(setup, phase, Optional.empty(), "", "");
        }

        /** Contains no secrets. */
        @Override
        public String toString() {
            return "another setup";
        }
    }

    /** The game goes on. */
    record Played(GameChange game) implements TableChange {}

    /** The game begins, with these people and bots. */
    record Started(Setup setup, GameChange game) implements TableChange {}

    /**
     * Somebody comes to watch.
     *
     * @param seen the version that was last seen, if any
     */
    record Came(Audience.Watcher watcher, OptionalInt seen) implements TableChange {}

    /** Somebody does not watch any more. */
    record Went(TableListener listener) implements TableChange {}

    /** A person has seen what led to this step. */
    record Seen(int seat) implements TableChange {}

    /** Somebody votes on whether a bot shall play for somebody else. */
    record Voted(int seat, int about, boolean bot) implements TableChange {}

    /** Somebody has said whether there shall be another game. */
    record Asked(AnotherGame another) implements TableChange {}

    /**
     * There is another game.
     *
     * @param table where it is played
     */
    record GoneOn(AnotherGame another, String table) implements TableChange {}

    /** The table has just been loaded. */
    record Loaded() implements TableChange {}
}
