package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.table.StoredTable.Phase;

/**
 * Where a table's game is played: it takes choices, keeps them in the store, and then lets them
 * happen and be told. Only its table's mailbox calls it.
 */
final class Stage<S extends State<S>, V> {
    private final House house;
    private final String table;
    private final Play<S, V> play;
    private final Audience audience;
    private final Timekeeper time;
    private final Council<S> council;
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
        this.council = new Council<>(table, play, audience);
    }

    /** The code of its table. */
    String table() {
        return table;
    }

    Play<S, V> play() {
        return play;
    }

    Timekeeper time() {
        return time;
    }

    Council<S> council() {
        return council;
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
                        earlier(seat),
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
     * The commands that brought the seat's choices of this step so far. None of them is forgotten
     * while the step lasts; so there is an end to changing one's mind.
     */
    private List<String> earlier(int seat) {
        var earlier = play.beside().earlier(seat);
        Refusing.unless(
                earlier.size() <= Commands.MOST_CHANGES || play.last(seat),
                Answer.Reason.CONFLICT,
                say("refused.changes").number("most", Commands.MOST_CHANGES));
        return earlier;
    }

    /**
     * The moves in the order of the log, if they are one whole choice that the seat may make now.
     */
    private List<String> whole(int seat, int version, List<String> moves) {
        if (version != play.version()) {
            throw Refusing.stale();
        }
        var choice = Choice.of(play.game(), play.state(), seat, play.known(moves));
        return switch (choice.end()) {
            case COMPLETE -> play.words(choice.moves());
            case INCOMPLETE -> throw Refusing.unsuitable(say("refused.incomplete"));
            case TOO_MANY -> throw Refusing.unsuitable(say("refused.many"));
            case ILLEGAL -> throw Refusing.against(choice.refusal());
        };
    }

    private void setBeside(StoredChoice choice, Consumer<Answer> answer) {
        if (!house.store().choose(choice, play.beside().of(choice.seat()))) {
            throw new Outrun();
        }
        play.beside().put(choice);
        play.commands().add(choice.command(), play.version());
        answer.accept(new Answer.Done(play.version()));
        audience.tell(Frames.chosen(table, play));
        changed.run();
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
        council.end();
        time.begin(house.outside().ticks(), advance.news().length(time.tempo()));
        answer.accept(new Answer.Done(play.version()));
        audience.tellViewers(
                viewer -> frame(viewer, advance.news().to(viewer, time.tempo()), false));
        changed.run();
    }

    private void keep(Advance<S> advance, String commands, boolean wakes) {
        if (advance.lines().isEmpty()) {
            return; // a table that begins from a log, where it is somebody's turn
        }
        long now = house.outside().now();
        var batch = new Batch(play.version(), advance.lines(), commands, now);
        var phase = advance.over() ? Phase.OVER : Phase.PLAYING;
        long due = wakes && !advance.over() ? StoredTable.AT_ONCE : StoredTable.NEVER;
        var choices = play.beside().all();
        if (!house.store().append(new Append(table, batch, phase, due, time.text(), choices))) {
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

    String frame(int viewer, Tale tale, boolean missed) {
        var left = time.left(play.missing(), house.outside().ticks());
        return Frames.frame(table, play, viewer, tale, left, missed);
    }

    /** What a choice would do, played in a world that looks to the seat like this one. */
    Answer attempt(Request.Try request) {
        int seat = request.seat();
        var world = imagined(seat, request.version());
        var choice = Choice.of(play.game(), world, seat, play.known(request.moves()));
        return switch (choice.end()) {
            case COMPLETE, INCOMPLETE -> {
                var news = new Telling();
                var again = world.copy();
                choice.moves().forEach(code -> play.game().play(again, seat, code, news));
                yield new Answer.Told(Frames.tried(play, seat, choice, news.to(seat)));
            }
            case TOO_MANY -> throw Refusing.unsuitable(say("refused.many"));
            case ILLEGAL -> throw Refusing.against(choice.refusal());
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
        return new Thinking<>(play.game(), play.view(seat), seat, before);
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
        var choice = Choice.of(play.game(), world, seat, play.known(request.moves()));
        return switch (choice.end()) {
            case INCOMPLETE -> thinking(seat, choice.moves());
            case COMPLETE, TOO_MANY -> throw Refusing.unsuitable(say("refused.many"));
            case ILLEGAL -> throw Refusing.against(choice.refusal());
        };
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "table " + table;
    }
}
