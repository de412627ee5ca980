package tischlein.cli.bots;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tischlein.kernel.Description;
import tischlein.kernel.Options;
import tischlein.kernel.Result;

/**
 * A bot in a program of its own, by docs/bots.md. Whatever it does wrong costs it a move of its
 * own, and nobody else any time beyond the bot's budget.
 */
public final class ExternalBot implements AutoCloseable {
    public static final int PATIENCE = 5_000; // milliseconds for hello and bye

    /** Milliseconds on top of the budget: pipes and schedulers take some. */
    private static final int GRACE = 150;

    /** Who is late so often in a row is not waited for any more. */
    private static final int MOST_LATE = 4;

    /** Who writes so many lines in a row that nobody asked for is not read any more. */
    private static final int MOST_NONSENSE = 20;

    private static final int UNKNOWN_CODE = -1;

    private final LinePartner partner;
    private final Consumer<Complaint> complaints;
    private long turn;
    private long answers;
    private final Set<Long> missed = new HashSet<>(); // turns without an answer in time
    private int late;
    private int nonsense;
    private boolean gone;
    private BotMistake last = BotMistake.LATE; // what it did wrong most recently
    private String name = "";

    /**
     * Something that the bot did wrong.
     *
     * @param turn in which; 0 before the first
     * @param detail what it was, in the words of whoever said it
     */
    public record Complaint(BotMistake slip, long turn, String detail) {}

    public ExternalBot(LinePartner partner, Consumer<Complaint> complaints) {
        this.partner = partner;
        this.complaints = complaints;
    }

    /** What it calls itself. */
    public String name() {
        return name;
    }

    /** How many good answers it has given. */
    public long answers() {
        return answers;
    }

    /** Says hello, and hears whether it speaks the same protocol. */
    public void greet(Description game, Options options, int seat, int millis) {
        greet(BotProtocol.hello(game, options, seat), millis);
    }

    public void greet(String hello, int millis) {
        partner.say(hello);
        switch (next(deadline(millis))) {
            case BotProtocol.Answer.Hello(int protocol, String called)
                    when protocol == BotProtocol.VERSION ->
                    name = called;
            case BotProtocol.Answer.Hello(int protocol, _) -> {
                complain(BotMistake.PROTOCOL, Integer.toString(protocol));
                gone = true;
            }
            case BotProtocol.Answer.Choose(_, String move) -> complain(BotMistake.UNASKED, move);
            case BotProtocol.Answer.Nonsense _ -> {
                // it has been complained of
            }
        }
    }

    /** Says something that needs no answer. */
    void tell(String message) {
        partner.say(message);
    }

    /**
     * Its choice or, whatever goes wrong, somebody else's.
     *
     * @param choices in words
     */
    String choose(List<String> choices, Object view, int millis, Supplier<String> fallback) {
        turn++;
        if (!gone) {
            partner.say(BotProtocol.turn(turn, choices, millis, view));
            var chosen = answer(choices, millis);
            if (chosen.isPresent()) {
                answers++;
                nonsense = 0;
                return chosen.get();
            }
        }
        var played = fallback.get();
        if (!gone) {
            partner.say(BotProtocol.refused(turn, last, played));
        }
        return played;
    }

    private Optional<String> answer(List<String> choices, int millis) {
        long deadline = deadline(millis);
        while (true) {
            switch (next(deadline)) {
                case BotProtocol.Answer.Choose(long of, String move) when of == turn -> {
                    if (choices.contains(move)) {
                        return Optional.of(move);
                    }
                    complain(BotMistake.ILLEGAL, move);
                    return Optional.empty();
                }
                case BotProtocol.Answer.Choose(long of, String move) when of > 0 && of < turn -> {
                    // What came too late was complained of then; this turn may still be answered.
                    if (!missed.remove(of)) {
                        complain(BotMistake.UNASKED, move);
                    }
                    if (gone) {
                        return Optional.empty();
                    }
                }
                case BotProtocol.Answer.Choose(_, String move) -> {
                    complain(BotMistake.UNASKED, move);
                    return Optional.empty();
                }
                case BotProtocol.Answer.Hello _ -> {
                    complain(BotMistake.UNASKED, "hello");
                    return Optional.empty();
                }
                case BotProtocol.Answer.Nonsense _ -> {
                    return Optional.empty();
                }
            }
        }
    }

    private static long deadline(int millis) {
        return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos((long) millis + GRACE);
    }

    /** What it says next; what cannot be understood is complained of. */
    private BotProtocol.Answer next(long deadline) {
        var line = hear(deadline);
        if (line.isEmpty()) {
            complain(BotMistake.LATE, "");
            missed.add(turn);
            late++;
            gone |= late >= MOST_LATE;
            return new BotProtocol.Answer.Nonsense("");
        }
        late = 0;
        return switch (line.get()) {
            case LinePartner.Line.Text(String text) -> understood(text);
            case LinePartner.Line.End() -> {
                gone = true;
                complain(BotMistake.GONE, Integer.toString(partner.code().orElse(UNKNOWN_CODE)));
                yield new BotProtocol.Answer.Nonsense("");
            }
            case LinePartner.Line.Flood() -> {
                gone = true;
                complain(BotMistake.FLOOD, "");
                yield new BotProtocol.Answer.Nonsense("");
            }
        };
    }

    private BotProtocol.Answer understood(String text) {
        var answer = BotProtocol.read(text);
        if (answer instanceof BotProtocol.Answer.Nonsense(String why)) {
            complain(BotMistake.UNREADABLE, why);
        }
        return answer;
    }

    private Optional<LinePartner.Line> hear(long deadline) {
        try {
            long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            // Whatever it still has to say then is too late, however much of it waits.
            return left > 0 ? partner.hear(left) : Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private void complain(BotMistake slip, String detail) {
        last = slip;
        nonsense += slip == BotMistake.UNREADABLE || slip == BotMistake.UNASKED ? 1 : 0;
        if (nonsense == MOST_NONSENSE && !gone) {
            gone = true;
            complain(BotMistake.FLOOD, detail);
            return;
        }
        complaints.accept(new Complaint(slip, turn, detail));
    }

    void over(Result result) {
        partner.say(BotProtocol.over(result));
    }

    /** Says goodbye, and waits a little for its end. */
    public void bye(int millis) {
        partner.say(BotProtocol.bye());
        try {
            if (!partner.ends(millis) && !gone) {
                complain(BotMistake.LINGERS, "");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        partner.close();
    }
}
