package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.lang.reflect.Proxy;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import tischlein.server.guests.GuestFigures;
import tischlein.server.records.Incident;
import tischlein.server.records.JsonLines;
import tischlein.table.store.Guest;
import tischlein.table.store.Keys;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;

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
        try (var running = RunningServer.on(failing(failure))) {
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
    void aMoveThatCannotBeKeptIsRefusedInTheUsersLanguageAndLaterTheSameOneIsKeptOnce() {
        var failure = new AtomicReference<RuntimeException>();
        try (var running = RunningServer.on(failing(failure))) {
            var ada = running.guest("Ada", "fr");
            var table = ada.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
            ada.post("/api/tables/" + table + "/start", "");
            var ear = ada.listen().hello(table, 0);
            var frame = ear.frame(0, shown -> !shown.path("choices").isEmpty());
            int version = frame.path("version").asInt();
            var at = "\"table\":\"%s\",\"seat\":0,\"version\":%d".formatted(table, version);
            var moves = ear.ask("\"do\":\"suggest\"," + at).path("moves");
            var move = "{\"do\":\"choose\",\"id\":\"%s\"," + at + ",\"moves\":" + moves + "}";
            failure.set(new Store.Unavailable("disk full", new IllegalStateException()));
            ear.say(move.formatted("m"));
            var refused = ear.answer("m").path("error");
            assertThat(refused.path("key").asString()).isEqualTo("refused.store");
            assertThat(refused.path("says").asString())
                    .startsWith("La table ne peut pas être enregistrée");
            failure.set(null);
            ear.say(move.formatted("m"));
            var done = ear.await(message -> message.path("is").asString().equals("done"));
            assertThat(done.path("id").asString()).isEqualTo("m");
            assertThat(done.path("version").asInt())
                    .isEqualTo(running.store().table(table).orElseThrow().length());
            ear.frame(0, shown -> shown.path("version").asInt() > version);
            assertThat(running.store().log(table))
                    .filteredOn(batch -> batch.command().equals("0:m"))
                    .hasSize(1);
        }
    }

    @Test
    void whileTheStoreIsAwayASocketIsRefusedForNow() {
        var failure = new AtomicReference<RuntimeException>();
        try (var running = RunningServer.on(failing(failure))) {
            var ada = running.guest("Ada");
            failure.set(new Store.Unavailable("away", new IllegalStateException()));
            assertThatThrownBy(ada::listen)
                    .cause()
                    .isInstanceOfSatisfying(
                            WebSocketHandshakeException.class,
                            e -> assertThat(e.getResponse().statusCode()).isEqualTo(503));
            failure.set(null);
            ada.listen().breakOff();
        }
    }

    @Test
    void whoComesBackAfterADayMayLookThoughNothingCanBeWritten() {
        var memory = new MemoryStore();
        var full =
                (Store)
                        Proxy.newProxyInstance(
                                Store.class.getClassLoader(),
                                new Class<?>[] {Store.class},
                                (_, method, arguments) -> {
                                    if (method.getName().equals("save")) {
                                        throw new Store.Unavailable(
                                                "disk full", new IllegalStateException());
                                    }
                                    return method.invoke(memory, arguments);
                                });
        var key = "0123456789abcdef".repeat(2);
        memory.save(new Guest(Keys.hash(key), "Ada", GuestFigures.ALL.getFirst(), 0));
        try (var running = RunningServer.on(full)) {
            var reply = running.person(key).get("/api/guest");
            assertThat(reply.status()).isEqualTo(200);
            assertThat(reply.json().path("name").asString()).isEqualTo("Ada");
        }
    }

    @Test
    void whatNobodyExpectedHasANumberAndTellsNothingElse() {
        var failure = new AtomicReference<RuntimeException>();
        var records = new ListAppender<ILoggingEvent>();
        records.start();
        var logger = (Logger) LoggerFactory.getLogger(Incident.class);
        logger.addAppender(records);
        try (var running = RunningServer.on(failing(failure))) {
            var ada = running.guest("Ada");
            failure.set(new IllegalStateException("secret 42"));
            var failed = ada.get("/api/guest");
            assertThat(failed.status()).isEqualTo(500);
            assertThat(failed.body()).doesNotContain("secret", "IllegalState", "\tat ");
            var number = failed.json().path("error").path("parts").path("number").asString();
            assertThat(number).matches("[0-9a-f]{8}");
            assertThat(failed.says()).contains(number);
            // Other tests may have incidents of their own meanwhile.
            var line =
                    List.copyOf(records.list).stream()
                            .map(one -> new JsonLines().encode(one))
                            .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                            .filter(one -> one.contains(number))
                            .findFirst()
                            .orElseThrow();
            assertThat(line)
                    .endsWith("}\n")
                    .contains("java.lang.IllegalStateException", "FaultTest.java:")
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
