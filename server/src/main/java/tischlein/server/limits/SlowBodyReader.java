package tischlein.server.limits;

import static tischlein.kernel.Phrase.say;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import tischlein.server.messages.Problem;
import tischlein.table.outside.Outside;

/** Reads the body of a request, unless it comes too slowly. */
public record SlowBodyReader(Outside outside) {
    private static final int BYTES_PER_SECOND = 500;
    private static final long AT_FIRST = 5_000; // milliseconds that any body may take
    private static final long SECOND = 1_000;
    private static final int PIECE = 8 * 1024;

    /**
     * @throws Problem if it comes too slowly
     */
    public byte[] read(InputStream in, int most) throws IOException {
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
