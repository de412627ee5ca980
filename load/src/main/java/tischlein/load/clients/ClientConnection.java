package tischlein.load.clients;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Optional;

/**
 * A WebSocket of a client, from the first packet to the last. It belongs to a {@link EventLoop},
 * never waits, and keeps no buffer while nothing is half read or half written.
 */
public final class ClientConnection implements WebSocketFraming.Receiver {
    /** Who uses the connection. */
    public interface User {
        void opened();

        void heard(byte[] message);

        /**
         * @param code as WebSockets have it; {@link #LOST} if nobody said anything
         */
        void closed(int code, String reason);
    }

    public static final int LOST = 1006;
    private static final String END = "\r\n\r\n";
    private static final int LONGEST_ANSWER = 16 << 10;

    private final EventLoop loop;
    private final User user;
    private final SocketChannel channel;
    private final WebSocketFraming framing = new WebSocketFraming();
    private final ArrayDeque<ByteBuffer> unsent = new ArrayDeque<>();
    private Optional<SelectionKey> key = Optional.empty();
    private String answer = ""; // to the handshake, until it is whole
    private int masks;
    private boolean open;
    private boolean gone;

    private ClientConnection(EventLoop loop, User user, SocketChannel channel) {
        this.loop = loop;
        this.user = user;
        this.channel = channel;
    }

    /** Begins to connect; the user hears how it goes. */
    public static ClientConnection to(TargetServer target, String bearer, EventLoop loop, User user)
            throws IOException {
        var channel = SocketChannel.open();
        channel.configureBlocking(false);
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        var connection = new ClientConnection(loop, user, channel);
        connection.unsent.add(target.handshake(bearer));
        connection.connect(target.address());
        return connection;
    }

    private void connect(InetSocketAddress address) throws IOException {
        boolean connected;
        try {
            connected = channel.connect(address);
            key = Optional.of(loop.register(channel, SelectionKey.OP_CONNECT, this));
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        if (connected) {
            flush();
        }
    }

    void ready(SelectionKey selected) {
        try {
            if (selected.isConnectable() && !channel.finishConnect()) {
                return;
            }
            if (!gone && (selected.isConnectable() || selected.isWritable())) {
                flush();
            }
            if (!gone && selected.isReadable()) {
                read();
            }
        } catch (IOException | IllegalArgumentException e) {
            lose(LOST, String.valueOf(e.getMessage()));
        }
    }

    private void read() throws IOException {
        var room = loop.room();
        int count = channel.read(ByteBuffer.wrap(room));
        if (count < 0) {
            lose(LOST, "the server hung up");
        } else if (open) {
            framing.take(room, 0, count, this);
        } else {
            shake(room, count);
        }
    }

    /** Reads the answer to the handshake; the first frames may come right behind it. */
    private void shake(byte[] bytes, int count) {
        int before = answer.length();
        answer += new String(bytes, 0, count, StandardCharsets.ISO_8859_1);
        int end = answer.indexOf(END);
        if (end < 0) {
            if (answer.length() > LONGEST_ANSWER) {
                throw new IllegalArgumentException("the answer to the handshake has no end");
            }
            return;
        }
        if (!TargetServer.accepts(answer.substring(0, end + 2))) {
            throw new IllegalArgumentException(answer.lines().findFirst().orElse(""));
        }
        answer = "";
        open = true;
        user.opened();
        if (!gone) {
            framing.take(bytes, end + END.length() - before, count, this);
        }
    }

    @Override
    public void text(byte[] message) {
        if (!gone) {
            user.heard(message);
        }
    }

    @Override
    public void ping(byte[] payload) {
        send(WebSocketFraming.PONG, payload);
    }

    @Override
    public void close(int code, String reason) {
        lose(code, reason);
    }

    public void send(String text) {
        send(WebSocketFraming.TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private void send(int kind, byte[] payload) {
        if (gone) {
            return;
        }
        // Masks protect proxies that do not understand WebSockets: on loopback there are none.
        masks = masks * 0x5DEECE6D + 11;
        unsent.add(WebSocketFraming.write(kind, payload, masks));
        if (unsent.size() == 1) {
            try {
                flush();
            } catch (IOException e) {
                lose(LOST, String.valueOf(e.getMessage()));
            }
        }
    }

    private void flush() throws IOException {
        for (var next = unsent.peek(); next != null; next = unsent.peek()) {
            channel.write(next);
            if (next.hasRemaining()) {
                break;
            }
            unsent.remove();
        }
        int interest = SelectionKey.OP_READ | (unsent.isEmpty() ? 0 : SelectionKey.OP_WRITE);
        key.filter(k -> k.isValid() && k.interestOps() != interest)
                .ifPresent(k -> k.interestOps(interest));
    }

    private void lose(int code, String reason) {
        if (!gone) {
            drop();
            // Not at once: whoever hears it may be in the middle of sending.
            loop.post(() -> user.closed(code, reason));
        }
    }

    /** Hangs up without a word, and leaves nothing behind that waits for stray packets. */
    public void drop() {
        if (!gone) {
            gone = true;
            unsent.clear();
            try {
                channel.setOption(StandardSocketOptions.SO_LINGER, 0);
            } catch (IOException | UnsupportedOperationException _) {
                // It was not connected, and has nothing to leave behind.
            }
            try {
                channel.close();
            } catch (IOException _) {
                // It is closed, however it went.
            }
        }
    }
}
