package tischlein.load.players;

import java.util.Optional;
import tischlein.load.clients.SeatWorld;

/** What a party remembers of one of its seats. */
final class PlayedSeat {
    private static final byte[] NOTHING = {};
    private static final int NONE = -1;

    private byte[] frame = NOTHING;
    private Optional<SeatWorld<?, ?>> sight =
            Optional.empty(); // that frame, once it was understood
    private int version = NONE; // of that frame; none since the socket was lost
    private int chose = NONE; // the version at which it has chosen

    void clear() {
        frame = NOTHING;
        sight = Optional.empty();
        version = NONE;
        chose = NONE;
    }

    /** Whatever comes next is new. */
    void await() {
        version = NONE;
    }

    void told(byte[] bytes, int at) {
        frame = bytes;
        sight = Optional.empty();
        version = at;
    }

    void understood(SeatWorld<?, ?> what) {
        sight = Optional.of(what);
        frame = NOTHING; // it says the same at more length
    }

    Optional<SeatWorld<?, ?>> sight() {
        return sight;
    }

    void choose(int at) {
        chose = at;
    }

    byte[] frame() {
        return frame;
    }

    boolean awaits() {
        return version == NONE;
    }

    boolean at(int known) {
        return version == known;
    }

    boolean chose(int known) {
        return chose == known;
    }
}
