package tischlein.server.guests;

import static tischlein.kernel.Phrase.say;

import java.util.Set;
import tischlein.kernel.Phrase;
import tischlein.server.limits.Allowances;
import tischlein.server.messages.Problem;
import tischlein.server.settings.ClientAddress;
import tischlein.table.Tables;
import tischlein.table.outside.Outside;
import tischlein.table.request.Answer;
import tischlein.table.store.Guest;

/**
 * Keeps anybody from finding tables by guessing: an address may only try so many wrong codes. Those
 * who sit at a table can still reach it.
 */
public record WrongCodes(Allowances allowances, Tables tables, Outside outside) {
    /** Refusals that tell a guesser that there is no such table. */
    private static final Set<String> NOTHING_THERE = Set.of("refused.table", "refused.link");

    /** Whether this address may ask about a table; if not, the table is not looked up. */
    public boolean mayTry(ClientAddress address, String table, Guest guest) {
        return allowances.mayTryCode(address, outside.ticks()) || tables.has(table, guest);
    }

    /**
     * @throws Problem if the address has tried too many wrong codes
     */
    public void check(ClientAddress address, String table, Guest guest) {
        if (!mayTry(address, table, guest)) {
            throw new Problem(Problem.TOO_MUCH, why());
        }
    }

    public static Phrase.Sentence why() {
        return say("live.codes");
    }

    /** Counts the answer if it says that there is no such table. */
    public void note(ClientAddress address, Answer answer) {
        if (answer instanceof Answer.Refused refused
                && NOTHING_THERE.contains(refused.why().key())) {
            wrong(address);
        }
    }

    public void wrong(ClientAddress address) {
        allowances.triedWrongCode(address, outside.ticks());
    }
}
