package tischlein.load.kill;

import java.util.function.BooleanSupplier;

/** Waiting. */
final class Pause {
    private static final int LOOK = 5; // milliseconds

    private Pause() {}

    static void millis(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Returns true when something has come true, or false after so many milliseconds without. */
    static boolean until(long patience, BooleanSupplier what) {
        long end = System.nanoTime() + patience * 1_000_000;
        while (!what.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return false;
            }
            millis(LOOK);
        }
        return true;
    }
}
