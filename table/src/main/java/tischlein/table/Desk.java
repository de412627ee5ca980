package tischlein.table;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.kernel.Seeded;

/**
 * Where bots think about the choices of one table's seats, on threads of their own. A choice is
 * handed in after the table's pace, or a character's own time if that is longer, whatever it is and
 * however long it took: only when thinking takes longer than that is it handed in one or more whole
 * paces later.
 */
final class Desk {
    private static final int LONGEST = 10_000;
    private static final int SHORTEST = 20;
    private static final int NONE = -1;

    private final House house;
    private final Executor inbox;
    private final int[] versions; // by seat: the version that a bot thinks about

    /**
     * @param inbox the table's
     */
    Desk(House house, Executor inbox, int seats) {
        this.house = house;
        this.inbox = inbox;
        versions = new int[seats];
        Arrays.fill(versions, NONE);
    }

    /**
     * Thinks about a seat's choice, unless that is being done already.
     *
     * @param from when the pace begins, in ticks
     * @param wanted whether the choice is still wanted when it is there
     * @param hand takes the choice in words
     */
    void think(
            Stage<?, ?> stage,
            int seat,
            String bot,
            long from,
            int pace,
            BooleanSupplier wanted,
            Consumer<List<String>> hand) {
        int version = stage.play().version();
        if (versions[seat] == version) {
            return;
        }
        versions[seat] = version;
        var thinking = stage.thinking(seat, List.of());
        var luck = new Seeded(house.outside().luck());
        var thought = house.minds().think(() -> thinking.choice(bot, luck));
        int due = Math.max(pace, patience(bot));
        var paper = new Paper(stage, seat, thinking, thought, due, wanted, hand);
        at(from + due, () -> look(paper, version, from + due));
    }

    /** A character's time is over before anybody looks, so that quick answers are not quicker. */
    private static int patience(String bot) {
        int own = Level.named(bot).map(Level::millis).orElse(0);
        return own == 0 ? 0 : own + own / 4;
    }

    private record Paper(
            Stage<?, ?> stage,
            int seat,
            Thinking<?, ?> thinking,
            CompletableFuture<List<Integer>> thought,
            int pace,
            BooleanSupplier wanted,
            Consumer<List<String>> hand) {}

    private void at(long ticks, Runnable what) {
        house.timer().later(ticks - house.outside().ticks(), () -> inbox.execute(what));
    }

    private void look(Paper paper, int version, long due) {
        if (paper.stage.play().version() != version || !paper.wanted.getAsBoolean()) {
            paper.thought.cancel(true);
            if (versions[paper.seat] == version) { // and not of a later thought
                versions[paper.seat] = NONE;
            }
            return;
        }
        long waited = house.outside().ticks() - due;
        if (!paper.thought.isDone() && waited < LONGEST) {
            long next = house.outside().ticks() + Math.max(SHORTEST, paper.pace);
            at(next, () -> look(paper, version, due));
            return;
        }
        paper.hand.accept(paper.stage.play().words(moves(paper)));
    }

    /** What was thought out or, if that failed or took too long, anything that is allowed. */
    private List<Integer> moves(Paper paper) {
        if (paper.thought.isDone() && !paper.thought.isCompletedExceptionally()) {
            return paper.thought.join();
        }
        paper.thought.cancel(true);
        return paper.thinking.choice(Bots.RANDOM, new Seeded(house.outside().luck()));
    }
}
