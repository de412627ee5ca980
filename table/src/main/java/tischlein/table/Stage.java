package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Phrase;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;
import tischlein.table.StoredTable.Phase;

/**
 * Where a table's game is played: it takes choices, keeps them in the store, and then lets them
 * happen and be told. Only its table's mailbox calls it.
 */
final class Stage<S extends State<S>, V> {
    private static final Bot.Budget BUDGET = new Bot.Budget(200, Integer.MAX_VALUE);

    private final House house;
    private final String table;
    private final Play<S, V> play;
    private final Audience audience;
    private final Timekeeper time;
    private final Opinions opinions = new Opinions();
    private final Runnable changed;

    /**
     * @param changed called when the game has gone on, or somebody has chosen
     */
    Stage(
            House house,
            String table,
            Play<S, V> play,
            Audience audience,
            Timekeeper time,
            Runnable changed) {
        this.house = house;
        this.table = table;
        this.play = play;
        this.audience = audience;
        this.time = time;
        this.changed = changed;
    }

    Play<S, V> play() {
        return play;
    }

    Timekeeper time() {
        return time;
    }

    Opinions opinions() {
        return opinions;
    }

    /** Lets chance do what comes before anybody's choice. */
    void begin(Consumer<Answer> answer, boolean wakes) {
        commit(play.begin(), "", "", answer, wakes);
    }

    /**
     * Lets happen what all have chosen. Whoever chooses last does that, unless it has chosen where
     * somebody else writes the same table.
     */
    void complete(boolean wakes) {
        commit(play.afterAll(), "", play.beside().commands(""), _ -> {}, wakes);
    }

    /** The answer to a command that has been carried out before: the version then. */
    OptionalInt known(int seat, String id) {
        return play.commands().version(Commands.name(seat, id));
    }

    /** A whole choice of a seat; it is answered as soon as it is kept. */
    void choose(
            int seat,
            String id,
            int version,
            List<String> moves,
            Consumer<Answer> answer,
            boolean wakes) {
        var command = Commands.name(seat, id);
        var whole = whole(seat, version, moves);
        long spent = house.outside().ticks();
        if (!play.together()) {
            time.stop(seat, spent);
            commit(play.after(seat, whole), command, command, answer, wakes);
            return;
        }
        var choice =
                new StoredChoice(
                        table,
                        version,
                        seat,
                        whole,
                        house.outside().secret(),
                        command,
                        house.outside().now());
        time.stop(seat, spent);
        if (play.last(seat)) {
            var commands = play.beside().commands(command);
            commit(play.after(choice), command, commands, answer, wakes);
        } else {
            setBeside(choice, answer);
        }
    }

    /**
     * The moves in the order of the log, if they are one whole choice that the seat may make now.
     */
    private List<String> whole(int seat, int version, List<String> moves) {
        if (version != play.version()) {
            throw Refusing.stale();
        }
        var choice = Choice.of(play.game(), play.state(), seat, known(moves));
        return switch (choice.end()) {
            case COMPLETE -> play.words(choice.moves());
            case INCOMPLETE -> throw Refusing.unsuitable(say("refused.incomplete"));
            case TOO_MANY -> throw Refusing.unsuitable(say("refused.many"));
            case ILLEGAL -> throw illegal(choice);
        };
    }

    private static Refusing illegal(Choice<?> choice) {
        return new Refusing(
                new Answer.Refused(
                        Answer.Reason.UNSUITABLE, choice.refusal().rule(), choice.refusal().why()));
    }

    private List<Integer> known(List<String> moves) {
        var codes = play.codes(moves);
        int unknown = codes.indexOf(Vocabulary.UNKNOWN);
        if (unknown >= 0) {
            throw Refusing.unsuitable(say("refused.word").text("word", moves.get(unknown)));
        }
        return codes;
    }

    private void setBeside(StoredChoice choice, Consumer<Answer> answer) {
        if (!house.store().choose(choice)) {
            throw new Outrun();
        }
        play.beside().put(choice);
        play.commands().add(choice.command(), play.version());
        answer.accept(new Answer.Done(play.version()));
        audience.tell(Frames.chosen(table, play));
        changed.run();
    }

    /** Whether a seat may make this move now, and it is a whole choice. */
    boolean allowed(int seat, String move) {
        int code = play.game().words().code(move);
        return code != Vocabulary.UNKNOWN
                && Choice.of(play.game(), play.state(), seat, List.of(code)).end()
                        == Choice.End.COMPLETE;
    }

