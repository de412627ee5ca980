package tischlein.log;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Bytes without end, which counts how many of them anybody wanted. */
final class Endless extends InputStream {
    private final byte[] bytes;
    private long read;

    Endless(String repeated) {
        bytes = repeated.getBytes(StandardCharsets.UTF_8);
    }

    long wanted() {
        return read;
    }

    @Override
    public int read() {
        return bytes[(int) (read++ % bytes.length)];
    }

    @Override
    public int read(byte[] into, int from, int count) {
        for (int i = 0; i < count; i++) {
            into[from + i] = (byte) read();
        }
        return count;
    }
}
