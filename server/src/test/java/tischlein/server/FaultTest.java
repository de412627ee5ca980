package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import tischlein.table.MemoryStore;
import tischlein.table.Store;

class FaultTest {
    /** A store in memory that fails when it is told to. */
    private static Store failing(AtomicReference<RuntimeException> failure) {
        var memory = new MemoryStore();
        return (Store)
                Proxy.newProxyInstance(
                        Store.class.getClassLoader(),
                        new Class<?>[] {Store.class},
                        (_, method, arguments) -> {
                            var thrown = failure.get();
                            if (thrown != null && !method.getName().equals("close")) {
                                throw thrown;
                            }
                            return method.invoke(memory, arguments);
                        });
    }

    @Test
    void whileTheStoreIsAwayNothingIsKeptAndEverybodyIsToldSo() {
        var failure = new AtomicReference<RuntimeException>();
        try (var running = Running.on(failing(failure))) {
            var ada = running.guest("Ada", "fr");
            failure.set(new Store.Unavailable("disk full", new IllegalStateException()));
            assertThat(running.stranger().get("/health").status()).isEqualTo(503);
            var refused = ada.get("/api/guest");
            assertThat(refused.status()).isEqualTo(503);
            assertThat(refused.says()).contains("Réessayez dans un instant");
            failure.set(null);
            assertThat(running.stranger().get("/health").status()).isEqualTo(200);
            assertThat(ada.get("/api/guest").status()).isEqualTo(200);
        }
    }

    @Test
    void whatNobodyExpectedHasANumberAndTellsNothingElse() {
        var failure = new AtomicReference<RuntimeException>();
        var records = new ListAppender<ILoggingEvent>();
        records.start();
        var logger = (Logger) LoggerFactory.getLogger(Incident.class);
        logger.addAppender(records);
        try (var running = Running.on(failing(failure))) {
            var ada = running.guest("Ada");
            failure.set(new IllegalStateException("secret 42"));
            var failed = ada.get("/api/guest");
            assertThat(failed.status()).isEqualTo(500);
            assertThat(failed.body()).doesNotContain("secret", "IllegalState", "\tat ");
            var number = failed.json().path("error").path("parts").path("number").asString();
            assertThat(number).matches("[0-9a-f]{8}");
            assertThat(failed.says()).contains(number);
            var line =
                    new String(
                            new JsonLines().encode(records.list.getFirst()),
                            StandardCharsets.UTF_8);
            assertThat(line)
                    .endsWith("}\n")
                    .contains(number, "java.lang.IllegalStateException", "FaultTest.java:")
                    .doesNotContain("secret 42", ada.key(), "Ada");
            failure.set(null);
        } finally {
            logger.detachAppender(records);
        }
    }

    @Test
    void whatTablesRecordGoesTheSameWay() {
        var records = new ListAppender<ILoggingEvent>();
        records.start();
        var logger = (Logger) LoggerFactory.getLogger("tischlein.test");
        logger.addAppender(records);
        try {
            System.getLogger("tischlein.test")
                    .log(System.Logger.Level.WARNING, "table {0}: {1}", "T", "away");
            System.getLogger("tischlein.test").log(System.Logger.Level.DEBUG, "too much detail");
            assertThat(records.list).hasSize(1);
            assertThat(records.list.getFirst().getFormattedMessage()).isEqualTo("table T: away");
        } finally {
            logger.detachAppender(records);
        }
    }
}
