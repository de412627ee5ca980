package tischlein.table.outside;

/**
 * Runs tasks later, by the time that {@link Outside#ticks} counts. A task may run too early if the
 * process was stopped in between; if that matters, it has to check the time.
 */
public interface Timer extends AutoCloseable {
    /**
     * Runs a task after so many milliseconds, on another thread than the caller's.
     *
     * @param what must not take long
     * @return cancels the task; has no effect once it has begun
     */
    Runnable later(long millis, Runnable what);

    /** Tasks that have not run yet never will. */
    @Override
    void close();
}
