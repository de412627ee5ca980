package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import tischlein.table.outside.FailurePlace;
import tischlein.table.outside.Mailbox;
import tischlein.table.request.Answer;
import tischlein.table.request.OneAnswer;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.Audience;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;

/**
 * Takes whatever is asked of one table, and hands it to the loaded table in the order in which it
 * came. Loads the table when it is needed, and again when memory and store may differ.
 */
final class TableInbox {
    private static final int AGAIN = 1_000; // milliseconds until a store is tried again,
    private static final int LONGEST = 8_000; // and twice as many each time, up to this
    private static final int CROWDED = 500; // more letters than any honest crowd would send

    private final Resources resources;
    private final LiveTables tables;
    private final String id;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private Optional<LoadedTable> loaded = Optional.empty(); // none: the store has to be asked
    private volatile Optional<Setup> known = Optional.empty(); // how the table was last set up
    private final Map<String, Integer> strangers = new ConcurrentHashMap<>(); // letters by guest
    private boolean retired;
    private boolean doubted; // it will be tried again
    private int again = AGAIN;

    TableInbox(Resources resources, LiveTables tables, String id) {
        this.resources = resources;
        this.tables = tables;
        this.id = id;
        mailbox = new Mailbox(resources.threads());
    }

    String id() {
        return id;
    }

    /** Gives exactly one answer, whatever happens. */
    void ask(Request request, Consumer<Answer> answer) {
        boolean stranger = stranger(request.by());
        // Leaving is always heard: otherwise the seat would look taken for ever.
        if (crowded(stranger) && !(request instanceof Request.Unwatch)) {
            answer.accept(Answer.Refused.unavailable(say("refused.crowded")));
            return;
        }
        var once = new OneAnswer(answer);
        Runnable letter =
                () -> {
                    if (retired) {
                        tables.ask(id, request, once);
                    } else if (request instanceof Request.Unwatch unwatch) {
                        leave(unwatch, once);
                    } else {
                        guarded(() -> handle(request, once), once);
                    }
                };
        if (stranger) {
            strangers.merge(request.by().hash(), 1, Integer::sum);
            mailbox.postFromStranger(() -> {
                strangers.computeIfPresent(
                        request.by().hash(), (_, count) -> count == 1 ? null : count - 1);
                letter.run();
            });
        } else {
            mailbox.post(letter);
        }
    }

    /** Whoever has just sat down stays one until all they sent before is read: order is kept. */
    private boolean stranger(Guest guest) {
        return known.isPresent() && !known.get().has(guest) || strangers.containsKey(guest.hash());
    }

    /** However many strangers write, those who sit here are still heard. */
    private boolean crowded(boolean stranger) {
        int unseated = mailbox.strangers();
        return (stranger ? unseated : mailbox.size() - unseated) > CROWDED;
    }

    /** Whether this guest sits here or is the host, if the table knows it without the store. */
    Optional<Boolean> has(Guest guest) {
        return known.map(setup -> setup.has(guest));
    }

    /**
     * Whoever leaves is gone, whatever the store says: a table that cannot be loaded now will find
     * the place empty later.
     */
    private void leave(Request.Unwatch unwatch, Consumer<Answer> answer) {
        audience.remove(unwatch.listener());
        guarded(
                () -> handle(unwatch, answer),
                refused -> answer.accept(unavailable(refused) ? new Answer.Done(0) : refused));
    }

    private static boolean unavailable(Answer answer) {
        return answer instanceof Answer.Refused refused
                && refused.reason() == Answer.Reason.UNAVAILABLE;
    }

    /** For whatever the table has to do by itself. */
    void post(Runnable letter) {
        mailbox.post(() -> {
            if (!retired) {
                guarded(letter, _ -> {});
            }
        });
    }

    private void guarded(Runnable letter, Consumer<Answer> answer) {
        try {
            letter.run();
        } catch (RequestRefused refusing) {
            answer.accept(refusing.answer());
        } catch (TableRow.Outrun _) {
            forget();
            post(this::goOn);
            answer.accept(RequestRefused.stale().answer());
        } catch (Store.Unavailable unavailable) {
            FailurePlace.record(Level.WARNING, id, unavailable);
            doubt();
            answer.accept(Answer.Refused.unavailable(say("refused.store")));
        } catch (RejectedExecutionException _) { // the server stops, and bots with it
            answer.accept(Answer.Refused.unavailable(say("refused.stopping")));
        } catch (RuntimeException | Error failure) {
            FailurePlace.record(Level.ERROR, id, failure);
            doubt();
            answer.accept(Answer.Refused.unavailable(say("refused.failure")));
        } finally {
            note();
        }
    }

