package tischlein.load.kill;

/**
 * What the clients play while servers are killed.
 *
 * @param game its name
 * @param rate moves that a table makes in a second at most
 */
public record Play(String game, int tables, double rate, long seed) {
    /** Each with a guest of its own, who has one seat. */
    static final int SOCKETS_PER_TABLE = 4;
}
