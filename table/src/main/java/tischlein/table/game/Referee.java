package tischlein.table.game;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.OptionalInt;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.table.outside.Outside;
import tischlein.table.request.Request;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.SeatClocks;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/**
 * Checks what seats want to do in a table's game, and works out what follows. It changes nothing: a
 * {@link GameChange} only happens once it has been kept.
 */
public final class Referee<S extends State<S>, V> {
    private final Outside outside;
    private final String table;
    private final LiveGame<S, V> play;
    private final SeatClocks time;
    private final TeamTalk<S> teamTalk;

    Referee(Outside outside, String table, LiveGame<S, V> play, SeatClocks time) {
        this.outside = outside;
        this.table = table;
        this.play = play;
        this.time = time;
        this.teamTalk = new TeamTalk<>(table, play);
    }

    public static <S extends State<S>, V> Referee<S, V> of(
            Outside outside, StoredTable row, LiveGame<S, V> play, Setup.Pace pace) {
        int seats = play.options().seats();
        var time = new SeatClocks(pace, seats, row.clocks(), outside.ticks());
        return new Referee<>(outside, row.id(), play, time);
    }

    /** The code of its table. */
    public String table() {
        return table;
    }

    public LiveGame<S, V> play() {
        return play;
    }

    public SeatClocks time() {
        return time;
    }

    public TeamTalk<S> teamTalk() {
        return teamTalk;
    }

    /** Chance makes the moves before the first choice. */
    public GameChange start() {
        return step(play.begin(), "", "");
    }

    /**
     * Plays the choices of all seats. Usually the last choice does this; it is called separately
     * when another server has stored the last choice of the same table.
     */
    public GameChange complete() {
        return step(play.afterAll(), "", play.beside().commands(""));
    }

    private GameChange step(NextLines<S> advance, String command, String commands) {
        return new GameChange.Step<>(this, advance, command, commands, outside.now());
    }

    /** A step begins once this news has been told. */
    void begin(NewsToTell news) {
        teamTalk.end();
        time.begin(outside.ticks(), news.length(time.tempo()));
    }

    /** The version after a command that has been carried out before, if it has. */
    public OptionalInt known(int seat, String id) {
        return play.commands().version(SeenCommands.name(seat, id));
    }

    /** Makes a whole choice of a seat. */
    public GameChange choose(int seat, String id, int version, List<String> moves) {
        var command = SeenCommands.name(seat, id);
        var whole = whole(seat, version, moves);
        if (!play.together()) {
            time.stop(seat, outside.ticks());
            return step(play.after(seat, whole), command, command);
        }
        var choice =
                new StoredChoice(
                        table,
                        version,
                        seat,
                        whole,
                        outside.secret(),
                        command,
                        earlier(seat),
                        outside.now());
        time.stop(seat, outside.ticks());
        return play.last(seat)
                ? step(play.after(choice), command, play.beside().commands(command))
                : new GameChange.Pending(this, choice);
    }

    /**
     * The commands that brought the seat's choices in this step. All are remembered while the step
     * lasts, so the number of changes is limited.
     */
    private List<String> earlier(int seat) {
        var earlier = play.beside().earlier(seat);
        RequestRefused.conflictUnless(
                earlier.size() <= SeenCommands.MOST_CHANGES || play.last(seat),
                say("refused.changes").number("most", SeenCommands.MOST_CHANGES));
        return earlier;
    }

    /**
     * The moves in the order of the log.
     *
     * @throws RequestRefused if they are not one whole choice that the seat may make now
     */
    private List<String> whole(int seat, int version, List<String> moves) {
        needVersion(version);
        var choice = TriedChoice.of(play.game(), play.state(), seat, play.known(moves));
        return switch (choice.end()) {
            case COMPLETE -> play.words(choice.moves());
            case INCOMPLETE -> throw RequestRefused.unsuitable(say("refused.incomplete"));
            case TOO_MANY -> throw RequestRefused.unsuitable(say("refused.many"));
            case ILLEGAL -> throw RequestRefused.against(choice.refusal());
        };
    }

    private void needVersion(int version) {
        if (version != play.version()) {
            throw RequestRefused.stale();
        }
    }

    public String frame(int viewer, ToldNews tale, boolean missed) {
        var left = time.left(play.missing(), outside.ticks());
        return FrameWriter.frame(table, play, viewer, tale, left, missed);
    }

    /** What a choice would do, played in a game imagined from the seat's view. */
    public String attempt(Request.Try request) {
        int seat = request.seat();
        var world = imagined(seat, request.version());
        var choice = TriedChoice.of(play.game(), world, seat, play.known(request.moves()));
        return switch (choice.end()) {
            case COMPLETE, INCOMPLETE -> {
                var news = new NewsToTell();
                var again = world.copy();
                choice.moves().forEach(code -> play.game().play(again, seat, code, news));
                yield FrameWriter.tried(play, seat, choice, news.to(seat));
            }
            case TOO_MANY -> throw RequestRefused.unsuitable(say("refused.many"));
            case ILLEGAL -> throw RequestRefused.against(choice.refusal());
        };
    }

    private S imagined(int seat, int version) {
        needVersion(version);
        return play.game().imagine(play.view(seat), new Seeded(outside.luck()));
    }

    /** The codes of the moves with which the suggested choice is to begin. */
    public List<Integer> begun(Request.Suggest request) {
        int seat = request.seat();
        var world = imagined(seat, request.version());
        if (!Bits.has(play.owing(), seat)) {
            throw RequestRefused.unsuitable(say("refused.turn"));
        }
        if (request.moves().isEmpty()) {
            return List.of();
        }
        var choice = TriedChoice.of(play.game(), world, seat, play.known(request.moves()));
        return switch (choice.end()) {
            case INCOMPLETE -> choice.moves();
            case COMPLETE, TOO_MANY -> throw RequestRefused.unsuitable(say("refused.many"));
            case ILLEGAL -> throw RequestRefused.against(choice.refusal());
        };
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "table " + table;
    }
}
