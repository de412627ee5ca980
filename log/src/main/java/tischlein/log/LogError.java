package tischlein.log;

import tischlein.kernel.Phrase;

/** What is wrong with a log, and where. */
public final class LogError extends RuntimeException {
    /** The line number for an error that concerns the file as a whole. */
    public static final int WHOLE_FILE = 0;

    private static final long serialVersionUID = 1;
    private final String file;
    private final int line;
    private final transient Phrase.Sentence sentence;

    public LogError(String file, int line, Phrase.Sentence sentence) {
        super(file + ":" + line + ": " + sentence);
        this.file = file;
        this.line = line;
        this.sentence = sentence;
    }

    public String file() {
        return file;
    }

    /** From 1, or {@link #WHOLE_FILE}. */
    public int line() {
        return line;
    }

    /** What is wrong. */
    public Phrase.Sentence sentence() {
        return sentence;
    }

    /** What is wrong, in which file and line. */
    public Phrase.Sentence told() {
        return line == WHOLE_FILE
                ? Phrase.say("log.file").text("file", file).with("what", sentence)
                : Phrase.say("log.line")
                        .text("file", file)
                        .number("line", line)
                        .with("what", sentence);
    }
}
