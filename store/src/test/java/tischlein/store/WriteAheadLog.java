package tischlein.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file beside an SQLite file that transactions go to first, read as SQLite documents it. */
public final class WriteAheadLog {
    private static final int HEADER = 32;
    private static final int FRAME_HEADER = 24;

    private WriteAheadLog() {}

    /**
     * How many transactions it holds: each ends with a frame that says how large the database is.
     */
    public static int transactions(Path database) throws IOException {
        var log = ByteBuffer.wrap(Files.readAllBytes(Path.of(database + "-wal")));
        int page = log.getInt(8);
        long salt = log.getLong(16);
        int count = 0;
        for (int at = HEADER; at + FRAME_HEADER + page <= log.limit(); at += FRAME_HEADER + page) {
            if (log.getLong(at + 8) == salt && log.getInt(at + 4) != 0) {
                count++;
            }
        }
        return count;
    }
}
