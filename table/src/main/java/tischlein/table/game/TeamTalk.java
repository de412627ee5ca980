package tischlein.table.game;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Bits;
import tischlein.kernel.State;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;

/**
 * How a team decides together, by chapter 7 of docs/rules/larder.md: the mover's choice so far, and
 * what the others suggest. Everybody hears it, and it is not in the log.
 */
public final class TeamTalk<S extends State<S>> {
    private final String table;
    private final LiveGame<S, ?> play;
    private final TeamOpinions opinions = new TeamOpinions();
    private final TeamDraft draft = new TeamDraft();

    TeamTalk(String table, LiveGame<S, ?> play) {
        this.table = table;
        this.play = play;
    }

    /** Returns the message for everybody. */
    public String hear(Request.Aloud said) {
        if (said.version() != play.version()) {
            throw RequestRefused.stale();
        }
        return switch (said) {
            case Request.Opine opine -> opine(opine);
            case Request.Draft drafted -> draft(drafted);
        };
    }

    /** 7.1: every seat but the mover may say what it would do. */
    private String opine(Request.Opine request) {
        RequestRefused.unsuitableUnless(
                teamDecides() && mover() != request.seat(), say("refused.opinion"));
        if (!request.move().isEmpty()) {
            needRoomFor(play.known(List.of(request.move())).getFirst());
        }
        opinions.put(request.seat(), request.move());
        return opinions.message(table, play.version());
    }

    /** 7.2: a suggestion may be any move of the mover's choice, the first or a later one. */
    private void needRoomFor(int code) {
        if (!TriedChoice.hasRoomFor(play.game(), play.state(), mover(), code)) {
            throw RequestRefused.against(play.game().refusal(play.state(), mover(), code));
        }
    }

    /** 7.1: where nothing is hidden, everybody sees the mover's choice so far. */
    private String draft(Request.Draft request) {
        RequestRefused.unsuitableUnless(
                teamDecides() && !play.game().about().hides() && mover() == request.seat(),
                say("refused.draft"));
        var moves = play.known(request.moves());
        var choice = TriedChoice.of(play.game(), play.state(), request.seat(), moves);
        switch (choice.end()) {
            case COMPLETE, INCOMPLETE -> draft.put(request.seat(), play.words(choice.moves()));
            case TOO_MANY -> throw RequestRefused.unsuitable(say("refused.many"));
            case ILLEGAL -> throw RequestRefused.against(choice.refusal());
        }
        return draft.message(table, play.version());
    }

    private boolean teamDecides() {
        return play.game().about().team() && Bits.size(play.owing()) == 1;
    }

    private int mover() {
        return Bits.lowest(play.owing());
    }

    /** The choice has been made. */
    void end() {
        opinions.clear();
        draft.clear();
    }

    /** What has been said so far, for somebody who has just come. */
    public List<String> messages() {
        var messages = new ArrayList<String>();
        if (!opinions.empty()) {
            messages.add(opinions.message(table, play.version()));
        }
        if (!draft.empty()) {
            messages.add(draft.message(table, play.version()));
        }
        return messages;
    }

    /** 7.2: the move that all of these people have suggested. */
    public Optional<String> unanimous(List<Integer> people) {
        return opinions.unanimous(people);
    }

    /**
     * 7.2: a bot's own choice, changed so that it ends with the move all people want: as many of
     * its own moves as possible, then that one. Empty if there is no such choice.
     */
    public Optional<List<String>> endingWith(String move, int seat, List<String> own) {
        for (int kept = own.size(); kept > 0; kept--) {
            var moves = new ArrayList<>(own.subList(0, kept));
            moves.add(move);
            var choice = TriedChoice.of(play.game(), play.state(), seat, play.known(moves));
            if (choice.end() == TriedChoice.End.COMPLETE) {
                return Optional.of(moves);
            }
        }
        return Optional.empty();
    }

    /** Whether this move alone is a whole choice, the beginning of one, or neither. */
    public TriedChoice.End after(String move, int seat) {
        return TriedChoice.of(play.game(), play.state(), seat, play.known(List.of(move))).end();
    }
}
