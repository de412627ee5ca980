package tischlein.table.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tischlein.bots.Bots;
import tischlein.bots.Level;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;
import tischlein.table.game.Referee;
import tischlein.table.outside.Outside;
import tischlein.table.seats.Seats;
import tischlein.table.store.StoredTable;

/**
 * The choices that bots think about for the seats of one table. A bot's choice is made when the
 * table's pace says so, or after its character's own time if that is longer, no matter what it
 * chose and how long that took. Thinking is over by then, shortened if necessary. If no thread has
 * been free for it, the table looks again at regular intervals, and soon follows the game's advice.
 */
public final class BotTurns {
    private static final int LONGEST = 500; // milliseconds that a table waits beyond the time
    private static final int SHORTEST = 20; // milliseconds from one look to the next, at least
    private static final int SELDOM = 100; // the same, at most
    private static final int NONE = -1;

    private final Outside outside;
    private final BotThreads botThreads;
    private final Seats seats;
    private final Referee<?, ?> referee;
    private final Absences absences;
    private final SeatMemories memories;
    private final int[] decided; // by seat: the version for which a bot last made a choice
    private final List<Optional<Turn>> turns; // by seat

    /** A whole choice that a bot makes now. */
    public record Decided(int seat, List<String> moves) {
        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a choice of seat " + seat;
        }
    }

    /** A bot that is thinking about a seat's choice. */
    private static final class Turn {
        final int seat;
        final int version;
        final BotThinking<?, ?> thinking;
        final BotThought thought;
        final LentMemory memory;
        final long from; // when it began, in ticks
        final int patience;
        final boolean agreed; // it begins with the move that all people want
        long due;
        long look; // when it is next looked at, in ticks
        long pace = SHORTEST; // from one look to the next
        boolean late;

        Turn(
                int seat,
                int version,
                BotThinking<?, ?> thinking,
                BotThought thought,
                LentMemory memory,
                long from,
                int patience,
                boolean agreed) {
            this.seat = seat;
            this.version = version;
            this.thinking = thinking;
            this.thought = thought;
            this.memory = memory;
            this.from = from;
            this.patience = patience;
            this.agreed = agreed;
        }
    }

    public BotTurns(
            Outside outside,
            BotThreads botThreads,
            Seats seats,
            Referee<?, ?> referee,
            Absences absences) {
        this.outside = outside;
        this.botThreads = botThreads;
        this.seats = seats;
        this.referee = referee;
        this.absences = absences;
        int count = seats.setup().chairs().size();
        memories = new SeatMemories(botThreads.memories(), count);
        decided = new int[count];
        Arrays.fill(decided, NONE);
        turns = new ArrayList<>(Collections.nCopies(count, Optional.empty()));
    }

    /** Bots begin to think about the choices they owe, and stop where none is wanted any more. */
    public void wake() {
        for (int seat = 0; seat < decided.length; seat++) {
            memories.plays(seat, playing(seat), seats.setup().chairs().get(seat));
            if (turns.get(seat).isPresent() && !wanted(turns.get(seat).get())) {
                stop(seat);
            }
            if (turns.get(seat).isPresent()) {
                expect(turns.get(seat).get());
            } else if (owes(seat) && decided[seat] != referee.play().version()) {
                begin(seat);
            }
        }
    }

    /** The bot that plays a seat now; none if a guest does, or if the game is over. */
    private String playing(int seat) {
        return referee.play().over() ? "" : absences.bot(seat);
    }

    private boolean owes(int seat) {
        return Bits.has(referee.play().missing(), seat) && !absences.bot(seat).isEmpty();
    }

    private boolean wanted(Turn turn) {
        return turn.version == referee.play().version() && owes(turn.seat);
    }

    private void stop(int seat) {
        turns.get(seat).ifPresent(turn -> botThreads.cancel(turn.thought));
        turns.set(seat, Optional.empty());
    }

    private void begin(int seat) {
        long from = absences.since(seat);
        int patience = patience(seat);
        long due = Math.max(referee.time().due(from), from + patience);
        var turn = turn(seat, List.of(), from, due, patience, false);
        turn.pace = Math.clamp(due - from, SHORTEST, SELDOM);
    }

    /** The thinking counts as the host's, who has made the table. */
    private Turn turn(
            int seat, List<Integer> before, long from, long due, int patience, boolean agreed) {
        var thinking = BotThinking.of(referee.play(), seat, before);
        var luck = new Seeded(outside.luck());
        var memory = memories.lend(seat);
        var thought =
                thinking.thought(
                        absences.bot(seat),
                        memory,
                        seats.setup().host(),
                        referee.table(),
                        due,
                        outside,
                        luck);
        int version = referee.play().version();
        var turn = new Turn(seat, version, thinking, thought, memory, from, patience, agreed);
        turn.due = due;
        turn.look = due;
        turns.set(seat, Optional.of(turn));
        botThreads.think(thought);
        return turn;
    }

    /**
     * How long a bot takes at least: more than its thinking, so that a quick thought is not
     * answered sooner.
     */
    private int patience(int seat) {
        var bot = absences.bot(seat);
        int searching = Bots.millis(bot, referee.play().game().about());
        int own = Level.named(bot).map(Level::millis).orElse(searching);
        return own + own / 4;
    }

    /** The time at which the table wants the choice may have changed. */
    private void expect(Turn turn) {
        long due = Math.max(referee.time().due(turn.from), turn.from + turn.patience);
        if (!turn.late && !turn.agreed && turn.due != due) {
            turn.due = due;
            turn.look = due;
            botThreads.due(turn.thought, due);
        }
    }

    /** When to look at the next choice, in ticks, or never. */
    public long next() {
        return turns.stream()
                .flatMap(Optional::stream)
                .mapToLong(turn -> turn.look)
                .min()
                .orElse(StoredTable.NEVER);
    }

    /** A choice that is due by this time. */
    public Optional<Decided> due(long ticks) {
        for (var turn : turns) {
            var moves = turn.filter(this::wanted).flatMap(one -> look(one, ticks));
            if (moves.isPresent()) {
                return Optional.of(new Decided(turn.get().seat, moves.get()));
            }
        }
        return Optional.empty();
    }

    private Optional<List<String>> look(Turn turn, long now) {
        if (now < turn.look) {
            return Optional.empty();
        }
        turn.late = true;
        if (!turn.thought.moves().isDone() && now - turn.due < LONGEST) {
            turn.look = now + turn.pace;
            return Optional.empty();
        }
        turns.set(turn.seat, Optional.empty());
        var moves = referee.play().words(moves(turn));
        var agreed = turn.agreed ? Optional.<String>empty() : agreed();
        if (agreed.isPresent()) {
            return follow(turn.seat, agreed.get(), moves, now);
        }
        decided[turn.seat] = turn.version;
        return Optional.of(moves);
    }

    /** The moves that were thought out or, if that took too long, those that the game advises. */
    private List<Integer> moves(Turn turn) {
        var moves = turn.thought.moves();
        if (moves.isDone() && !moves.isCancelled()) {
            var thoughtOut = moves.join();
            memories.giveBack(turn.seat, turn.memory);
            return thoughtOut;
        }
        botThreads.givenUp(turn.thought);
        return turn.thinking.advice(new Seeded(outside.luck()));
    }

    /** Larder 7.2: the move that all people who are here want. */
    private Optional<String> agreed() {
        return referee.teamTalk().unanimous(seats.guestsHere());
    }

    /** Larder 7.2: the bot makes the move that all people want, if it is allowed. */
    private Optional<List<String>> follow(int seat, String move, List<String> own, long now) {
        var teamTalk = referee.teamTalk();
        return switch (teamTalk.after(move, seat)) {
            case COMPLETE -> decide(seat, List.of(move));
            case INCOMPLETE -> {
                int patience = patience(seat);
                var before = referee.play().known(List.of(move));
                var turn = turn(seat, before, now, now + patience, patience, true);
                turn.look = now;
                yield look(turn, now);
            }
            case ILLEGAL, TOO_MANY ->
                    decide(seat, teamTalk.endingWith(move, seat, own).orElse(own));
        };
    }

    private Optional<List<String>> decide(int seat, List<String> moves) {
        decided[seat] = referee.play().version();
        return Optional.of(moves);
    }

    /** The table leaves the memory: bots stop thinking for it. */
    public void end() {
        for (int seat = 0; seat < decided.length; seat++) {
            stop(seat);
        }
        memories.end();
    }
}
