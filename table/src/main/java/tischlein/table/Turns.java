package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.function.Consumer;
import tischlein.bots.Bots;
import tischlein.kernel.Seeded;
import tischlein.table.StoredTable.Phase;

/** Answers what a seat wants of a table while the game is being played. */
final class Turns {
    /** A guest's suggestions wait together, as if they were a table of their own. */
    private static final String SUGGESTIONS = "";

    private static final int MOST_SUGGESTIONS = 8;

    private Turns() {}

    static void choose(Sitting here, Request.Choose choose, Consumer<Answer> answer) {
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

    /** Somebody need not be told any longer what led to this step. */
    static Answer seen(Sitting here, Request.Seen request) {
        People.own(here.setup(), request.seat(), request.by());
        int version = here.version();
        here.playing()
                .filter(_ -> request.version() == version)
                .ifPresent(steward -> steward.seen(request.seat()));
        return new Answer.Done(version);
    }

    static Answer attempt(Sitting here, Request.Try attempt) {
        needTurn(here, attempt.seat(), attempt.by());
        return here.stage().attempt(attempt);
    }

    static Answer hear(Sitting here, Request.Aloud said) {
        needTurn(here, said.seat(), said.by());
        return here.stage().council().hear(said);
    }

    static Answer vote(Sitting here, Request.Vote vote) {
        needTurn(here, vote.seat(), vote.by());
        People.chair(here.setup(), vote.absent());
        here.steward().vote(vote.seat(), vote.absent(), vote.bot());
        return new Answer.Done(here.version());
    }

    /**
     * Advice is thought out where bots think, so that the table does not wait for it, in the share
     * of whoever asks.
     */
    static void suggest(
            Sitting here, House house, Request.Suggest request, Consumer<Answer> answer) {
        needTurn(here, request.seat(), request.by());
        var stage = here.stage();
        var guest = request.by().hash();
        Refusing.unless(
                house.minds().waiting(guest, SUGGESTIONS) < MOST_SUGGESTIONS,
                Answer.Reason.UNAVAILABLE,
                say("refused.suggestions"));
        var luck = new Seeded(house.outside().luck());
        long now = house.outside().ticks();
        var thought =
                stage.advised(request)
                        .thought(Bots.GREEDY, guest, SUGGESTIONS, now, house.outside(), luck);
        house.minds().think(thought);
        var _ =
                thought.moves()
                        .whenComplete((codes, failure) ->
                                answer.accept(
                                        failure == null
                                                ? new Answer.Suggested(stage.play().words(codes))
                                                : Answer.Refused.because(
                                                        Answer.Reason.UNAVAILABLE,
                                                        say("refused.failure"))));
    }

    /** The seat is the guest's, and the game is being played. */
    private static void needTurn(Sitting here, int seat, Guest guest) {
        People.own(here.setup(), seat, guest);
        Refusing.unless(
                here.row().phase() == Phase.PLAYING,
                Answer.Reason.CONFLICT,
                say(here.row().phase() == Phase.OVER ? "refused.over" : "refused.gathering"));
        here.steward().acted(seat);
    }
}
