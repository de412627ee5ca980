package tischlein.load;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tischlein.table.Wire;

/** A client's socket that comes back by itself, and the seats that it plays for. */
final class Line implements Connection.User {
    private static final int FIRST_PAUSE = 20; // milliseconds
    private static final int LONGEST_PAUSE = 500;

    private final Crowd crowd;
    private final Party party;
    private final String key;
    private final List<Integer> seats;
    private Optional<Connection> connection = Optional.empty();
    private int pause = FIRST_PAUSE;
    private int epoch; // how often it has been open
    private boolean open;
    private boolean over; // nobody comes back

    Line(Crowd crowd, Party party, String key, List<Integer> seats) {
        this.crowd = crowd;
        this.party = party;
        this.key = key;
        this.seats = List.copyOf(seats);
    }

    /** A line for each guest of a table; they share its seats. */
    static List<Line> all(Crowd crowd, Party party, List<String> keys) {
        return IntStream.range(0, keys.size())
                .mapToObj(line -> {
                    var seats =
                            IntStream.range(0, crowd.plan().options().seats())
                                    .filter(seat -> seat % keys.size() == line)
                                    .boxed()
                                    .toList();
                    return new Line(crowd, party, keys.get(line), seats);
                })
                .toList();
    }

    List<Integer> seats() {
        return seats;
    }

    int epoch() {
        return epoch;
    }

    boolean open() {
        return open;
    }

    /** What it holds at a table. */
    Lobby.Place place(String table) {
        return new Lobby.Place(table, key, seats);
    }

    void connect() {
        if (over) {
            return;
        }
        try {
            connection = Optional.of(Connection.to(crowd.plan().target(), key, crowd.loop(), this));
        } catch (IOException e) {
            closed(Connection.LOST, String.valueOf(e.getMessage()));
        }
    }

    /** Hangs up and comes back at once. */
    void drop() {
        connection.ifPresent(Connection::drop);
        lost();
        connect();
    }

    /** For good. */
    void hangUp() {
        over = true;
        connection.ifPresent(Connection::drop);
        lost();
    }

    @Override
    public void opened() {
        open = true;
        epoch++;
        pause = FIRST_PAUSE;
        crowd.tally().connections++;
        party.opened(this);
    }

    @Override
    public void heard(byte[] message) {
        party.heard(this, message);
    }

    @Override
    public void closed(int code, String reason) {
        crowd.tally().closed(code, reason);
        lost();
        crowd.loop().after(pause, this::connect);
        pause = Math.min(LONGEST_PAUSE, 2 * pause);
    }

    private void lost() {
        open = false;
        connection = Optional.empty();
        party.lost(this);
    }

    void hello(String table, int version) {
        var hello = new java.util.LinkedHashMap<String, Object>();
        hello.put("do", "hello");
        hello.put("id", "hello");
        hello.put("table", table);
        hello.put("seats", seats);
        if (version > 0) {
            hello.put("version", version);
        }
        send(hello);
    }

    void bye(String table) {
        send(Map.of("do", "bye", "table", table));
    }

    void choose(Command command) {
        send(
                Map.of(
                        "do", "choose",
                        "id", command.id(),
                        "table", command.table(),
                        "seat", command.seat(),
                        "version", command.version(),
                        "moves", command.moves()));
    }

    private void send(Map<String, Object> message) {
        if (open) {
            connection.ifPresent(c -> c.send(Wire.write(message)));
        }
    }

    /** Tells no key. */
    @Override
    public String toString() {
        return "a line for seats " + seats;
    }
}
