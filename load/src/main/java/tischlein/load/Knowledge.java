package tischlein.load;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;

/** What the clients of one table have been told, seat by seat. */
final class Knowledge {
    private final Mind<?, ?> mind;
    private final RandomGenerator random;
    private final Consumer<Fault> faults;
    private final List<Chair> chairs;
    private final Inspector inspector;
    private String table = "";
    private int version; // the newest there is

    Knowledge(
            Mind<?, ?> mind,
            RandomGenerator random,
            int seats,
            int inspect,
            Consumer<Fault> faults) {
        this.mind = mind;
        this.random = random;
        this.faults = faults;
        chairs = IntStream.range(0, seats).mapToObj(_ -> new Chair()).toList();
        inspector = new Inspector(seats, inspect, faults);
    }

    /** Another table, of which nothing is known. */
    void begin(String at) {
        table = at;
        version = 0;
        chairs.forEach(Chair::clear);
        inspector.begin();
    }

    String table() {
        return table;
    }

    int version() {
        return version;
    }

    /** A frame has come; true if it was looked at closely. */
    boolean told(Heard.Frame frame, byte[] message) {
        inspector.glance(frame);
        chairs.get(frame.seat()).told(message, frame.version());
        reached(frame.version());
        boolean close = inspector.looks(frame.version());
        if (close) {
            read(frame.seat(), frame.version()).ifPresent(inspector::look);
        }
        return close;
    }

    void reached(int newer) {
        version = Math.max(version, newer);
    }

    /** A seat has made its choice in a step of several. */
    void chose(int seat, int at) {
        chairs.get(seat).choose(at);
    }

    /** These seats hear nothing any more, till they get a new frame. */
    void await(List<Integer> seats) {
        seats.forEach(seat -> chairs.get(seat).await());
    }

    /** Whether every seat has a frame. */
    boolean complete() {
        return chairs.stream().noneMatch(Chair::awaits);
    }

    private Optional<Sight<?, ?>> see(int seat, int at) {
        var chair = chairs.get(seat);
        if (chair.sight().isEmpty()) {
            read(seat, at);
        }
        return chair.sight();
    }

    private Optional<Reading<?, ?>> read(int seat, int at) {
        var chair = chairs.get(seat);
        try {
            var reading = mind.read(chair.frame(), random);
            chair.understood(reading.sight());
            return Optional.of(reading);
        } catch (RuntimeException _) {
            faults.accept(new Fault(Fault.Kind.UNREADABLE, table, at, seat));
            return Optional.empty();
        }
    }

    /**
     * The sight of somebody who is to choose now, or of anybody if the game is over; nothing while
     * a frame is still on its way.
     */
    Optional<Sight<?, ?>> mover() {
        return IntStream.range(0, chairs.size())
                .filter(this::current)
                .boxed()
                .findFirst()
                .flatMap(seat -> see(seat, version))
                .flatMap(any -> any.over() ? Optional.of(any) : mover(any));
    }

    private Optional<Sight<?, ?>> mover(Sight<?, ?> any) {
        int missing = any.missing();
        for (int seat = 0; seat < chairs.size(); seat++) {
            missing &= chairs.get(seat).chose(version) ? ~Bits.bit(seat) : -1;
        }
        if (missing == 0) {
            return Optional.empty();
        }
        int seat = Bits.nth(missing, random.nextInt(Bits.size(missing)));
        if (seat == any.seat()) {
            return Optional.of(any);
        }
        return current(seat) ? see(seat, version) : Optional.empty();
    }

    private boolean current(int seat) {
        return chairs.get(seat).at(version);
    }

    /** Everybody was told the present frame, and nothing happens any more: all must be the same. */
    void compare() {
        if (!complete()) {
            fault(0);
            return;
        }
        Optional<Sight<?, ?>> first = Optional.empty();
        for (int seat = 0; seat < chairs.size(); seat++) {
            var sight = see(seat, version);
            if (!current(seat) || !alike(first.or(() -> sight), sight)) {
                fault(seat);
            }
            first = first.or(() -> sight);
        }
    }

    private static boolean alike(Optional<Sight<?, ?>> one, Optional<Sight<?, ?>> other) {
        return one.isPresent()
                && other.isPresent()
                && one.get().chosen() == other.get().chosen()
                && one.get().common().equals(other.get().common());
    }

    private void fault(int seat) {
        faults.accept(new Fault(Fault.Kind.REST, table, version, seat));
    }
}