    /**
     * @param command that brings it about
     * @param commands this one and those of the choices beside the log
     */
    private void commit(
            Advance<S> advance,
            String command,
            String commands,
            Consumer<Answer> answer,
            boolean wakes) {
        keep(advance, commands, wakes);
        play.accept(advance, command);
        opinions.clear();
        time.begin(house.outside().ticks());
        answer.accept(new Answer.Done(play.version()));
        audience.tellViewers(viewer -> frame(viewer, advance.news().to(viewer), false));
        changed.run();
    }

    private void keep(Advance<S> advance, String commands, boolean wakes) {
        if (advance.lines().isEmpty()) {
            return; // a table that begins from a log, where it is somebody's turn
        }
        long now = house.outside().now();
        var batch = new Batch(play.version(), advance.lines(), commands, now);
        var phase = advance.over() ? Phase.OVER : Phase.PLAYING;
        long due = wakes && !advance.over() ? now : StoredTable.NEVER;
        if (!house.store().append(new Append(table, batch, phase, due, time.text()))) {
            throw new Outrun();
        }
    }

    /** The table's log has gone on without us: somebody else writes it too. */
    static final class Outrun extends RuntimeException {
        private static final long serialVersionUID = 1;

        Outrun() {
            super("the log has gone on", null, false, false);
        }
    }

    String frame(int viewer, List<Phrase.Sentence> news, boolean missed) {
        var left = time.left(play.missing(), house.outside().ticks());
        return Frames.frame(table, play, viewer, news, left, missed);
    }

    /** What a choice would do, played in a world that looks to the seat like this one. */
    Answer attempt(Request.Try request) {
        int seat = request.seat();
        var world = imagined(seat, request.version());
        var choice = Choice.of(play.game(), world, seat, known(request.moves()));
        return switch (choice.end()) {
            case COMPLETE, INCOMPLETE -> {
                var news = new Telling();
                var again = world.copy();
                choice.moves().forEach(code -> play.game().play(again, seat, code, news));
                yield new Answer.Told(Frames.tried(play, seat, choice, news.to(seat)));
            }
            case TOO_MANY -> throw Refusing.unsuitable(say("refused.many"));
            case ILLEGAL -> throw illegal(choice);
        };
    }

    private S imagined(int seat, int version) {
        if (version != play.version()) {
            throw Refusing.stale();
        }
        return play.game().imagine(play.view(seat), new Seeded(house.outside().luck()));
    }

    /** The thought of a seat about its choice, to be thought out elsewhere. */
    Thinking<S, V> thinking(int seat, List<Integer> before) {
        return new Thinking<>(play.game(), play.view(seat), seat, before, BUDGET);
    }

    /** The same, going on from moves that somebody has in mind. */
    Thinking<S, V> advised(Request.Suggest request) {
        int seat = request.seat();
        var world = imagined(seat, request.version());
        if (!Bits.has(play.owing(), seat)) {
            throw Refusing.unsuitable(say("refused.turn"));
        }
        if (request.moves().isEmpty()) {
            return thinking(seat, List.of());
        }
        var choice = Choice.of(play.game(), world, seat, known(request.moves()));
        return switch (choice.end()) {
            case INCOMPLETE -> thinking(seat, choice.moves());
            case COMPLETE, TOO_MANY -> throw Refusing.unsuitable(say("refused.many"));
            case ILLEGAL -> throw illegal(choice);
        };
    }

    /** Larder 7.1: every seat but the mover may say what it would do. */
    Answer opine(Request.Opine request) {
        if (request.version() != play.version()) {
            throw Refusing.stale();
        }
        int mover = Bits.lowest(play.owing());
        boolean open = play.game().about().team() && Bits.size(play.owing()) == 1;
        Refusing.unless(
                open && mover != request.seat(), Answer.Reason.UNSUITABLE, say("refused.opinion"));
        if (!request.move().isEmpty()) {
            int code = known(List.of(request.move())).getFirst();
            var refusal = play.game().refusal(play.state(), mover, code);
            if (!refusal.allows()) {
                throw new Refusing(
                        new Answer.Refused(
                                Answer.Reason.UNSUITABLE, refusal.rule(), refusal.why()));
            }
        }
        opinions.put(request.seat(), request.move());
        audience.tell(opinions.message(table, play.version()));
        return new Answer.Done(play.version());
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "table " + table;
    }
}
