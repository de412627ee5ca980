package tischlein.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.kernel.Seeded;

/**
 * Where bots think about the choices of one table's seats, on threads of their own. A choice is
 * handed in when the table's pace wants it, or after a character's own time if that is longer,
 * whatever it is and however long it took. Thinking is over by then, shortened if need be; should
 * nobody have come to it, the table looks again in steady steps, and soon follows the game's
 * advice.
 */
final class Desk {
    private static final int LONGEST = 500; // milliseconds that a table waits when it is due
    private static final int SHORTEST = 20; // from one look to the next
    private static final int SELDOM = 100; // likewise, at most
    private static final int NONE = -1;

    private final House house;
    private final Executor inbox;
    private final int[] versions; // by seat: the version that a bot thinks about
    private final Runnable[] again; // by seat: asks again when its choice is due
    private final List<Optional<BotThought>> thoughts; // by seat: the last one

    /**
     * @param inbox the table's
     */
    Desk(House house, Executor inbox, int seats) {
        this.house = house;
        this.inbox = inbox;
        versions = new int[seats];
        Arrays.fill(versions, NONE);
        again = new Runnable[seats];
        Runnable nothing = () -> {};
        Arrays.fill(again, nothing);
        thoughts = new ArrayList<>(Collections.nCopies(seats, Optional.empty()));
    }

    /**
     * Thinks about a seat's choice, unless that is being done already.
     *
     * @param payer the guest in whose share of the time it is thought out
     * @param from when the thinking begins, in ticks
     * @param due when the table wants the choice, in ticks; it may change its mind
     * @param wanted whether the choice is still wanted when it is there
     * @param hand takes the choice in words
     */
    void think(
            Stage<?, ?> stage,
            int seat,
            String bot,
            String payer,
            long from,
            LongSupplier due,
            BooleanSupplier wanted,
            Consumer<List<String>> hand) {
        int version = stage.play().version();
        if (versions[seat] == version) {
            return;
        }
        versions[seat] = version;
        LongSupplier ready = () -> Math.max(due.getAsLong(), from + patience(stage, bot));
        var thinking = stage.thinking(seat, List.of());
        var thought = begin(stage, seat, thinking, bot, payer, ready.getAsLong());
        long pace = Math.clamp(ready.getAsLong() - from, SHORTEST, SELDOM);
        expect(new Paper(stage, seat, version, thinking, thought, pace, ready, wanted, hand));
    }

    /** What the seat was thinking about before is not wanted any more. */
    private BotThought begin(
            Stage<?, ?> stage,
            int seat,
            Thinking<?, ?> thinking,
            String bot,
            String payer,
            long due) {
        thoughts.get(seat).ifPresent(house.minds()::cancel);
        var luck = new Seeded(house.outside().luck());
        var thought = thinking.thought(bot, payer, stage.table(), due, house.outside(), luck);
        thoughts.set(seat, Optional.of(thought));
        house.minds().think(thought);
        return thought;
    }

    /** Nobody wants to know any more what bots think here. */
    void dismiss() {
        thoughts.forEach(thought -> thought.ifPresent(house.minds()::cancel));
    }

    private void expect(Paper paper) {
        long due = paper.ready.getAsLong();
        house.minds().due(paper.thought, due);
        var callOff = at(due, () -> look(paper, due));
        again[paper.seat] =
                () -> {
                    callOff.run();
                    expect(paper);
                };
    }

    /** The choices are due at another time than they were. */
    void hasten() {
        for (var one : again) {
            one.run();
        }
    }

    /** Thinks about the rest of a choice that begins with a move, and hands it in at once. */
    void thinkOn(
            Stage<?, ?> stage,
            int seat,
            String bot,
            String payer,
            String begun,
            BooleanSupplier wanted,
            Consumer<List<String>> hand) {
        long now = house.outside().ticks();
        long due = now + patience(stage, bot);
        var thinking = stage.thinking(seat, stage.play().known(List.of(begun)));
        var thought = begin(stage, seat, thinking, bot, payer, due);
        int version = stage.play().version();
        look(
                new Paper(
                        stage, seat, version, thinking, thought, SHORTEST, () -> due, wanted, hand),
                due);
    }

    /** A character's time is over before anybody looks, so that quick answers are not quicker. */
    private static int patience(Stage<?, ?> stage, String bot) {
        int searching = Bots.millis(bot, stage.play().game().about());
        int own = Level.named(bot).map(Level::millis).orElse(searching);
        return own + own / 4;
    }

    private record Paper(
            Stage<?, ?> stage,
            int seat,
            int version,
            Thinking<?, ?> thinking,
            BotThought thought,
            long pace,
            LongSupplier ready,
            BooleanSupplier wanted,
            Consumer<List<String>> hand) {}

    private Runnable at(long ticks, Runnable what) {
        return house.timer().later(ticks - house.outside().ticks(), () -> inbox.execute(what));
    }

    private void look(Paper paper, long due) {
        int version = paper.version;
        if (versions[paper.seat] == version) { // and not of a later thought
            again[paper.seat] = () -> {};
        }
        if (paper.stage.play().version() != version || !paper.wanted.getAsBoolean()) {
            house.minds().cancel(paper.thought);
            if (versions[paper.seat] == version) { // and not of a later thought
                versions[paper.seat] = NONE;
            }
            return;
        }
        long waited = house.outside().ticks() - due;
        if (!paper.thought.moves().isDone() && waited < LONGEST) {
            at(house.outside().ticks() + paper.pace, () -> look(paper, due));
            return;
        }
        thoughts.set(paper.seat, Optional.empty());
        paper.hand.accept(paper.stage.play().words(moves(paper)));
    }

    /** What was thought out or, if that took too long, what the game advises. */
    private List<Integer> moves(Paper paper) {
        var moves = paper.thought.moves();
        if (moves.isDone() && !moves.isCancelled()) {
            return moves.join();
        }
        house.minds().givenUp(paper.thought);
        return paper.thinking.advice(new Seeded(house.outside().luck()));
    }
}
