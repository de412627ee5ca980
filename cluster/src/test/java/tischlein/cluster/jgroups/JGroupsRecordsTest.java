package tischlein.cluster.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.EOFException;
import java.sql.SQLException;
import org.jgroups.logging.Log;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class JGroupsRecordsTest {
    private final Logger logger = (Logger) LoggerFactory.getLogger("jgroups under test");
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Log log = new JGroupsRecords().getLog(logger.getName());

    @BeforeEach
    void listen() {
        lines.start();
        logger.addAppender(lines);
    }

    @AfterEach
    void forget() {
        logger.detachAppender(lines);
    }

    @Test
    void aRecordIsOneLineWithoutATrace() {
        log.error("100% lost", new SQLException("gone\nfor ever"));
        assertThat(lines.list)
                .singleElement()
                .satisfies(line -> {
                    assertThat(line.getFormattedMessage())
                            .isEqualTo("100% lost: java.sql.SQLException: gone");
                    assertThat(line.getLevel()).hasToString("WARN");
                    assertThat(line.getThrowableProxy()).isNull();
                });
    }

    @Test
    void theSameKindOfLineIsNotRepeatedAtOnce() {
        for (int n = 0; n < 100; n++) {
            log.warn("%s: no answer from %d", "a", n);
            log.warn("another %s", "kind");
        }
        assertThat(lines.list)
                .extracting(ILoggingEvent::getFormattedMessage)
                .containsExactly("a: no answer from 0", "another kind");
    }

    @Test
    void whatIsUsualOrMayQuoteAMessageIsNotRecorded() {
        log.warn("JGRP000006: %s: failed accepting connection: %s", "a", new EOFException());
        log.warn("JGRP000032: %s: no physical address for %s, dropping message", "a", "b");
        assertThat(lines.list).isEmpty();
        log.error("failed passing up", new IllegalStateException("five of hearts"));
        assertThat(lines.list)
                .singleElement()
                .extracting(ILoggingEvent::getFormattedMessage)
                .isEqualTo("failed passing up: IllegalStateException");
    }
}
