package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tischlein.bots.Bots;
import tischlein.kernel.Seeded;
import tischlein.table.StoredTable.Phase;

/**
 * One live playing of a game. All that happens here happens in the one order in which its mailbox
 * gets it, and nobody hears of it before the store has kept it.
 */
final class Table {
    private static final System.Logger LOGGER = System.getLogger(Table.class.getName());
    private static final int AGAIN = 1_000; // milliseconds till a store is tried again,
    private static final int LONGEST = 8_000; // and twice as many each time, up to this
    private static final int FRAMES = 12; // of a stack, to find a failure by
    private static final int CROWDED = 500; // more letters than any honest crowd would send

    private final House house;
    private final Tables tables;
    private final String id;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private Optional<Sitting> sitting = Optional.empty(); // none: the store has to be asked
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
        // Who leaves is always heard: nobody would ever be told again that the seat is empty.
        if (mailbox.size() > CROWDED && !(request instanceof Request.Unwatch)) {
            answer.accept(
                    Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.crowded")));
            return;
        }
        var once = new Once(answer);
        mailbox.post(() -> {
            if (retired) {
                tables.ask(id, request, once);
            } else {
                guarded(() -> handle(request, once), once);
            }
        });
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
        }
    }

    /** Says what failed and where, but no message: that could tell a move, a seed or a name. */
    private void warn(Level level, Throwable failure) {
        var where =
                Arrays.stream(failure.getStackTrace())
                        .limit(FRAMES)
                        .map(frame ->
                                frame.getFileName() + ":" + Integer.toString(frame.getLineNumber()))
                        .collect(Collectors.joining(" "));
        var cause = failure.getCause();
        LOGGER.log(
                level,
                "table {0} failed: {1}, {2}, at {3}",
                id,
                failure.getClass().getName(),
                cause == null ? "by itself" : "by " + cause.getClass().getName(),
                where);
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
     * Leaves the memory if nothing will happen here unless somebody comes; otherwise looks whether
     * somebody else has written on without us.
     */
    void rest() {
        post(() -> {
            if (sitting.isPresent() && sitting.get().idle()) {
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

    void close(String message) {
        post(() -> audience.tell(message));
    }

    private void handle(Request request, Consumer<Answer> answer) {
        var here = sitting();
        switch (request) {
            case Request.Choose choose -> choose(here, choose, answer);
            case Request.Start start -> here.start(start.by(), answer);
            case Request.Suggest suggest -> suggest(here, suggest, answer);
            case Request.Watch watch -> {
                here.watch(watch);
                answer.accept(done(here));
            }
            case Request.Unwatch unwatch -> {
                here.unwatch(unwatch.listener());
                answer.accept(done(here));
            }
            case Request.Try attempt -> {
                needTurn(here, attempt.seat(), attempt.by());
                answer.accept(here.stage().attempt(attempt));
            }
            case Request.Opine opine -> {
                needTurn(here, opine.seat(), opine.by());
                answer.accept(here.stage().opine(opine));
            }
            case Request.Vote vote -> {
                needTurn(here, vote.seat(), vote.by());
                People.chair(here.setup(), vote.absent());
                here.steward().vote(vote.seat(), vote.absent(), vote.bot());
                answer.accept(done(here));
            }
            case Request.Say say -> answer.accept(tell(here, Talk.chat(id, here.setup(), say)));
            case Request.Emote emote ->
                    answer.accept(tell(here, Talk.emote(id, here.setup(), emote)));
            case Request.Arrangement arrangement ->
                    answer.accept(Clerk.arrange(here, house.outside(), arrangement));
            case Request.Inquiry inquiry -> answer.accept(Clerk.inform(here, house, inquiry));
            case Request.Sequel sequel -> answer.accept(Clerk.goOn(here, tables, sequel));
        }
    }

    private static void choose(Sitting here, Request.Choose choose, Consumer<Answer> answer) {
        People.own(here.setup(), choose.seat(), choose.by());
        // First of all: it may have been the last choice of a game that is over since.
        var known = here.stage().known(choose.seat(), choose.id());
        if (known.isPresent()) {
            answer.accept(new Answer.Done(known.getAsInt()));
            return;
        }
        needTurn(here, choose.seat(), choose.by());
        here.stage()
                .choose(
                        choose.seat(),
                        choose.id(),
                        choose.version(),
                        choose.moves(),
                        answer,
                        here.setup().wakes());
    }

    private Answer tell(Sitting here, String message) {
        audience.tell(message);
        return done(here);
    }

    private static Answer done(Sitting here) {
        return new Answer.Done(here.version());
    }

    /** The seat is the guest's, and the game is being played. */
    private static void needTurn(Sitting here, int seat, Guest guest) {
        People.own(here.setup(), seat, guest);
        Refusing.unless(
                here.row().phase() == Phase.PLAYING,
                Answer.Reason.CONFLICT,
                say(here.row().phase() == Phase.OVER ? "refused.over" : "refused.gathering"));
    }

    /** Advice is thought out where bots think, so that the table does not wait for it. */
    private void suggest(Sitting here, Request.Suggest request, Consumer<Answer> answer) {
        needTurn(here, request.seat(), request.by());
        var stage = here.stage();
        var thinking = stage.advised(request);
        var luck = new Seeded(house.outside().luck());
        var _ =
                house.minds()
                        .think(() -> thinking.choice(Bots.GREEDY, luck))
                        .whenComplete((codes, failure) ->
                                answer.accept(
                                        failure == null
                                                ? new Answer.Suggested(stage.play().words(codes))
                                                : Answer.Refused.because(
                                                        Answer.Reason.UNAVAILABLE,
                                                        say("refused.failure"))));
    }
}
