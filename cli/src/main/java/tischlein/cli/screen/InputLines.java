package tischlein.cli.screen;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import tischlein.cli.run.Surroundings;

/** Where people's lines come from. */
public interface InputLines extends AutoCloseable {
    /** From whoever sits at the terminal or, if nobody does, from a pipe. */
    static InputLines of(Surroundings around) {
        return around.talks() ? new TerminalLines(around) : new PipedLines(around);
    }

    /**
     * The next line, or nothing at the end.
     *
     * @param words what could be said now, for completion
     */
    Optional<String> next(String prompt, List<String> words);

    /** Waits until somebody new sits before the screen and has pressed Enter; false at the end. */
    boolean handedOver(String request);

    /** Where to print while a line is being typed. It appears when it is flushed. */
    PrintStream out();

    /**
     * The next line, or nothing at the end, while somebody else prints. It is asked for as {@link
     * #prompt} has said, or says in the meantime.
     *
     * @see #repeat
     */
    Optional<String> overhear();

    /** It is for whoever types to say something; where a prompt stands all the time, they know. */
    default void beckon(String prompt) {}

    /** The line that was overheard is about to be obeyed; who typed it has seen it. */
    default void repeat(String prompt, String line) {}

    /**
     * Whether somebody sits there who knows what has happened when typing a line. Otherwise all
     * lines may have been written beforehand.
     */
    boolean waits();

    /**
     * Clears the screen before it goes to somebody else, in the middle of a line that is being
     * typed.
     *
     * @return whether it is to be waited for until the next one sits there and presses Enter;
     *     {@link #reveal} clears the screen again then
     */
    boolean conceals(String request);

    default void reveal() {}

    /** Who is asked for the line that is being typed, or will be. */
    default void prompt(String prompt) {}

    /** Something else could be said now, for completion. */
    default void suggest(List<String> words) {}

    @Override
    void close();
}
