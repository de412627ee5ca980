package tischlein.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tischlein.kernel.Description;
import tischlein.kernel.Options;
import tischlein.kernel.Result;

/**
 * A bot in a process of its own, by docs/bots.md. Whatever it does wrong costs it a move of its
 * own, and nobody else any time beyond the bot's budget.
 */
final class Robot implements AutoCloseable {
    /** Milliseconds on top of the budget: pipes and schedulers take some. */
    private static final int GRACE = 150;

    /** Who is late so often in a row is not waited for any more. */
    private static final int MOST_LATE = 4;

    private static final int UNKNOWN_CODE = -1;

    private final Program program;
    private final Consumer<Complaint> complaints;
    private long turn;
    private long answers;
    private int late;
    private boolean gone;
    private Slip last = Slip.LATE; // what it did wrong most recently
    private String name = "";

    /**
     * Something that the bot did wrong.
     *
     * @param turn in which; 0 before the first
     * @param detail what it was, in the words of whoever said it
     */
    record Complaint(Slip slip, long turn, String detail) {}

    Robot(Program program, Consumer<Complaint> complaints) {
        this.program = program;
        this.complaints = complaints;
    }

    /** What it calls itself. */
    String name() {
        return name;
    }

    /** How many good answers it has given. */
    long answers() {
        return answers;
    }

    /** Says hello, and hears whether it speaks the same protocol. */
    void greet(Description game, Options options, int seat, int millis) {
        greet(BotProtocol.hello(game, options, seat), millis);
    }

    void greet(String hello, int millis) {
        program.say(hello);
        switch (next(deadline(millis))) {
            case BotProtocol.Answer.Hello(int protocol, String called)
                    when protocol == BotProtocol.VERSION ->
                    name = called;
            case BotProtocol.Answer.Hello(int protocol, _) -> {
                complain(Slip.PROTOCOL, Integer.toString(protocol));
                gone = true;
            }
            case BotProtocol.Answer.Choose(_, String move) -> complain(Slip.UNASKED, move);
            case BotProtocol.Answer.Nonsense _ -> {
                // it has been complained of
            }
        }
    }

    /** Says something that needs no answer. */
    void tell(String message) {
        program.say(message);
    }

    /**
     * Its choice or, whatever goes wrong, somebody else's.
     *
     * @param choices in words
     */
    String choose(List<String> choices, Object view, int millis, Supplier<String> fallback) {
        turn++;
        if (!gone) {
            program.say(BotProtocol.turn(turn, choices, millis, view));
            var chosen = answer(choices, millis);
            if (chosen.isPresent()) {
                answers++;
                return chosen.get();
            }
        }
        var played = fallback.get();
        if (!gone) {
            program.say(BotProtocol.refused(turn, last, played));
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
                    complain(Slip.ILLEGAL, move);
                    return Optional.empty();
                }
                case BotProtocol.Answer.Choose(long of, _) when of > 0 && of < turn -> {
                    // an answer that came too late; it was complained of then
                }
                case BotProtocol.Answer.Choose(_, String move) -> {
                    complain(Slip.UNASKED, move);
                    return Optional.empty();
                }
                case BotProtocol.Answer.Hello _ -> {
                    complain(Slip.UNASKED, "hello");
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
            complain(Slip.LATE, "");
            late++;
            gone |= late >= MOST_LATE;
            return new BotProtocol.Answer.Nonsense("");
        }
        late = 0;
        return switch (line.get()) {
            case Program.Line.Text(String text) -> understood(text);
            case Program.Line.End() -> {
                gone = true;
                complain(Slip.GONE, Integer.toString(program.code().orElse(UNKNOWN_CODE)));
                yield new BotProtocol.Answer.Nonsense("");
            }
            case Program.Line.Flood() -> {
                gone = true;
                complain(Slip.FLOOD, "");
                yield new BotProtocol.Answer.Nonsense("");
            }
        };
    }

    private BotProtocol.Answer understood(String text) {
        var answer = BotProtocol.read(text);
        if (answer instanceof BotProtocol.Answer.Nonsense(String why)) {
            complain(Slip.UNREADABLE, why);
        }
        return answer;
    }

    private Optional<Program.Line> hear(long deadline) {
        try {
            long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            return program.hear(Math.max(0, left));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    private void complain(Slip slip, String detail) {
        last = slip;
        complaints.accept(new Complaint(slip, turn, detail));
    }

    void over(Result result) {
        program.say(BotProtocol.over(result));
    }

    /** Says goodbye, and waits a little for its end. */
    void bye(int millis) {
        program.say(BotProtocol.bye());
        try {
            if (!program.ends(millis) && !gone) {
                complain(Slip.LINGERS, "");
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        program.close();
    }
}
