package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import tischlein.table.Outside;

/** Reads the body of a request as long as it does not come too slowly. */
final class SlowestBody {
    private static final int BYTES_PER_SECOND = 500;
    private static final long AT_FIRST = 5_000; // milliseconds that anybody may take
    private static final long SECOND = 1_000;
    private static final int PIECE = 8 * 1024;

    private final Outside outside;

    SlowestBody(Outside outside) {
        this.outside = outside;
    }

    /**
     * @throws Problem if it comes too slowly
     */
    byte[] read(InputStream in, int most) throws IOException {
        long begun = outside.ticks();
        var body = new ByteArrayOutputStream(Math.min(most, PIECE));
        var piece = new byte[PIECE];
        while (body.size() < most) {
            int count = in.read(piece, 0, Math.min(piece.length, most - body.size()));
            if (count < 0) {
                break;
            }
            body.write(piece, 0, count);
            long fair = AT_FIRST + body.size() * SECOND / BYTES_PER_SECOND;
            if (outside.ticks() - begun > fair) {
                throw new Problem(Problem.TOO_SLOW, say("json.slow"));
            }
        }
        return body.toByteArray();
    }
}
