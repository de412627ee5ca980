package tischlein.server;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.table.Outside;

/**
 * Something that should not have happened. Whoever is hurt by it gets its number and nothing else;
 * what it was stands in the log under the same number.
 */
final class Incident {
    private static final Logger LOGGER = LoggerFactory.getLogger(Incident.class);
    private static final int DIGITS = 8;

    private Incident() {}

    /** The number. */
    static String happened(Outside outside, Throwable what) {
        var number = outside.secret().substring(0, DIGITS);
        LOGGER.atError().addKeyValue("incident", number).setCause(what).log("incident");
        return number;
    }
}
