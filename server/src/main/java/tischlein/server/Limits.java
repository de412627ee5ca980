package tischlein.server;

/**
 * How much anybody may ask of the server. What requests and messages at tables cost is in {@link
 * Cost}.
 *
 * @param socketsPerAddress how many sockets one address may hold; the one number that a household,
 *     a school or a load test behind a single address wants to change
 * @param address what requests and onlookers' messages from one address cost
 * @param socket frames on one socket
 * @param chat what one socket may say at tables
 * @param seat what a guest's messages to a table cost where that guest sits
 * @param onlookers what all others' messages to one table cost together
 * @param codes wrong codes of tables from one address
 */
public record Limits(
        int socketsPerAddress,
        Bucket.Rate address,
        Bucket.Rate socket,
        Bucket.Rate chat,
        Bucket.Rate seat,
        Bucket.Rate onlookers,
        Bucket.Rate codes) {
    public static final int SOCKETS_PER_ADDRESS = 500;
    private static final int BURST_PER_SOCKET = 4;
    private static final int LEAST_BURST = 400;
    private static final int LEAST_RATE = 100;

    /** The usual ones: an address may do as much as all its sockets need to play. */
    public static Limits usual(int socketsPerAddress) {
        return new Limits(
                socketsPerAddress,
                new Bucket.Rate(
                        Math.max(LEAST_BURST, BURST_PER_SOCKET * socketsPerAddress),
                        Math.max(LEAST_RATE, socketsPerAddress)),
                new Bucket.Rate(60, 20),
                new Bucket.Rate(6, 0.5),
                new Bucket.Rate(60, 10),
                new Bucket.Rate(400, 100),
                new Bucket.Rate(30, 0.1));
    }
}
