package tischlein.load.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WebSocketFramingTest {
    private static final class Heard implements WebSocketFraming.Receiver {
        private final List<String> heard = new ArrayList<>();

        @Override
        public void text(byte[] message) {
            heard.add("text " + new String(message, StandardCharsets.UTF_8));
        }

        @Override
        public void ping(byte[] payload) {
            heard.add("ping " + payload.length);
        }

        @Override
        public void close(int code, String reason) {
            heard.add("close " + code + " " + reason);
        }
    }

    /** A frame as a server writes it. */
    private static byte[] frame(int first, byte[] payload) {
        var frame = new ByteArrayOutputStream();
        frame.write(first);
        if (payload.length < 126) {
            frame.write(payload.length);
        } else if (payload.length < 65_536) {
            frame.write(126);
            frame.writeBytes(ByteBuffer.allocate(2).putShort((short) payload.length).array());
        } else {
            frame.write(127);
            frame.writeBytes(ByteBuffer.allocate(8).putLong(payload.length).array());
        }
        frame.writeBytes(payload);
        return frame.toByteArray();
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 1_000, 1_000_000})
    void messagesComeOutWholeHoweverTheirBytesCome(int piece) {
        var long1 = "ä".repeat(200);
        var long2 = "x".repeat(70_000);
        var bytes = new ByteArrayOutputStream();
        bytes.writeBytes(frame(0x81, utf8("hello")));
        bytes.writeBytes(frame(0x81, utf8(long1)));
        bytes.writeBytes(frame(0x01, utf8("one ")));
        bytes.writeBytes(frame(0x89, utf8("now")));
        bytes.writeBytes(frame(0x00, utf8("two ")));
        bytes.writeBytes(frame(0x80, utf8("three")));
        bytes.writeBytes(frame(0x81, utf8(long2)));
        bytes.writeBytes(frame(0x88, new byte[] {3, (byte) 0xF0, 'b', 'y', 'e'}));
        var all = bytes.toByteArray();
        var framing = new WebSocketFraming();
        var heard = new Heard();
        for (int from = 0; from < all.length; from += piece) {
            framing.take(all, from, Math.min(all.length, from + piece), heard);
        }
        assertThat(heard.heard)
                .containsExactly(
                        "text hello",
                        "text " + long1,
                        "ping 3",
                        "text one two three",
                        "text " + long2,
                        "close 1008 bye");
    }

    @Test
    void whatNoServerSendsIsRefused() {
        var masked = WebSocketFraming.write(WebSocketFraming.TEXT, utf8("hi"), 0x01020304);
        var bytes = new byte[masked.remaining()];
        masked.get(bytes);
        assertThatThrownBy(() -> new WebSocketFraming().take(bytes, 0, bytes.length, new Heard()))
                .isInstanceOf(IllegalArgumentException.class);
        var endless = new byte[] {(byte) 0x81, 127, 1, 0, 0, 0, 0, 0, 0, 0};
        assertThatThrownBy(
                        () -> new WebSocketFraming().take(endless, 0, endless.length, new Heard()))
                .isInstanceOf(IllegalArgumentException.class);
        var alone = frame(0x80, utf8("rest"));
        assertThatThrownBy(() -> new WebSocketFraming().take(alone, 0, alone.length, new Heard()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** The example of RFC 6455, section 5.7. */
    @Test
    void whatAClientSaysIsMasked() {
        var frame = WebSocketFraming.write(WebSocketFraming.TEXT, utf8("Hello"), 0x37fa213d);
        var bytes = new byte[frame.remaining()];
        frame.get(bytes);
        assertThat(bytes)
                .containsExactly(0x81, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58);
    }

    @Test
    void aLongMessageSaysHowLongItIs() {
        var frame = WebSocketFraming.write(WebSocketFraming.TEXT, new byte[300], 0);
        assertThat(frame.remaining()).isEqualTo(308);
        assertThat(frame.get(1) & 0x7F).isEqualTo(126);
        assertThat(frame.getShort(2)).isEqualTo((short) 300);
    }
}
