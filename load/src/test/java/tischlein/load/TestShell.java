package tischlein.load;

import java.io.IOException;

/** Commands of the system. */
public final class TestShell {
    private TestShell() {}

    /** Whether it ended well. */
    static boolean tried(String... command) {
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getInputStream().readAllBytes();
            return process.waitFor() == 0;
        } catch (IOException _) {
            return false; // there is no such command
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void run(String... command) {
        if (!tried(command)) {
            throw new AssertionError(String.join(" ", command));
        }
    }
}