    /** Who sits here now. */
    private void note() {
        loaded.ifPresent(here -> known = Optional.of(here.setup()));
    }

    /** What is in memory may not be what the store has. */
    private void forget() {
        loaded.ifPresent(LoadedTable::end);
        loaded = Optional.empty();
    }

    /** Loads the table again and shows it: after a while, and once, however many ask meanwhile. */
    private void doubt() {
        forget();
        if (!doubted) {
            doubted = true;
            resources.timer().later(again, () -> post(this::tryAgain));
            again = Math.min(2 * again, LONGEST);
        }
    }

    private void tryAgain() {
        doubted = false;
        goOn();
        again = AGAIN;
    }

    private void goOn() {
        loaded.ifPresentOrElse(LoadedTable::resume, this::loaded);
    }

    private LoadedTable loaded() {
        if (loaded.isEmpty()) {
            var row = resources.store().table(id);
            if (row.isEmpty()) {
                retire();
                throw RequestRefused.because(
                        Answer.Reason.MISSING, say("refused.table").text("table", id));
            }
            var here = new LoadedTable(resources, tables, audience, this::post, row.get());
            loaded = Optional.of(here);
            here.show();
        }
        return loaded.get();
    }

    /** Goes on with what was due when the program ended, or with what another server has kept. */
    void wake() {
        post(() -> {
            if (loaded.isPresent() && loaded.get().outrun()) {
                forget();
            }
            goOn();
        });
    }

    /** The table lives elsewhere now: leaves memory as soon as all that came before is done. */
    void leave() {
        post(() -> {
            if (!resources.homes().here(id)) {
                retire();
                resources.homes().left(id);
            }
        });
    }

    /**
     * Leaves memory if nothing will happen for long unless somebody comes; otherwise checks whether
     * somebody else has written to the table.
     */
    void rest() {
        post(() -> {
            if (loaded.isPresent() && (loaded.get().idle() || loaded.get().rest())) {
                retire();
            } else {
                followStore();
            }
        });
    }

    /** Checks whether somebody else has written to the table, if anybody here wants to know. */
    void lookAgain() {
        post(() -> {
            if (!audience.empty()) {
                followStore();
            }
        });
    }

    private void followStore() {
        if (loaded.isPresent() && loaded.get().outrun()) {
            forget();
            goOn();
        }
    }

    private void retire() {
        retired = true;
        forget();
        tables.forget(this);
    }

    /** These guests are still reading the end of the game before this one. */
    void read(Set<String> guests) {
        post(() -> {
            audience.read(guests);
            loaded.ifPresent(LoadedTable::read);
        });
    }

    void close() {
        var why = say("refused.stopping");
        var bye = ProtocolJson.write(ProtocolJson.object("is", "bye", "table", id, "error", why));
        post(() -> audience.tell(bye));
    }

    /** If somebody else has written meanwhile, a choice is tried again on the reloaded table. */
    private void handle(Request request, Consumer<Answer> answer) {
        Consumer<Answer> noting =
                one -> {
                    note(); // before anybody hears of it
                    answer.accept(one);
                };
        try {
            catchUp(request);
            loaded().carryOut(request, noting);
        } catch (TableRow.Outrun outrun) {
            if (!(request instanceof Request.Choose)) {
                throw outrun;
            }
            forget();
            loaded().carryOut(request, noting);
        }
    }

    /** Whoever has seen more than there is here was at another server before. */
    private void catchUp(Request request) {
        int seen =
                switch (request) {
                    case Request.Watch watch -> watch.seen().orElse(0);
                    case Request.Rewatch watch -> watch.seen().orElse(0);
                    case Request.Choose choose -> choose.version();
                    default -> 0;
                };
        if (seen > loaded().version() && loaded().outrun()) {
            forget();
        }
    }
}
