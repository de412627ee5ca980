package tischlein.table;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import tischlein.table.outside.FailurePlace;

/** Whatever tables have failed at, in a request or by themselves: they say so only in their log. */
final class TableFailures extends Handler {
    private static final Logger LOGGER = Logger.getLogger(FailurePlace.class.getName());

    private final AtomicReference<LogRecord> first = new AtomicReference<>();

    TableFailures() {
        LOGGER.addHandler(this);
    }

    @Override
    public void publish(LogRecord failure) {
        if (failure.getLevel().intValue() >= Level.SEVERE.intValue()) {
            first.compareAndSet(null, failure);
        }
    }

    /** Fails with the first one and what caused it, if there was any. */
    void raise() {
        Optional.ofNullable(first.get())
                .map(failure -> new AssertionError(failure.getMessage(), failure.getThrown()))
                .ifPresent(failure -> {
                    throw failure;
                });
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        LOGGER.removeHandler(this);
    }
}
