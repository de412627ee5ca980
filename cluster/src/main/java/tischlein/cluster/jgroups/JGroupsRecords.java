package tischlein.cluster.jgroups;

import java.io.EOFException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.IllegalFormatException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jgroups.logging.CustomLogFactory;
import org.jgroups.logging.Log;
import org.jgroups.logging.LogFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Sends what JGroups logs to the same records as everything else: one line each, without stack
 * traces, and the same kind of line at most once a minute.
 */
final class JGroupsRecords implements CustomLogFactory {
    private static final long PAUSE = TimeUnit.MINUTES.toNanos(1);
    private static final int LONGEST = 300;

    /** What JGroups warns of although it happens whenever servers come and go. */
    private static final Set<String> USUAL =
            Set.of("JGRP000032", "%s: failed sending graceful close to %s: %s");

    private final Map<String, Long> told = new ConcurrentHashMap<>();

    /** To be called before anything else of JGroups is used. */
    static void install() {
        LogFactory.setCustomLogFactory(new JGroupsRecords());
    }

    @Override
    public Log getLog(Class<?> type) {
        return getLog(type.getName());
    }

    @Override
    public Log getLog(String category) {
        return new Lines(LoggerFactory.getLogger(category));
    }

    private void write(Logger logger, Level level, String format, Object... parts) {
        var weight = usual(format) || greeted(parts) ? Level.DEBUG : level;
        if (logger.isEnabledForLevel(weight) && isNew(format)) {
            logger.atLevel(weight).log(oneLine(filled(format, parts)));
        }
    }

    private static boolean usual(String format) {
        return USUAL.stream().anyMatch(format::startsWith);
    }

    /** A server about to join has only looked whether its key fits. */
    private static boolean greeted(Object... parts) {
        return Arrays.stream(parts).anyMatch(EOFException.class::isInstance);
    }

    private boolean isNew(String format) {
        long now = System.nanoTime();
        var next =
                told.compute(format, (_, last) -> last == null || now - last > PAUSE ? now : last);
        return next == now;
    }

    private static String filled(String format, Object... parts) {
        try {
            return parts.length == 0
                    ? format
                    : String.format(
                            format, Arrays.stream(parts).map(JGroupsRecords::plain).toArray());
        } catch (IllegalFormatException _) {
            return format;
        }
    }

    private static Object plain(Object part) {
        return part instanceof Throwable thrown ? reason(thrown) : part;
    }

    /** Networks and databases say what is wrong; what others say might quote a message. */
    private static String reason(Throwable thrown) {
        boolean open = thrown instanceof IOException || thrown instanceof SQLException;
        return open ? thrown.toString() : thrown.getClass().getSimpleName();
    }

    private static String oneLine(String text) {
        var line = text.lines().findFirst().orElse("");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }

    /** What one class of JGroups logs. It goes on after its errors: for us they are warnings. */
    private final class Lines implements Log {
        private final Logger logger;

        Lines(Logger logger) {
            this.logger = logger;
        }

        @Override
        public boolean isFatalEnabled() {
            return logger.isErrorEnabled();
        }

        @Override
        public boolean isErrorEnabled() {
            return logger.isErrorEnabled();
        }

        @Override
        public boolean isWarnEnabled() {
            return logger.isWarnEnabled();
        }

        @Override
        public boolean isInfoEnabled() {
            return logger.isInfoEnabled();
        }

        @Override
        public boolean isDebugEnabled() {
            return logger.isDebugEnabled();
        }

        @Override
        public boolean isTraceEnabled() {
            return logger.isTraceEnabled();
        }

        @Override
        public void fatal(String text) {
            write(logger, Level.WARN, text);
        }

        @Override
        public void fatal(String format, Object... parts) {
            write(logger, Level.WARN, format, parts);
        }

        @Override
        public void fatal(String text, Throwable thrown) {
            write(logger, Level.WARN, withReason(text), thrown);
        }

        @Override
        public void error(String text) {
            write(logger, Level.WARN, text);
        }

        @Override
        public void error(String format, Object... parts) {
            write(logger, Level.WARN, format, parts);
        }

        @Override
        public void error(String text, Throwable thrown) {
            write(logger, Level.WARN, withReason(text), thrown);
        }

        @Override
        public void warn(String text) {
            write(logger, Level.WARN, text);
        }

        @Override
        public void warn(String format, Object... parts) {
            write(logger, Level.WARN, format, parts);
        }

        @Override
        public void warn(String text, Throwable thrown) {
            write(logger, Level.WARN, withReason(text), thrown);
        }

        @Override
        public void info(String text) {
            write(logger, Level.INFO, text);
        }

        @Override
        public void info(String format, Object... parts) {
            write(logger, Level.INFO, format, parts);
        }

        @Override
        public void debug(String text) {
            write(logger, Level.DEBUG, text);
        }

        @Override
        public void debug(String format, Object... parts) {
            write(logger, Level.DEBUG, format, parts);
        }

        @Override
        public void debug(String text, Throwable thrown) {
            write(logger, Level.DEBUG, withReason(text), thrown);
        }

        @Override
        public void trace(Object text) {
            write(logger, Level.TRACE, String.valueOf(text));
        }

        @Override
        public void trace(String text) {
            write(logger, Level.TRACE, text);
        }

        @Override
        public void trace(String format, Object... parts) {
            write(logger, Level.TRACE, format, parts);
        }

        @Override
        public void trace(String text, Throwable thrown) {
            write(logger, Level.TRACE, withReason(text), thrown);
        }

        /** The text is no format: it may contain what looks like one. */
        private static String withReason(String text) {
            return text.replace("%", "%%") + ": %s";
        }

        @Override
        public void setLevel(String level) {
            // the records' own settings decide
        }

        @Override
        public String getLevel() {
            return logger.isDebugEnabled() ? "debug" : "info";
        }
    }
}
