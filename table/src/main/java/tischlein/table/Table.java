package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.lang.System.Logger.Level;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import tischlein.bots.Bots;
import tischlein.kernel.Seeded;
import tischlein.table.StoredTable.Phase;

/**
 * One live playing of a game. All that happens here happens in the one order in which its mailbox
 * gets it, and nobody hears of it before the store has kept it.
 */
final class Table {
    private static final System.Logger LOGGER = System.getLogger(Table.class.getName());
    private static final int AGAIN = 1_000; // milliseconds till a store is tried again
    private static final int CROWDED = 500; // more letters than any honest crowd would send

    private final House house;
    private final Tables tables;
    private final String id;
    private final Mailbox mailbox;
    private final Audience audience = new Audience();
    private Optional<Sitting> sitting = Optional.empty(); // none: the store has to be asked
    private boolean retired;

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
        if (mailbox.size() > CROWDED) {
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
        try {
            mailbox.post(() -> {
                if (!retired) {
                    guarded(letter, _ -> {});
                }
            });
        } catch (RejectedExecutionException _) {
            // The house is closing; what was due will be so when it opens again.
        }
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
            doubt();
            answer.accept(Refusing.stale().answer());
        } catch (Store.Unavailable unavailable) {
            LOGGER.log(Level.WARNING, "table {0}: {1}", id, unavailable.getMessage());
            doubt();
            answer.accept(Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.store")));
        } catch (RuntimeException failure) {
            LOGGER.log(Level.ERROR, "table " + id + " failed", failure);
            doubt();
            answer.accept(
                    Answer.Refused.because(Answer.Reason.UNAVAILABLE, say("refused.failure")));
        }
    }

    /** What is in memory may not be what the store has: it is loaded again, and shown. */
    private void doubt() {
        sitting.ifPresent(Sitting::end);
        sitting = Optional.empty();
        house.later(AGAIN, () -> post(() -> sitting().wake()));
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
        post(() -> sitting());
    }

    /** Leaves the memory if nothing will happen here unless somebody comes. */
    void rest() {
        post(() -> {
            if (audience.empty() && sitting.map(Sitting::idle).orElse(true)) {
                retire();
            }
        });
    }

    private void retire() {
        retired = true;
        sitting.ifPresent(Sitting::end);
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
        needTurn(here, choose.seat(), choose.by());
        here.stage()
                .choose(
                        choose.seat(),
                        choose.id(),
                        choose.version(),
                        choose.moves(),
                        answer,
                        here.steward().wakes());
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
                CompletableFuture.supplyAsync(
                                () -> thinking.choice(Bots.GREEDY, luck), house.minds())
                        .whenComplete((codes, failure) ->
                                answer.accept(
                                        failure == null
                                                ? new Answer.Suggested(stage.play().words(codes))
                                                : Answer.Refused.because(
                                                        Answer.Reason.UNAVAILABLE,
                                                        say("refused.failure"))));
    }
}
