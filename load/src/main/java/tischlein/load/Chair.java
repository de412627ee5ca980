package tischlein.load;

/** What a party remembers of one of its seats. */
final class Chair {
    private static final byte[] NOTHING = {};
    private static final int NONE = -1;

    private byte[] frame = NOTHING;
    private int version = NONE; // of that frame; none since the socket was lost
    private int chose = NONE; // the version at which it has chosen

    void clear() {
        frame = NOTHING;
        version = NONE;
        chose = NONE;
    }

    /** Whatever comes next is new. */
    void await() {
        version = NONE;
    }

    void told(byte[] bytes, int at) {
        frame = bytes;
        version = at;
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
