package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Writes down what the tables log, in the place of the terminal. */
final class LogCapture extends Handler implements AutoCloseable {
    private final Logger logger = Logger.getLogger("tischlein.table");
    private final List<String> heard = new ArrayList<>();

    LogCapture() {
        logger.addHandler(this);
        logger.setUseParentHandlers(false);
    }

    List<String> heard() {
        return heard;
    }

    @Override
    public void publish(LogRecord one) {
        heard.add(new SimpleFormatter().format(one));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        logger.removeHandler(this);
        logger.setUseParentHandlers(true);
    }
}
