package tischlein.server;

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

/** How the program keeps records: lines of JSON on standard error, without secrets. */
public final class Records extends ContextAwareBase implements Configurator {
    /** Libraries that have much to say when all is well. */
    private static final String[] TALKATIVE = {
        "org.eclipse.jetty", "org.flywaydb", "com.zaxxer.hikari", "org.sqlite", "io.micrometer"
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
        // Whatever Javalin fails at it throws, and is recorded by whoever catches it.
        context.getLogger("io.javalin").setLevel(Level.OFF);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** Nothing but warnings from now on. */
    public static void quiet() {
        if (LoggerFactory.getILoggerFactory() instanceof LoggerContext context) {
            context.getLogger(Logger.ROOT_LOGGER_NAME).setLevel(Level.WARN);
        }
    }
}
