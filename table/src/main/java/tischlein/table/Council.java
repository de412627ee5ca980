package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Bits;
import tischlein.kernel.State;

/**
 * A team that decides together, by the seventh chapter of docs/rules/larder.md: how far the mover
 * has come with the choice now open, and what the others say to it. All hear it, no log keeps it.
 */
final class Council<S extends State<S>> {
    private final String table;
    private final Play<S, ?> play;
    private final Audience audience;
    private final Opinions opinions = new Opinions();
    private final Draft draft = new Draft();

    Council(String table, Play<S, ?> play, Audience audience) {
        this.table = table;
        this.play = play;
        this.audience = audience;
    }

    Answer hear(Request.Aloud said) {
        if (said.version() != play.version()) {
            throw Refusing.stale();
        }
        switch (said) {
            case Request.Opine opine -> opine(opine);
            case Request.Draft drafted -> draft(drafted);
        }
        return new Answer.Done(play.version());
    }

    /** 7.1: every seat but the mover may say what it would do. */
    private void opine(Request.Opine request) {
        Refusing.unless(
                meets() && mover() != request.seat(),
                Answer.Reason.UNSUITABLE,
                say("refused.opinion"));
        if (!request.move().isEmpty()) {
            suitable(play.known(List.of(request.move())).getFirst());
        }
        opinions.put(request.seat(), request.move());
        audience.tell(opinions.message(table, play.version()));
    }

    /** 7.2: it may be the mover's first move or, as the choice is one, a later one. */
    private void suitable(int code) {
        if (!Choice.hasRoomFor(play.game(), play.state(), mover(), code)) {
            throw Refusing.against(play.game().refusal(play.state(), mover(), code));
        }
    }

    /** 7.1: where nothing is hidden, all see how far the mover's choice has come. */
    private void draft(Request.Draft request) {
        Refusing.unless(
                meets() && !play.game().about().hides() && mover() == request.seat(),
                Answer.Reason.UNSUITABLE,
                say("refused.draft"));
        var moves = play.known(request.moves());
        var choice = Choice.of(play.game(), play.state(), request.seat(), moves);
        switch (choice.end()) {
            case COMPLETE, INCOMPLETE -> draft.put(request.seat(), play.words(choice.moves()));
            case TOO_MANY -> throw Refusing.unsuitable(say("refused.many"));
            case ILLEGAL -> throw Refusing.against(choice.refusal());
        }
        audience.tell(draft.message(table, play.version()));
    }

    private boolean meets() {
        return play.game().about().team() && Bits.size(play.owing()) == 1;
    }

    private int mover() {
        return Bits.lowest(play.owing());
    }

    /** The choice is made. */
    void end() {
        opinions.clear();
        draft.clear();
    }

    /** Somebody comes, and hears how far they are. */
    void tell(Listener listener) {
        if (!opinions.empty()) {
            Audience.say(listener, opinions.message(table, play.version()));
        }
        if (!draft.empty()) {
            Audience.say(listener, draft.message(table, play.version()));
        }
    }

    /** 7.2: what all of these people say, if they say the same. */
    Optional<String> unanimous(List<Integer> people) {
        return opinions.unanimous(people);
    }

    /**
     * 7.2: a bot's choice with what all people want at its end, if it can be made so: its own
     * moves, as many as there is room for, and then the one.
     */
    Optional<List<String>> endingWith(String move, int seat, List<String> own) {
        for (int kept = own.size(); kept > 0; kept--) {
            var moves = new ArrayList<>(own.subList(0, kept));
            moves.add(move);
            var choice = Choice.of(play.game(), play.state(), seat, play.known(moves));
            if (choice.end() == Choice.End.COMPLETE) {
                return Optional.of(moves);
            }
        }
        return Optional.empty();
    }

    /** How far a choice has come that begins with this move. */
    Choice.End after(String move, int seat) {
        return Choice.of(play.game(), play.state(), seat, play.known(List.of(move))).end();
    }
}
