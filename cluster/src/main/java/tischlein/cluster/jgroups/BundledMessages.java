package tischlein.cluster.jgroups;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Several messages to the same server as one: what a move makes a home say to another server goes
 * through the protocols and onto the wire together. Each is preceded by its length.
 */
final class BundledMessages {
    private BundledMessages() {}

    static byte[] joined(List<byte[]> messages) {
        int length = messages.stream().mapToInt(one -> Integer.BYTES + one.length).sum();
        var all = ByteBuffer.allocate(length);
        messages.forEach(one -> all.putInt(one.length).put(one));
        return all.array();
    }

    /** In the same order; what is no batch ends where it makes no sense any more. */
    static List<byte[]> split(byte[] array, int offset, int length) {
        var all = ByteBuffer.wrap(array, offset, length);
        var messages = new ArrayList<byte[]>();
        while (all.remaining() >= Integer.BYTES) {
            int size = all.getInt();
            if (size < 0 || size > all.remaining()) {
                break;
            }
            var one = new byte[size];
            all.get(one);
            messages.add(one);
        }
        return messages;
    }
}
