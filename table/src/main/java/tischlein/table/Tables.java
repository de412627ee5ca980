package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import tischlein.table.bots.ThinkingMonitor;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

/** All tables that can be reached from here, whether they live on this server or on another. */
public interface Tables extends AutoCloseable {
    /** {@link Answer.Elsewhere} with the new table's id, or a refusal. */
    Answer create(NewTable wish, Guest host);

    /** Waits for the answer: for virtual threads. */
    default Answer ask(String table, Request request) {
        var answer = new CompletableFuture<Answer>();
        ask(table, request, answer::complete);
        return answer.join();
    }

    /**
     * The answer comes exactly once, on a thread which must not be kept waiting: the table's or
     * another.
     */
    void ask(String table, Request request, Consumer<Answer> answer);

    /**
     * Whether this guest sits at the table or is its host: those are heard whatever others send.
     */
    boolean has(String table, Guest guest);

    /** Follows the link of a seat; the token names the table too. */
    default Answer follow(String token, Guest guest) {
        int dash = token.indexOf('-');
        if (dash < 0) {
            return Answer.Refused.because(Answer.Reason.MISSING, say("refused.link"));
        }
        var table = token.substring(0, dash);
        var answer = ask(table, new Request.Follow(guest, token.substring(dash + 1)));
        return answer instanceof Answer.Done ? new Answer.Elsewhere(table) : answer;
    }

    /** Tables that everybody may join or watch, as JSON. */
    String listed();

    /** Grows whenever that list may have changed. */
    long changes();

    /** The tables of a guest, as JSON. */
    String ofGuest(Guest guest);

    /** The tables of a series and their running score, as JSON. */
    String series(String id);

    /**
     * A guest has a new name, and gets it at all tables that are not over. Nobody waits for that;
     * two changes arrive everywhere in order.
     */
    void rename(Guest guest, String before);

    /** Starts what was due when the program last ended; what is due later is left for later. */
    void resume();

    /**
     * From now on guests who have no seat and tables that have not begun are forgotten after a
     * while.
     */
    void forgetUnused(Duration after);

    /** How many tables are in this server's memory. */
    int live();

    /** Sets who is told how bots' thinking goes. */
    void monitor(ThinkingMonitor monitor);

    /** How many thoughts of bots wait for their turn. */
    int thoughtsWaiting();

    /** How many bots remember what they have learned in their games. */
    int botsRemembering();

    /**
     * The server is about to stop: other servers, if there are any, take the tables over. Clients
     * who are still here are served as before until this closes, and may take their time to go
     * there.
     *
     * @return whether there are others
     */
    default boolean handOver() {
        return false;
    }

    /** Tells everybody, finishes what has begun, and takes nothing new. */
    @Override
    void close();
}
