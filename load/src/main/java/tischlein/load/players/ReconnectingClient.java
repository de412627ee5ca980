package tischlein.load.players;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tischlein.client.ClientMessage;
import tischlein.load.clients.ClientConnection;
import tischlein.load.clients.SentChoice;

/** A client's socket that comes back by itself, and the seats that it plays for. */
final class ReconnectingClient implements ClientConnection.User {
    private static final int FIRST_PAUSE = 20; // milliseconds
    private static final int LONGEST_PAUSE = 500;
    private static final String PING = "{\"do\":\"ping\"}";
    private static final int LOOK = 200; // milliseconds between two looks for silence
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long QUIET = 1_400 * NANOS_PER_MILLI; // then it is asked, as by the page
    private static final long PATIENCE = 3_000 * NANOS_PER_MILLI; // then it is given up

    private final AllPlayers crowd;
    private final TablePlayers party;
    private final String key;
    final List<Integer> seats;
    private Optional<ClientConnection> connection = Optional.empty();
    private int pause = FIRST_PAUSE;
    private int epoch; // how often it has been open
    private int server; // which of them is tried next, or used
    private long heard; // when the server last said something
    private boolean open;
    private boolean asked; // whether it is still there
    private boolean over; // nobody comes back

    ReconnectingClient(
            AllPlayers crowd, TablePlayers party, String key, List<Integer> seats, int server) {
        this.crowd = crowd;
        this.party = party;
        this.key = key;
        this.seats = List.copyOf(seats);
        this.server = server;
        if (crowd.plan.targets().several()) {
            crowd.loop.after(LOOK, this::look);
        }
    }

    /** A line for each guest of a table; they share its seats, and begin at different servers. */
    static List<ReconnectingClient> all(
            AllPlayers crowd, TablePlayers party, List<String> keys, int number) {
        return IntStream.range(0, keys.size())
                .mapToObj(line -> {
                    var seats =
                            IntStream.range(0, crowd.plan.options().seats())
                                    .filter(seat -> seat % keys.size() == line)
                                    .boxed()
                                    .toList();
                    return new ReconnectingClient(
                            crowd, party, keys.get(line), seats, number + line);
                })
                .toList();
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
        heard = crowd.loop.now();
        asked = false;
        var target = crowd.plan.targets().at(server);
        try {
            connection = Optional.of(ClientConnection.to(target, key, crowd.loop, this));
        } catch (IOException e) {
            closed(ClientConnection.LOST, String.valueOf(e.getMessage()));
        }
    }

    /**
     * A server of several that says nothing is asked whether it is there, and if it still says
     * nothing, another one is tried.
     */
    private void look() {
        if (over) {
            return;
        }
        long silence = crowd.loop.now() - heard;
        if (connection.isPresent() && silence > PATIENCE) {
            crowd.tally.closed(ClientConnection.LOST, "the server says nothing");
            server++;
            drop();
        } else if (open && !asked && silence > QUIET) {
            asked = true;
            connection.ifPresent(c -> c.send(PING));
        }
        crowd.loop.after(LOOK, this::look);
    }

    /** Hangs up and comes back at once. */
    void drop() {
        connection.ifPresent(ClientConnection::drop);
        lost();
        connect();
    }

    /** For good. */
    void hangUp() {
        over = true;
        connection.ifPresent(ClientConnection::drop);
        lost();
    }

    @Override
    public void opened() {
        open = true;
        epoch++;
        pause = FIRST_PAUSE;
        crowd.tally.connections++;
        party.opened(this);
    }

    @Override
    public void heard(byte[] message) {
        heard = crowd.loop.now();
        asked = false;
        party.heard(this, message);
    }

    @Override
    public void closed(int code, String reason) {
        crowd.tally.closed(code, reason);
        lost();
        server++;
        crowd.loop.after(pause, this::connect);
        pause = Math.min(LONGEST_PAUSE, 2 * pause);
    }

    private void lost() {
        open = false;
        connection = Optional.empty();
        party.lost(this);
    }

    void hello(String table, int version) {
        var known = version > 0 ? OptionalInt.of(version) : OptionalInt.empty();
        send(new ClientMessage.Hello("hello", table, seats, known));
    }

    void bye(String table) {
        send(new ClientMessage.Bye(table));
    }

    void choose(SentChoice sent) {
        send(
                new ClientMessage.Choose(
                        sent.id(), sent.table(), sent.seat(), sent.version(), sent.moves()));
    }

    private void send(ClientMessage message) {
        if (open) {
            connection.ifPresent(c -> c.send(message.json()));
        }
    }

    /** Tells no key. */
    @Override
    public String toString() {
        return "a line for seats " + seats;
    }
}
