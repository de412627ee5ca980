package tischlein.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** Where people's lines come from. */
interface Lines extends AutoCloseable {
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

    /** Whether somebody sits there who may say something at any time. */
    boolean waits();

    /** Something else could be said now, for completion. */
    void suggest(List<String> words);

    @Override
    void close();
}
