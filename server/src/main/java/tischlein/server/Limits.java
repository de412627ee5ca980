package tischlein.server;

/**
 * How much anybody may ask of the server.
 *
 * @param socketsPerAddress how many sockets one address may hold; the one number that a household,
 *     a school or a load test behind a single address wants to change
 * @param address requests and messages from one address
 * @param socket messages on one socket
 * @param chat what one socket may say at tables
 * @param table messages for one table, from all its sockets together
 */
public record Limits(
        int socketsPerAddress,
        Bucket.Rate address,
        Bucket.Rate socket,
        Bucket.Rate chat,
        Bucket.Rate table) {
    public static final int SOCKETS_PER_ADDRESS = 500;
    private static final int BURST_PER_SOCKET = 4;

    /** The usual ones: an address may do as much as all its sockets need to play. */
    public static Limits usual(int socketsPerAddress) {
        return new Limits(
                socketsPerAddress,
                new Bucket.Rate(BURST_PER_SOCKET * socketsPerAddress, socketsPerAddress),
                new Bucket.Rate(60, 20),
                new Bucket.Rate(6, 0.5),
                new Bucket.Rate(300, 100));
    }
}
