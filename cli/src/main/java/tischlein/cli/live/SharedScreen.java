package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Screen;
import tischlein.client.Frame;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * The seats that one guest has at a live table, and for whose eyes the screen is. Where they have
 * something to hide from one another, a curtain falls before the screen goes from one to the next.
 */
final class SharedScreen<S extends State<S>, V> {
    private final boolean hides;
    private final InputLines lines;
    private final Supplier<Screen> screens;
    private final Supplier<LivePlay<S, V>> fresh;
    private final SortedMap<Integer, LivePlay<S, V>> seats = new TreeMap<>();
    private final LivePlay<S, V> nobody; // at a seat that is this guest's no more
    private int own = Game.ONLOOKER;
    private boolean shared; // more than one person sits here, or has sat here in this game
    private boolean alone; // the person of that seat has said so
    private OptionalInt curtain = OptionalInt.empty(); // the seat that the screen goes to
    private boolean stays; // somebody asked for the screen, whoever else is waited for

    /**
     * @param screens the present one
     * @param fresh how a seat begins
     */
    SharedScreen(
            Game<S, ?, V> game,
            InputLines lines,
            Supplier<Screen> screens,
            Supplier<LivePlay<S, V>> fresh) {
        this.hides = game.about().hides();
        this.lines = lines;
        this.screens = screens;
        this.fresh = fresh;
        nobody = fresh.get();
    }

    /** Whether the seats that are this guest's now are others than before; none looks on. */
    boolean adopts(List<Integer> mine) {
        var now = mine.isEmpty() ? List.of(Game.ONLOOKER) : mine;
        if (List.copyOf(seats.keySet()).equals(now)) {
            return false;
        }
        shared = now.size() > 1 || shared && newest() >= 0;
        seats.keySet().retainAll(now);
        now.forEach(seat -> seats.computeIfAbsent(seat, _ -> fresh.get()));
        if (!seats.containsKey(own)) {
            own = seats.firstKey();
            alone = false;
            curtain = OptionalInt.empty();
        }
        return true;
    }

    /** The seat whose eyes the screen is for, or {@link Game#ONLOOKER}. */
    int own() {
        return own;
    }

    /** The game as that seat follows it. */
    LivePlay<S, V> play() {
        return of(own);
    }

    private LivePlay<S, V> of(int seat) {
        return seats.getOrDefault(seat, nobody);
    }

    /** The seat that the screen is being handed to. */
    OptionalInt curtain() {
        return curtain;
    }

    /** A frame for a seat that is this guest's no more is one from before. */
    void saw(Frame<V> now, boolean pending) {
        if (seats.containsKey(now.seat())) {
            stays &= now.version() <= newest();
            of(now.seat()).saw(now, pending);
        }
    }

    private int newest() {
        return seats.values().stream().mapToInt(LivePlay::version).max().orElse(0);
    }

    /** The choice at a seat is kept or refused. */
    LivePlay<S, V> answered(int seat) {
        stays = false;
        return of(seat);
    }

    /**
     * These seats have chosen.
     *
     * @param order whether it is told who was first
     * @param present whether the present is what is looked at
     */
    void chose(List<Integer> chosen, boolean order, boolean present) {
        boolean told = present && curtain.isEmpty();
        seats.forEach((seat, play) -> play.chose(chosen, order, told && seat == own));
    }

    /**
     * Tells whoever sits before the screen what is new, or hands it over.
     *
     * @param pending whether a choice is on its way: then nobody gets up
     */
    void attend(boolean pending) {
        var next = pending ? OptionalInt.empty() : next();
        if (next.isPresent()) {
            handTo(next.getAsInt());
        } else if (play().finished()) {
            raise();
        }
        if (curtain.isEmpty() && (!secret() || alone || play().finished())) {
            tell();
        }
    }

    /** Little time is left for the choice that is due at this version. */
    void warn(int version) {
        of(curtain.orElse(own)).warn(version);
    }

    /** The seat that must come before the screen now, if it is another than is asked for. */
    OptionalInt next() {
        var owing =
                seats.entrySet().stream().filter(e -> e.getValue().due()).map(Map.Entry::getKey);
        var due = owing.toList();
        boolean secret = secret();
        int there = curtain.orElse(own);
        boolean waits = play().version() < newest() || newest() < 0 || play().finished();
        boolean right = due.isEmpty() || due.contains(there) || stays;
        if (waits || right && (!secret || alone || curtain.isPresent())) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(right ? there : due.getFirst());
    }

    private boolean secret() {
        return hides && shared;
    }

    private void tell() {
        play().tell();
        if (!hides) {
            int heard = play().version();
            seats.values().forEach(play -> play.heard(heard)); // nobody need hear it again
        }
    }

    /** Somebody wants the screen for this seat; where no game is on, there is nothing to hide. */
    void give(int seat) {
        if (newest() < 0 || play().finished()) {
            turnTo(seat);
        } else {
            handTo(seat);
        }
        stays = lines.waits();
    }

    private void handTo(int seat) {
        if (!secret()) {
            turnTo(seat);
            return;
        }
        alone = false;
        curtain = OptionalInt.of(seat);
        if (!lines.conceals(request())) {
            lift();
        }
    }

    /** What is asked of whoever sits before the curtain. */
    String request() {
        return screens.get().text(say("play.hand").seat(curtain.orElse(own)));
    }

    /** The right one is alone with the screen. */
    void lift() {
        int seat = curtain.orElse(own);
        raise();
        alone = true;
        lines.reveal();
        turnTo(seat);
    }

    private void raise() {
        curtain = OptionalInt.empty();
    }

    private void turnTo(int seat) {
        own = seat;
        screens.get().gap();
        screens.get().stressed(say("play.eyes").seat(seat));
        play().comeUp(secret());
    }
}
