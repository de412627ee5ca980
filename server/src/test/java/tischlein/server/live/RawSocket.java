package tischlein.server.live;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import tischlein.server.WirePerson;

/** The client's side of a WebSocket, by hand: every byte that the server writes is kept. */
public final class RawSocket implements AutoCloseable {
    private static final int FINAL_TEXT = 0x81;
    private static final int FIRST_PART = 0x01;
    private static final int NEXT_PART = 0x00;
    private static final int FINAL_CLOSE = 0x88;
    private static final int FINAL_PING = 0x89;
    private static final int FINAL_PONG = 0x8A;
    private static final int PING = 9;
    private static final int CLOSE = 8;
    private static final int MASKED = 0x80;
    private static final int TWO_BYTES = 126;
    private static final int EIGHT_BYTES = 127;
    private static final byte[] GOING = {0x03, (byte) 0xE8}; // 1000

    private final Socket socket;
    private final DataInputStream in;
    private List<String> heard = new ArrayList<>();
    private int ids;

    /**
     * One frame as it came.
     *
     * @param head in digits
     * @param payload a character for each byte
     */
    private record Frame(String head, String payload) {
        int kind() {
            return Character.digit(head.charAt(1), 16);
        }

        byte[] bytes() {
            return payload.getBytes(StandardCharsets.ISO_8859_1);
        }

        /** Every byte of it. */
        String written() {
            return head + " " + payload;
        }
    }

    public RawSocket(int port, String key) {
        try {
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) WirePerson.PATIENCE.toMillis());
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            upgrade(key);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void upgrade(String key) throws IOException {
        var request =
                "GET /api/live HTTP/1.1\r\nHost: tischlein\r\nUpgrade: websocket\r\n"
                        + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGlzY2hsZWluIHRlc3QgIQ==\r\n"
                        + "Authorization: Bearer "
                        + key
                        + "\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        var answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            answer.append((char) in.readUnsignedByte());
        }
        heard.add(answer.toString());
    }

    /** Sends one frame, masked with zeros. */
    private void send(int head, byte[] payload) {
        var bytes = new ByteArrayOutputStream();
        bytes.write(head);
        if (payload.length < TWO_BYTES) {
            bytes.write(MASKED | payload.length);
        } else {
            bytes.write(MASKED | TWO_BYTES);
            bytes.writeBytes(ByteBuffer.allocate(2).putShort((short) payload.length).array());
        }
        bytes.writeBytes(new byte[4]);
        bytes.writeBytes(payload);
        try {
            socket.getOutputStream().write(bytes.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void say(String fields) {
        send(FINAL_TEXT, ("{" + fields + "}").getBytes(StandardCharsets.UTF_8));
    }

    /** The beginning of a message, and so many empty parts without an end. */
    public void sendParts(int count) {
        send(FIRST_PART, "{".getBytes(StandardCharsets.UTF_8));
        for (int i = 0; i < count; i++) {
            send(NEXT_PART, new byte[0]);
        }
    }

    public void sendPings(int count) {
        for (int i = 0; i < count; i++) {
            send(FINAL_PING, new byte[0]);
        }
    }

    /** Pings once, and reads up to the answer. */
    public void pingPong() {
        send(FINAL_PING, "here".getBytes(StandardCharsets.UTF_8));
        while (!frame().written().equals("8a04 here")) {
            // something else came first
        }
    }

    /** Reads up to what the server says before it closes. */
    public String bye() {
        while (true) {
            var frame = frame();
            if (frame.payload.contains("\"bye\"")) {
                return frame.payload;
            }
        }
    }

    /** Says something that has an id, and reads up to the answer. */
    public void ask(String fields) {
        var id = "\"id\":\"q" + ids++ + "\"";
        say(id + "," + fields);
        while (true) {
            var frame = frame();
            if (frame.kind() == CLOSE) {
                throw new AssertionError("closed: " + frame.written());
            }
            if (frame.payload.contains(id)) {
                return;
            }
        }
    }

    private Frame frame() {
        try {
            var frame = read();
            heard.add(frame.written());
            if (frame.kind() == PING) {
                send(FINAL_PONG, frame.bytes());
            }
            return frame;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Frame read() throws IOException {
        var head = new ByteArrayOutputStream();
        head.writeBytes(in.readNBytes(1));
        int length = in.readUnsignedByte();
        head.write(length);
        int more = length == TWO_BYTES ? 2 : length == EIGHT_BYTES ? 8 : 0;
        var bytes = new byte[more];
        in.readFully(bytes);
        head.writeBytes(bytes);
        for (int i = 0; i < more; i++) {
            length = (i == 0 ? 0 : length << 8) | bytes[i] & 0xFF;
        }
        var payload = new byte[length];
        in.readFully(payload);
        return new Frame(
                HexFormat.of().formatHex(head.toByteArray()),
                new String(payload, StandardCharsets.ISO_8859_1));
    }

    /** What has been read since this was asked for the last time: the handshake, then frames. */
    public List<String> heard() {
        var all = heard;
        heard = new ArrayList<>();
        return all;
    }

    /** Goes in good form. */
    public void leave() {
        send(FINAL_CLOSE, GOING);
        hearOut();
        drain();
    }

    /** Says what is no message, and is shown the door. */
    public void fallOut() {
        say("\"do\":\"dance\"");
        hearOut();
        send(FINAL_CLOSE, GOING);
        drain();
    }

    /** Reads until the server hangs up: nothing should come any more. */
    private void drain() {
        try {
            heard.add("end " + new String(in.readAllBytes(), StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        close();
    }

    /** Reads whatever the server says until it says goodbye. */
    private void hearOut() {
        int kind = frame().kind();
        while (kind != CLOSE) {
            kind = frame().kind();
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
