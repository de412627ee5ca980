package tischlein.server.records;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.table.outside.Outside;

/**
 * An error of the server. The client is told only its number; the record with the same number says
 * what it was.
 */
public final class Incident {
    private static final Logger LOGGER = LoggerFactory.getLogger(Incident.class);
    private static final int DIGITS = 8;

    private Incident() {}

    /** Records the error; returns its number. */
    public static String happened(Outside outside, Throwable what) {
        var number = outside.secret().substring(0, DIGITS);
        LOGGER.atError().addKeyValue("incident", number).setCause(what).log("incident");
        return number;
    }
}
