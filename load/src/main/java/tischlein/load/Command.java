package tischlein.load;

import java.util.List;

/**
 * A whole choice on its way to the server.
 *
 * @param id by which the server knows it if it comes again
 * @param version of the frame it was made from
 * @param due when it was to be made, in nanoseconds
 * @param sent when it was
 */
record Command(
        String id, String table, int seat, int version, List<String> moves, long due, long sent) {
    Command {
        moves = List.copyOf(moves);
    }
}
