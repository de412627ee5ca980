package tischlein.cluster.messages;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.cluster.messages.LinkMessage.Answered;
import tischlein.cluster.messages.LinkMessage.Ask;
import tischlein.table.request.Answer;
import tischlein.table.request.Request.Choose;
import tischlein.table.store.Guest;

/**
 * Choices and their acknowledgements as bytes, field by field: nearly all that servers ask each
 * other, and as JSON several times as dear.
 */
final class MoveBytes {
    static final byte CHOICE = 2;
    static final byte DONE = 3;

    private MoveBytes() {}

    /** Writes a message. */
    private interface Form {
        void writeTo(DataOutputStream out) throws IOException;
    }

    /** Nothing if it is neither a choice nor an acknowledgement. */
    static Optional<byte[]> of(byte version, LinkMessage message) {
        if (message instanceof Ask(long id, String table, Choose choose)) {
            return Optional.of(bytes(version, CHOICE, out -> write(out, id, table, choose)));
        }
        if (message instanceof Answered(long id, Answer.Done(int length))) {
            return Optional.of(
                    bytes(
                            version,
                            DONE,
                            out -> {
                                out.writeLong(id);
                                out.writeInt(length);
                            }));
        }
        return Optional.empty();
    }

    private static byte[] bytes(byte version, byte kind, Form form) {
        var bytes = new ByteArrayOutputStream(256);
        try (var out = new DataOutputStream(bytes)) {
            out.writeByte(version);
            out.writeByte(kind);
            form.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, long id, String table, Choose choose)
            throws IOException {
        out.writeLong(id);
        write(out, table);
        write(out, choose.by().hash());
        write(out, choose.by().name());
        write(out, choose.by().figure());
        out.writeLong(choose.by().seen());
        out.writeInt(choose.seat());
        write(out, choose.id());
        out.writeInt(choose.version());
        out.writeInt(choose.moves().size());
        for (var move : choose.moves()) {
            write(out, move);
        }
    }

    private static void write(DataOutputStream out, String text) throws IOException {
        var words = text.getBytes(StandardCharsets.UTF_8);
        out.writeInt(words.length);
        out.write(words);
    }

    /**
     * @param in what follows the version and the kind
     */
    static Optional<LinkMessage> read(byte kind, ByteBuffer in) {
        try {
            var message = kind == CHOICE ? choice(in) : done(in);
            return in.hasRemaining() ? Optional.empty() : Optional.of(message);
        } catch (BufferUnderflowException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static LinkMessage choice(ByteBuffer in) {
        long id = in.getLong();
        var table = text(in);
        var guest = new Guest(text(in), text(in), text(in), in.getLong());
        return new Ask(id, table, new Choose(guest, in.getInt(), text(in), in.getInt(), moves(in)));
    }

    private static List<String> moves(ByteBuffer in) {
        var moves = new ArrayList<String>();
        for (int left = in.getInt(); left > 0; left--) {
            moves.add(text(in));
        }
        return moves;
    }

    private static LinkMessage done(ByteBuffer in) {
        return new Answered(in.getLong(), new Answer.Done(in.getInt()));
    }

    private static String text(ByteBuffer in) {
        int length = in.getInt();
        if (length < 0 || length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        var words = new byte[length];
        in.get(words);
        return new String(words, StandardCharsets.UTF_8);
    }
}
