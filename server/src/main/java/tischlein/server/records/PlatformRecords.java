package tischlein.server.records;

import java.text.MessageFormat;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/** Sends what the JDK and the tables log through {@link System.Logger} to the same records. */
public final class PlatformRecords extends System.LoggerFinder {
    @Override
    public System.Logger getLogger(String name, Module module) {
        return new Bridge(LoggerFactory.getLogger(name));
    }

    private record Bridge(org.slf4j.Logger logger) implements System.Logger {
        @Override
        public String getName() {
            return logger.getName();
        }

        @Override
        public boolean isLoggable(Level level) {
            return level != Level.OFF && logger.isEnabledForLevel(slf4j(level));
        }

        private static org.slf4j.event.Level slf4j(Level level) {
            return switch (level) {
                case ALL, TRACE -> org.slf4j.event.Level.TRACE;
                case DEBUG -> org.slf4j.event.Level.DEBUG;
                case INFO -> org.slf4j.event.Level.INFO;
                case WARNING -> org.slf4j.event.Level.WARN;
                case ERROR, OFF -> org.slf4j.event.Level.ERROR;
            };
        }

        @Override
        public void log(
                Level level,
                @Nullable ResourceBundle bundle,
                @Nullable String message,
                @Nullable Throwable thrown) {
            if (isLoggable(level)) {
                var record = logger.atLevel(slf4j(level));
                (thrown == null ? record : record.setCause(thrown)).log(message);
            }
        }

        @Override
        public void log(
                Level level,
                @Nullable ResourceBundle bundle,
                @Nullable String format,
                @Nullable Object... parts) {
            if (isLoggable(level)) {
                boolean plain = format == null || parts == null || parts.length == 0;
                logger.atLevel(slf4j(level))
                        .log(plain ? format : new MessageFormat(format).format(parts));
            }
        }
    }
}
