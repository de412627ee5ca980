package tischlein.server.records;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Configures the program's records: lines of JSON on standard error, without secrets. */
public final class RecordKeeping extends ContextAwareBase implements Configurator {
    /** Libraries that log too much when all is well. */
    private static final String[] TALKATIVE = {
        "org.eclipse.jetty",
        "org.flywaydb",
        "com.zaxxer.hikari",
        "org.sqlite",
        "io.micrometer",
        "org.jgroups"
    };

    @Override
    public ExecutionStatus configure(LoggerContext context) {
        var encoder = new JsonLines();
        encoder.setContext(context);
        encoder.start();
        var appender = new OutputStreamAppender<ILoggingEvent>();
        appender.setContext(context);
        appender.setEncoder(encoder);
        appender.setOutputStream(new FileOutputStream(FileDescriptor.err));
        appender.start();
        var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(appender);
        root.setLevel(Level.INFO);
        for (var library : TALKATIVE) {
            context.getLogger(library).setLevel(Level.WARN);
        }
        // Javalin also throws what it logs, and it is recorded where it is caught.
        context.getLogger("io.javalin").setLevel(Level.OFF);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** From now on only warnings and errors are recorded. */
    public static void quiet() {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.WARN);
        }
    }
}
