package tischlein.load.clients;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * WebSocket frames (RFC 6455) as far as a client of our own server needs them: short text messages
 * out, text messages in, pings and closing.
 */
public final class WebSocketFraming {
    /** Who takes what comes out of the frames. */
    interface Receiver {
        void text(byte[] message);

        void ping(byte[] payload);

        void close(int code, String reason);
    }

    public static final int TEXT = 1;
    static final int CLOSE = 8;
    static final int PONG = 10;
    private static final int CONTINUATION = 0;
    private static final int PING = 9;
    private static final int FINAL = 0x80;
    private static final int MASKED = 0x80;
    private static final int SHORT = 126; // the length follows in two bytes
    private static final int LONG = 127; // the length follows in eight bytes
    private static final int LONGEST = 4 << 20;
    private static final int NO_CODE = 1005;
    private static final byte[] NOTHING = {};

    private byte[] rest = NOTHING; // the beginning of a frame whose end has not come
    private byte[] begun = NOTHING; // the fragments of a message so far
    private boolean fragmented;

    /** A whole frame from the client, which must mask what it says. */
    public static ByteBuffer write(int kind, byte[] payload, int mask) {
        boolean small = payload.length < SHORT;
        var frame = ByteBuffer.allocate((small ? 2 : 4) + 4 + payload.length);
        frame.put((byte) (FINAL | kind));
        if (small) {
            frame.put((byte) (MASKED | payload.length));
        } else if (payload.length <= 0xFFFF) {
            frame.put((byte) (MASKED | SHORT)).putShort((short) payload.length);
        } else {
            throw new IllegalArgumentException("too long for a client: " + payload.length);
        }
        frame.putInt(mask);
        for (int i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ mask >>> 24 - 8 * (i & 3)));
        }
        return frame.flip();
    }

    /** Takes the bytes that have come, and hands on what is whole. */
    void take(byte[] bytes, int from, int to, Receiver receiver) {
        if (rest.length == 0) {
            int end = frames(bytes, from, to, receiver);
            rest = end == to ? NOTHING : Arrays.copyOfRange(bytes, end, to);
        } else {
            var joined = Arrays.copyOf(rest, rest.length + to - from);
            System.arraycopy(bytes, from, joined, rest.length, to - from);
            int end = frames(joined, 0, joined.length, receiver);
            rest = end == joined.length ? NOTHING : Arrays.copyOfRange(joined, end, joined.length);
        }
    }

    /** Where the first frame begins that is not whole. */
    private int frames(byte[] bytes, int from, int to, Receiver receiver) {
        int at = from;
        while (to - at >= 2) {
            int marked = bytes[at + 1] & 0x7F;
            int header = marked < SHORT ? 2 : marked == SHORT ? 4 : 10;
            if (to - at < header) {
                break;
            }
            long length = length(bytes, at, marked);
            if (length > LONGEST || (bytes[at + 1] & MASKED) != 0) {
                throw new IllegalArgumentException("no frame of a server, or too long a one");
            }
            if (to - at - header < length) {
                break;
            }
            int end = at + header + (int) length;
            frame(bytes[at], Arrays.copyOfRange(bytes, at + header, end), receiver);
            at = end;
        }
        return at;
    }

    private static long length(byte[] bytes, int at, int marked) {
        return switch (marked) {
            case SHORT -> ByteBuffer.wrap(bytes, at + 2, 2).getShort() & 0xFFFF;
            case LONG -> ByteBuffer.wrap(bytes, at + 2, 8).getLong() & Long.MAX_VALUE;
            default -> marked;
        };
    }

    private void frame(byte first, byte[] payload, Receiver receiver) {
        boolean last = (first & FINAL) != 0;
        switch (first & 0x0F) {
            case TEXT -> begin(payload, last, receiver);
            case CONTINUATION -> goOn(payload, last, receiver);
            case PING -> receiver.ping(payload);
            case CLOSE -> close(payload, receiver);
            default -> {
                // A pong that nobody has asked for.
            }
        }
    }

    private void begin(byte[] payload, boolean last, Receiver receiver) {
        if (last) {
            receiver.text(payload);
        } else {
            begun = payload;
            fragmented = true;
        }
    }

    private void goOn(byte[] payload, boolean last, Receiver receiver) {
        if (!fragmented || begun.length + payload.length > LONGEST) {
            throw new IllegalArgumentException("a fragment of nothing, or of too much");
        }
        var joined = Arrays.copyOf(begun, begun.length + payload.length);
        System.arraycopy(payload, 0, joined, begun.length, payload.length);
        begun = last ? NOTHING : joined;
        fragmented = !last;
        if (last) {
            receiver.text(joined);
        }
    }

    private static void close(byte[] payload, Receiver receiver) {
        if (payload.length < 2) {
            receiver.close(NO_CODE, "");
        } else {
            receiver.close(
                    ByteBuffer.wrap(payload).getShort() & 0xFFFF,
                    new String(payload, 2, payload.length - 2, StandardCharsets.UTF_8));
        }
    }
}
