package tischlein.cli.bots;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tischlein.client.Frame;
import tischlein.client.HttpApi;
import tischlein.client.LiveSocket;
import tischlein.client.Outgoing;
import tischlein.client.SocketEvent;
import tischlein.client.ViewReader;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;

/** A robot's seat at a live table: frames become turns, and its answers become whole choices. */
public final class LiveBot<S extends State<S>, V> {
    /** Milliseconds of the table's clock that are left for the way. */
    private static final long RESERVE = 500;

    private static final int LEAST = 20;

    private final Game<S, ?, V> game;
    private final ViewReader<S, V> eyes;
    private final ExternalBot robot;
    private final int seat;
    private final int millis;
    private final Seeded luck = new Seeded(System.nanoTime());
    private final BackedUpBot<S, V> mate;
    private final BlockingQueue<SocketEvent> incoming = new LinkedBlockingQueue<>();
    private Optional<Frame<V>> frame = Optional.empty();
    private int decided = -1; // the version that was chosen for

    /**
     * @param millis for each move
     */
    public LiveBot(
            Game<S, ?, V> game, ViewReader<S, V> eyes, ExternalBot robot, int seat, int millis) {
        this.game = game;
        this.eyes = eyes;
        this.robot = robot;
        this.seat = seat;
        this.millis = millis;
        mate = new BackedUpBot<>(game, seat, robot, luck);
    }

    /** Plays until the game is over; false if the table is out of reach before. */
    public boolean play(HttpApi errands, String table) {
        try (var hotline = new LiveSocket(errands, incoming::add)) {
            var speech = new Outgoing(hotline, table);
            hotline.connect();
            while (true) {
                var next = incoming.take();
                if (next instanceof SocketEvent.GivenUp) {
                    return false;
                }
                handle(next, speech);
                if (frame.filter(now -> now.result().isPresent()).isPresent()) {
                    return true;
                }
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void handle(SocketEvent what, Outgoing speech) {
        switch (what) {
            case SocketEvent.Connected() -> {
                speech.hello(List.of(seat), OptionalInt.empty());
                speech.sayAgain();
            }
            case SocketEvent.Told(JsonNode message) -> heard(message, speech);
            case SocketEvent.Lost _, SocketEvent.GivenUp _ -> {
                // the line comes back by itself
            }
        }
    }

    private void heard(JsonNode message, Outgoing speech) {
        switch (message.path("is").asString("")) {
            case "frame" -> saw(eyes.read(message), speech);
            case "done", "refused" -> speech.answered(message.path("id").asString(""));
            default -> {
                // talk
            }
        }
    }

    private void saw(Frame<V> now, Outgoing speech) {
        frame = Optional.of(now);
        now.result().ifPresent(robot::over);
        // What waits behind this frame may be a newer one: then nobody needs an answer to it.
        if (now.due() && now.version() != decided && !superseded()) {
            decided = now.version();
            var codes = mate.choose(eyes.world(now, luck), budget(now));
            var words = codes.stream().map(game.words()::word).toList();
            speech.choose(seat, now.version(), words);
        }
    }

    private boolean superseded() {
        return incoming.stream()
                .anyMatch(waiting ->
                        waiting instanceof SocketEvent.Told(JsonNode message)
                                && message.path("is").asString("").equals("frame"));
    }

    private int budget(Frame<V> now) {
        return now.left().map(left -> Math.clamp(left - RESERVE, LEAST, millis)).orElse(millis);
    }
}
