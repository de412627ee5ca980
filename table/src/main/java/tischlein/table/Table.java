package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.lang.System.Logger.Level;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * One live playing of a game. All that happens here happens in the one order in which its mailbox
 * gets it, and nobody hears of it before the store has kept it.
 */
final class Table {
    private static final System.Logger LOGGER = System.getLogger(Table.class.getName());
    private static final int AGAIN = 1_000; // milliseconds till a store is tried again,
    private static final int LONGEST = 8_000; // and twice as many each time, up to this
    private static final int CROWDED = 500; // more letters than any honest crowd would send

    private final House house;
    private final Tables tables;
    private final String id;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private Optional<Sitting> sitting = Optional.empty(); // none: the store has to be asked
    private volatile Optional<Setup> known = Optional.empty(); // how the table was last set up
    private final Map<String, Integer> strangers = new ConcurrentHashMap<>(); // letters by guest
    private boolean retired;
    private boolean doubted; // it will be tried again
    private int again = AGAIN;

    Table(House house, Tables tables, String id) {
        this.house = house;
        this.tables = tables;
        this.id = id;
        mailbox = new Mailbox(house.threads());
    }

    String id() {
        return id;
    }

    /** Whatever comes of it, there is exactly one answer. */
    void ask(Request request, Consumer<Answer> answer) {
        boolean stranger = stranger(request.by());
        // Who leaves is always heard: nobody would ever be told again that the seat is empty.
        if (crowded(stranger) && !(request instanceof Request.Unwatch)) {
            answer.accept(
                    Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.crowded")));
            return;
        }
        var once = new Once(answer);
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

    /** Who has just sat down stays one until all they wrote before is read: in their order. */
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
     * Whoever leaves has left, whatever the store says: if the table cannot be asked now, it finds
     * the place empty when it is loaded again.
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

    private record Once(Consumer<Answer> answer, AtomicBoolean given) implements Consumer<Answer> {
        Once(Consumer<Answer> answer) {
            this(answer, new AtomicBoolean());
        }

        @Override
        public void accept(Answer one) {
            if (!given.getAndSet(true)) {
                answer.accept(one);
            }
        }
    }

    private void guarded(Runnable letter, Consumer<Answer> answer) {
        try {
            letter.run();
        } catch (Refusing refusing) {
            answer.accept(refusing.answer());
        } catch (Stage.Outrun _) {
            forget();
            post(this::goOn);
            answer.accept(Refusing.stale().answer());
        } catch (Store.Unavailable unavailable) {
            warn(Level.WARNING, unavailable);
            doubt();
            answer.accept(Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.store")));
        } catch (RejectedExecutionException _) { // the house closes, and bots think no more
            answer.accept(
                    Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.stopping")));
        } catch (RuntimeException | Error failure) {
            warn(Level.ERROR, failure);
            doubt();
            answer.accept(
                    Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.failure")));
        } finally {
            note();
        }
    }

    /** Who sits here now. */
    private void note() {
        sitting.ifPresent(here -> known = Optional.of(here.setup()));
    }

    /** Says what failed and where, but no message: that could tell a move, a seed or a name. */
    private void warn(Level level, Throwable failure) {
        var cause = failure.getCause();
        LOGGER.log(
                level,
                "table {0} failed: {1}, {2}, at {3}",
                id,
                failure.getClass().getName(),
                cause == null ? "by itself" : "by " + cause.getClass().getName(),
                FailurePlace.of(failure));
    }

    /** What is in memory may not be what the store has. */
    private void forget() {
        sitting.ifPresent(Sitting::end);
        sitting = Optional.empty();
    }

    /** It is loaded again, and shown: not at once, and only once, however many ask meanwhile. */
    private void doubt() {
        forget();
        if (!doubted) {
            doubted = true;
            house.timer().later(again, () -> post(this::tryAgain));
            again = Math.min(2 * again, LONGEST);
        }
    }

    private void tryAgain() {
        doubted = false;
        goOn();
        again = AGAIN;
    }

    private void goOn() {
        if (sitting.isPresent()) {
            sitting.get().wake();
        } else {
            sitting();
        }
    }

    private Sitting sitting() {
        if (sitting.isEmpty()) {
            var row = house.store().table(id);
            if (row.isEmpty()) {
                retire();
                throw Refusing.because(
                        Answer.Reason.MISSING, say("refused.table").text("table", id));
            }
            var loaded = new Sitting(house, audience, this::post, row.get());
            sitting = Optional.of(loaded);
            loaded.show();
        }
        return sitting.get();
    }

    /** Goes on with what was due when the program ended. */
    void wake() {
        post(this::goOn);
    }

    /**
     * Leaves the memory if nothing will happen here unless somebody comes, or not for long;
     * otherwise looks whether somebody else has written on without us.
     */
    void rest() {
        post(() -> {
            if (sitting.isPresent() && (sitting.get().idle() || sitting.get().rest())) {
                retire();
            } else if (sitting.isPresent() && sitting.get().outrun()) {
                forget();
                goOn();
            }
        });
    }

    private void retire() {
        retired = true;
        forget();
        tables.forget(this);
    }

    /** These guests still look at the end of the game before this one. */
    void read(Set<String> guests) {
        post(() -> {
            audience.read(guests);
            sitting.ifPresent(Sitting::read);
        });
    }

    void close(String message) {
        post(() -> audience.tell(message));
    }

    private void handle(Request request, Consumer<Answer> answer) {
        var here = sitting();
        switch (request) {
            case Request.Choose choose -> choose(here, choose, answer);
            case Request.Start start -> here.start(start.by(), answer);
            case Request.Suggest suggest -> Turns.suggest(here, house, suggest, answer);
            case Request.Watch watch -> answer.accept(Clerk.watch(here, tables, watch));
            case Request.Unwatch unwatch -> answer.accept(Clerk.unwatch(here, tables, unwatch));
            case Request.Seen seen -> answer.accept(Turns.seen(here, seen));
            case Request.Try attempt -> answer.accept(Turns.attempt(here, attempt));
            case Request.Aloud said -> answer.accept(Turns.hear(here, said));
            case Request.Vote vote -> answer.accept(Turns.vote(here, vote));
            case Request.Say say ->
                    answer.accept(tell(here, say.seat(), Talk.chat(id, here.setup(), say)));
            case Request.Emote emote ->
                    answer.accept(tell(here, emote.seat(), Talk.emote(id, here.setup(), emote)));
            case Request.Arrangement arrangement -> {
                var arranged = Clerk.arrange(here, tables, house.outside(), arrangement);
                note(); // before anybody hears of it
                answer.accept(arranged);
            }
            case Request.Inquiry inquiry -> answer.accept(Clerk.inform(here, house, inquiry));
            case Request.Sequel sequel -> answer.accept(Sequels.goOn(here, tables, sequel));
        }
    }

    /** If somebody else has written meanwhile, the choice is made at the table as it then is. */
    private void choose(Sitting here, Request.Choose request, Consumer<Answer> answer) {
        try {
            Turns.choose(here, request, answer);
        } catch (Stage.Outrun _) {
            forget();
            Turns.choose(sitting(), request, answer);
        }
    }

    private Answer tell(Sitting here, int seat, String message) {
        audience.tell(message);
        here.playing().ifPresent(steward -> steward.acted(seat));
        return new Answer.Done(here.version());
    }
}
