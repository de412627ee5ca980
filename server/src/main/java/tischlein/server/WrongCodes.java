package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.util.Set;
import tischlein.kernel.Phrase;
import tischlein.table.Answer;
import tischlein.table.Guest;
import tischlein.table.Outside;
import tischlein.table.Tables;

/**
 * Sees to it that nobody finds a table by trying codes: an address has only so many wrong ones.
 * Whoever sits at a table comes in all the same.
 */
final class WrongCodes {
    /** What tells a guesser that there is nothing. */
    private static final Set<String> NOTHING_THERE = Set.of("refused.table", "refused.link");

    private final Allowances allowances;
    private final Tables tables;
    private final Outside outside;

    WrongCodes(Allowances allowances, Tables tables, Outside outside) {
        this.allowances = allowances;
        this.tables = tables;
        this.outside = outside;
    }

    /**
     * Whether this may be asked about a table at all; if not, nobody looks whether there is one.
     */
    boolean mayTry(Address address, String table, Guest guest) {
        return allowances.mayTryCode(address, outside.ticks()) || tables.has(table, guest);
    }

    /**
     * @throws Problem if the address has tried too many codes that were wrong
     */
    void check(Address address, String table, Guest guest) {
        if (!mayTry(address, table, guest)) {
            throw new Problem(Problem.TOO_MUCH, why());
        }
    }

    static Phrase.Sentence why() {
        return say("live.codes");
    }

    /** Counts an answer that says that there is nothing. */
    void note(Address address, Answer answer) {
        if (answer instanceof Answer.Refused refused
                && NOTHING_THERE.contains(refused.why().key())) {
            wrong(address);
        }
    }

    void wrong(Address address) {
        allowances.triedWrongCode(address, outside.ticks());
    }
}
