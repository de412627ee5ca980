package tischlein.table;

import tischlein.log.SecretSeed;

/**
 * All that comes to a table from outside the rules and cannot be foreseen: the time, seeds, salts,
 * keys and names. One interface, so that a test can script it.
 */
public interface Outside {
    /** Milliseconds since 1970, for people to read. A jump of it must do no harm. */
    long now();

    /** Milliseconds since some moment, which never jump and stand still while the process does. */
    long ticks();

    /** 32 bytes that nobody can guess: what a table's chance is drawn from. */
    byte[] seed();

    /** 128 bits that nobody can guess, as 32 hexadecimal digits: a salt, a key, a token. */
    String secret();

    /** A short code for a new table, easy to read out and to type. */
    String code();

    /** A number for bots to begin their luck with. */
    long luck();

    /** Whoever deals at a table: by the seed, and so that anybody can check it afterwards. */
    default Dealer dealer(SecretSeed seed) {
        return seed::draw;
    }
}
