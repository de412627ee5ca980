package tischlein.table;

import static tischlein.kernel.Phrase.say;

import tischlein.bots.Bots;
import tischlein.kernel.Seeded;
import tischlein.table.bots.BotThinking;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.SeatingRules;
import tischlein.table.seats.TableChat;
import tischlein.table.store.StoredTable.Phase;

/** Checks what a seat wants to do or say while the game is being played. */
final class GameChecks {
    /** A guest's suggestions wait together, as if they were a table of their own. */
    private static final String SUGGESTIONS = "";

    private static final int MOST_SUGGESTIONS = 8;

    private GameChecks() {}

    static TableChange of(LoadedTable here, Resources resources, Request.AtSeat request) {
        SeatingRules.own(here.setup(), request.seat(), request.by());
        return switch (request) {
            case Request.Choose choose -> choose(here, choose);
            case Request.Try attempt -> {
                needTurn(here, attempt.seat());
                yield new TableChange.Answered(new Answer.Told(here.referee().attempt(attempt)));
            }
            case Request.Suggest suggest -> {
                needTurn(here, suggest.seat());
                yield suggest(here, resources, suggest);
            }
            case Request.Aloud said -> {
                needTurn(here, said.seat());
                yield new TableChange.Said(here.referee().teamTalk().hear(said));
            }
            case Request.Vote vote -> {
                needTurn(here, vote.seat());
                SeatingRules.chair(here.setup(), vote.absent());
                here.playing()
                        .ifPresent(all -> all.needVote(vote.seat(), vote.absent(), vote.bot()));
                yield new TableChange.Voted(vote.seat(), vote.absent(), vote.bot());
            }
            case Request.Seen seen ->
                    seen.version() == here.version()
                            ? new TableChange.Seen(seen.seat())
                            : new TableChange.Nothing();
            case Request.Say say -> {
                var message = TableChat.chat(here.row().id(), here.setup(), say);
                acted(here, say.seat());
                yield new TableChange.Said(message);
            }
            case Request.Emote emote -> {
                var message = TableChat.emote(here.row().id(), here.setup(), emote);
                acted(here, emote.seat());
                yield new TableChange.Said(message);
            }
        };
    }

    private static TableChange choose(LoadedTable here, Request.Choose choose) {
        // Before anything else: it may have been the choice that ended the game.
        var known = here.referee().known(choose.seat(), choose.id());
        if (known.isPresent()) {
            return new TableChange.Answered(new Answer.Done(known.getAsInt()));
        }
        needTurn(here, choose.seat());
        return new TableChange.Played(
                here.referee()
                        .choose(choose.seat(), choose.id(), choose.version(), choose.moves()));
    }

    /**
     * Bots' threads think about advice, so that the table does not wait for it. It counts against
     * the share of whoever asks.
     */
    private static TableChange suggest(
            LoadedTable here, Resources resources, Request.Suggest request) {
        var play = here.referee().play();
        var guest = request.by().hash();
        RequestRefused.unless(
                resources.botThreads().waiting(guest, SUGGESTIONS) < MOST_SUGGESTIONS,
                Answer.Reason.UNAVAILABLE,
                say("refused.suggestions"));
        var luck = new Seeded(resources.outside().luck());
        long now = resources.outside().ticks();
        var thought =
                BotThinking.of(play, request.seat(), here.referee().begun(request))
                        .thought(Bots.GREEDY, guest, SUGGESTIONS, now, resources.outside(), luck);
        resources.botThreads().think(thought);
        return new TableChange.AnsweredLater(
                thought.moves()
                        .handle((codes, failure) ->
                                failure == null
                                        ? new Answer.Suggested(play.words(codes))
                                        : Answer.Refused.unavailable(say("refused.failure"))));
    }

    /** The game is being played. */
    private static void needTurn(LoadedTable here, int seat) {
        var phase = here.row().phase();
        RequestRefused.conflictUnless(
                phase == Phase.PLAYING,
                say(phase == Phase.OVER ? "refused.over" : "refused.gathering"));
        here.referee();
        acted(here, seat);
    }

    /** Whoever does something takes the seat back from a bot, even if the request is refused. */
    private static void acted(LoadedTable here, int seat) {
        here.playing().ifPresent(absences -> absences.acted(seat));
    }
}
