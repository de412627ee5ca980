package tischlein.house.people;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.house.checks.BrokenPromise;
import tischlein.house.checks.FrameHead;
import tischlein.house.checks.StoreWitness;
import tischlein.house.faults.Fault;
import tischlein.house.faults.FaultDice;
import tischlein.house.time.SimulatedTime;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.Keys;
import tischlein.table.store.ProtocolJson;

/**
 * Somebody with a seat at a table and a page that behaves as ours does: it says hello with what it
 * has seen, keeps a choice until it is acknowledged, sends it again with the same id, and connects
 * anew whenever the connection is lost.
 */
public final class Person {
    private static final int AGAIN = 500; // milliseconds until it is tried again
    private static final int THINKS = 1_500; // milliseconds, at most
    private static final int SELDOM_CUT = 150;
    private static final int SELDOM_CHANGED = 6;
    private static final int SELDOM_AGAIN = 8;
    private static final int SELDOM_SAID = 2;

    private final SimulatedTime time;
    private final FaultDice dice;
    private final StoreWitness witness;
    private final RandomGenerator random;
    private final Supplier<Optional<ServerDoor>> doors;
    private final String name;
    private final Guest guest;
    private final String table;
    private final int seat;
    private String shownTable = ""; // the last message about it
    private final Set<String> heard = new HashSet<>(); // what was said at the table
    private boolean left;
    private Optional<PersonConnection> connection = Optional.empty();
    private Optional<Request.Choose> pending = Optional.empty();
    private int seen = -1;
    private boolean asked; // by what was seen last, for a choice
    private int decided = -1; // the version that the last choice was made at
    private int sent;
    private int acknowledged;

    /**
     * @param doors a server that can be reached now
     */
    public Person(
            SimulatedTime time,
            FaultDice dice,
            StoreWitness witness,
            RandomGenerator random,
            Supplier<Optional<ServerDoor>> doors,
            String name,
            String table,
            int seat) {
        this.time = time;
        this.dice = dice;
        this.witness = witness;
        this.random = random;
        this.doors = doors;
        this.name = name;
        guest = guest(name);
        this.table = table;
        this.seat = seat;
    }

    public static Guest guest(String name) {
        return new Guest(Keys.hash(name), name, "mouse", 0);
    }

    public String table() {
        return table;
    }

    public int seat() {
        return seat;
    }

    /** Whether this person was last told that a seat's guest is here. */
    public boolean sees(int other) {
        var seats = ProtocolJson.MAPPER.readTree(shownTable).path("seats");
        return seats.path(other).path("here").asString().equals("here");
    }

    /** Closes the page for good. */
    public void leave() {
        left = true;
        connection
                .filter(open -> !open.broken())
                .ifPresent(open -> open.send(new Request.Unwatch(guest, open)));
    }

    RandomGenerator random() {
        return random;
    }

    /** The last version that this person was shown. */
    public int seen() {
        return seen;
    }

    /** How many choices of this person were acknowledged. */
    public int acknowledged() {
        return acknowledged;
    }

    @Override
    public String toString() {
        return name + " at " + table;
    }

    /** Connects, and looks after the connection from then on. */
    public void come() {
        if (left) {
            return;
        }
        if (connection.isEmpty() || connection.get().broken()) {
            connection =
                    doors.get().map(door -> new PersonConnection(time, dice, witness, door, this));
            hello();
        } else if (dice.strikes(Fault.CUT, SELDOM_CUT)) {
            connection.get().cut(new Request.Unwatch(guest, connection.get()));
        }
        time.later(AGAIN, this::come);
    }

    private void hello() {
        connection.ifPresent(open -> {
            var known = seen < 0 ? OptionalInt.empty() : OptionalInt.of(seen);
            open.send(new Request.Watch(guest, open, List.of(seat), known));
            pending.ifPresent(open::send);
        });
    }

    void shown(FrameHead frame) {
        BrokenPromise.unless(frame.seat() == seat, "the frame of another seat");
        BrokenPromise.unless(frame.version() >= seen, "back to an earlier version");
        seen = frame.version();
        asked = frame.mustChoose();
        think();
    }

    private void think() {
        int version = seen;
        if (asked && pending.isEmpty() && decided < version) {
            time.later(random.nextInt(THINKS), () -> decide(version));
        }
    }

    void told(String message) {
        if (message.startsWith("{\"is\":\"bye\"")) {
            connection = Optional.empty();
        } else if (message.startsWith("{\"is\":\"table\"")) {
            shownTable = message;
        } else if (message.startsWith("{\"is\":\"chat\"")) {
            BrokenPromise.unless(heard.add(message), "somebody heard the same twice");
        }
    }

    private void decide(int version) {
        if (version != seen || pending.isPresent() || decided == version) {
            return;
        }
        choose(version);
        if (random.nextInt(SELDOM_SAID) == 0) {
            var said = new Request.Say(guest, seat, name + " says " + sent);
            connection.ifPresent(open -> open.send(said));
        }
    }

    private void choose(int version) {
        witness.table(table)
                .anyChoice(seat, version, random)
                .ifPresent(moves -> {
                    decided = version;
                    var choose =
                            new Request.Choose(guest, seat, name + "-" + sent++, version, moves);
                    pending = Optional.of(choose);
                    send(choose);
                });
    }

    private void send(Request.Choose choose) {
        connection.ifPresent(open -> {
            open.send(choose);
            if (dice.strikes(Fault.AGAIN, SELDOM_AGAIN)) {
                open.send(choose);
            }
        });
    }

    void answered(Request request, Answer answer) {
        switch (request) {
            case Request.Choose choose -> answered(choose, answer);
            case Request.Watch _ -> {
                if (answer instanceof Answer.Refused) {
                    time.later(AGAIN, this::hello);
                }
            }
            default -> {}
        }
    }

    private void answered(Request.Choose choose, Answer answer) {
        boolean current = pending.equals(Optional.of(choose));
        switch (answer) {
            case Answer.Done _ -> {
                if (current) {
                    pending = Optional.empty();
                    acknowledged++;
                    afterwards(choose);
                    think();
                }
            }
            case Answer.Refused refused when refused.reason() == Answer.Reason.UNAVAILABLE -> {
                if (current) {
                    time.later(AGAIN, () -> again(choose));
                }
            }
            case Answer.Refused refused -> {
                BrokenPromise.unless(
                        refused.reason() == Answer.Reason.CONFLICT,
                        "a choice that was possible was refused: " + refused.why().key());
                if (current) {
                    pending = Optional.empty();
                    think();
                }
            }
            default -> throw new BrokenPromise("no answer to a choice: " + answer);
        }
    }

    /** Some change their mind, and some pages send again what was acknowledged long ago. */
    private void afterwards(Request.Choose choose) {
        if (random.nextInt(SELDOM_CHANGED) == 0) {
            time.later(
                    random.nextInt(THINKS),
                    () -> {
                        if (seen == choose.version() && pending.isEmpty()) {
                            choose(seen);
                        }
                    });
        }
        if (dice.strikes(Fault.AGAIN, SELDOM_AGAIN)) {
            time.later(
                    dice.number(Fault.AGAIN, 2 * THINKS),
                    () -> connection.ifPresent(open -> open.send(choose)));
        }
    }

    private void again(Request.Choose choose) {
        if (pending.equals(Optional.of(choose))) {
            send(choose);
        }
    }
}
