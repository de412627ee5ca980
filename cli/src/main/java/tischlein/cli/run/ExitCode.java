package tischlein.cli.run;

/** What the program's exit code says. */
public final class ExitCode {
    public static final int FINE = 0;
    public static final int FAILED = 1;
    public static final int BAD_INPUT = 2;

    private ExitCode() {}
}
