package tischlein.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;

/** A robot's seat at a live table: frames become turns, and its answers become whole choices. */
final class LiveBot<S extends State<S>, V> {
    /** Milliseconds of the table's clock that are left for the way. */
    private static final long RESERVE = 500;

    private static final int LEAST = 20;

    private final Game<S, ?, V> game;
    private final Eyes<S, V> eyes;
    private final Robot robot;
    private final int seat;
    private final int millis;
    private final Seeded luck = new Seeded(System.nanoTime());
    private final Seatmate<S, V> mate;
    private final BlockingQueue<Incoming> incoming = new LinkedBlockingQueue<>();
    private Optional<Frame<V>> frame = Optional.empty();
    private int decided = -1; // the version that was chosen for

    /**
     * @param millis for each move
     */
    LiveBot(Game<S, ?, V> game, Eyes<S, V> eyes, Robot robot, int seat, int millis) {
        this.game = game;
        this.eyes = eyes;
        this.robot = robot;
        this.seat = seat;
        this.millis = millis;
        mate = new Seatmate<>(game, seat, robot, luck);
    }

    /** Plays until the game is over; false if the table is out of reach before. */
    boolean play(Invitation invitation, Errands errands, Voice voice, String table) {
        try (var hotline =
                new Hotline(
                        errands.http(),
                        invitation.live(),
                        errands.key(),
                        voice.language().code(),
                        incoming::add)) {
            var speech = new Speech(hotline, table);
            hotline.connect();
            while (true) {
                var next = incoming.take();
                if (next instanceof Incoming.Forlorn) {
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

    private void handle(Incoming what, Speech speech) {
        switch (what) {
            case Incoming.Connected() -> {
                speech.hello(List.of(seat), OptionalInt.empty());
                speech.sayAgain();
            }
            case Incoming.Told(JsonNode message) -> heard(message, speech);
            case Incoming.Typed _,
                    Incoming.Silence _,
                    Incoming.Late _,
                    Incoming.Lost _,
                    Incoming.Forlorn _ -> {
                // the line comes back by itself
            }
        }
    }

    private void heard(JsonNode message, Speech speech) {
        switch (message.path("is").asString("")) {
            case "frame" -> saw(eyes.read(message), speech);
            case "done", "refused" -> speech.answered(message.path("id").asString(""));
            default -> {
                // talk
            }
        }
    }

    private void saw(Frame<V> now, Speech speech) {
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
                        waiting instanceof Incoming.Told(JsonNode message)
                                && message.path("is").asString("").equals("frame"));
    }

    private int budget(Frame<V> now) {
        return now.left().map(left -> Math.clamp(left - RESERVE, LEAST, millis)).orElse(millis);
    }
}
