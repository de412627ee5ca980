package tischlein.load.players;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.client.ServerMessage;
import tischlein.kernel.Bits;
import tischlein.load.clients.ClientFault;
import tischlein.load.clients.FrameReader;
import tischlein.load.clients.FrameWords;
import tischlein.load.clients.SeatWorld;

/** What the clients of one table have been told, seat by seat. */
final class SeatKnowledge {
    private final FrameReader<?, ?> mind;
    private final RandomGenerator random;
    private final Consumer<ClientFault> faults;
    private final List<PlayedSeat> chairs;
    private final FrameInspector inspector;
    private String table = "";
    private int version; // the newest there is

    SeatKnowledge(
            FrameReader<?, ?> mind,
            RandomGenerator random,
            int seats,
            int inspect,
            Consumer<ClientFault> faults) {
        this.mind = mind;
        this.random = random;
        this.faults = faults;
        chairs = IntStream.range(0, seats).mapToObj(_ -> new PlayedSeat()).toList();
        inspector = new FrameInspector(seats, inspect, faults);
    }

    /** Another table, of which nothing is known. */
    void begin(String at) {
        table = at;
        version = 0;
        chairs.forEach(PlayedSeat::clear);
        inspector.begin();
    }

    String table() {
        return table;
    }

    int version() {
        return version;
    }

    /** A frame has come; true if it was looked at closely. */
    boolean told(ServerMessage.Frame frame, byte[] message) {
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

    /** These seats hear nothing any more, until they get a new frame. */
    void await(List<Integer> seats) {
        seats.forEach(seat -> chairs.get(seat).await());
    }

    /** Whether every seat has a frame. */
    boolean complete() {
        return chairs.stream().noneMatch(PlayedSeat::awaits);
    }

    private Optional<SeatWorld<?, ?>> see(int seat, int at) {
        var chair = chairs.get(seat);
        if (chair.sight().isEmpty()) {
            read(seat, at);
        }
        return chair.sight();
    }

    private Optional<FrameWords<?, ?>> read(int seat, int at) {
        var chair = chairs.get(seat);
        try {
            var reading = mind.read(chair.frame(), random);
            chair.understood(reading.sight());
            return Optional.of(reading);
        } catch (RuntimeException _) {
            faults.accept(new ClientFault(ClientFault.Kind.UNREADABLE, table, at, seat));
            return Optional.empty();
        }
    }

    /**
     * The sight of somebody who is to choose now, or of anybody if the game is over; nothing while
     * a frame is still on its way.
     */
    Optional<SeatWorld<?, ?>> mover() {
        return IntStream.range(0, chairs.size())
                .filter(this::current)
                .boxed()
                .findFirst()
                .flatMap(seat -> see(seat, version))
                .flatMap(any -> any.over() ? Optional.of(any) : mover(any));
    }

    private Optional<SeatWorld<?, ?>> mover(SeatWorld<?, ?> any) {
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
        Optional<SeatWorld<?, ?>> first = Optional.empty();
        for (int seat = 0; seat < chairs.size(); seat++) {
            var sight = see(seat, version);
            if (!current(seat) || !alike(first.or(() -> sight), sight)) {
                fault(seat);
            }
            first = first.or(() -> sight);
        }
    }

    private static boolean alike(Optional<SeatWorld<?, ?>> one, Optional<SeatWorld<?, ?>> other) {
        return one.isPresent()
                && other.isPresent()
                && one.get().chosen() == other.get().chosen()
                && one.get().common().equals(other.get().common());
    }

    private void fault(int seat) {
        faults.accept(new ClientFault(ClientFault.Kind.REST, table, version, seat));
    }
}
