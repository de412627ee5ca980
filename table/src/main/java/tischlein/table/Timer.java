package tischlein.table;

/**
 * Does things later, by the time that {@link Outside#ticks} counts; or earlier, if the process is
 * stopped meanwhile: who must not be early looks again.
 */
interface Timer extends AutoCloseable {
    /**
     * Does something after so many milliseconds, and not on the thread of whoever asked.
     *
     * @param what must not take long
     * @return calls it off; without effect once it has begun
     */
    Runnable later(long millis, Runnable what);

    /** Whatever is not done yet is never done. */
    @Override
    void close();
}
