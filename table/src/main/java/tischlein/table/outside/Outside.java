package tischlein.table.outside;

import tischlein.log.SecretSeed;

/**
 * Everything that comes to a table from outside the rules and cannot be predicted: time, seeds,
 * salts, keys and codes. It is an interface so that a test can script it.
 */
public interface Outside {
    /**
     * Milliseconds since 1970, for people to read. Nothing may depend on this clock being right.
     */
    long now();

    /**
     * Milliseconds since some moment; they never jump, and stand still while the process is
     * stopped.
     */
    long ticks();

    /** 32 bytes that nobody can guess, from which a table's chance is drawn. */
    byte[] seed();

    /** 128 bits that nobody can guess, as 32 hexadecimal digits: a salt, a key, a token. */
    String secret();

    /** A short code for a new table, easy to read out and to type. */
    String code();

    /** A seed for a bot's random numbers. */
    long luck();

    /** Draws chance's moves at a table from its seed, so that anybody can check them afterwards. */
    default ChanceDealer dealer(SecretSeed seed) {
        return seed::draw;
    }
}
