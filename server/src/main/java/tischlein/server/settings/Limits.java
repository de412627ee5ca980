package tischlein.server.settings;

/**
 * How much anybody may ask of the server. {@link tischlein.server.limits.Cost} says what requests
 * and messages to tables cost.
 *
 * @param socketsPerAddress how many sockets one address may have; the one number that a household,
 *     a school or a load test behind a single address may need to change
 * @param address for requests and onlookers' messages from one address, by cost
 * @param socket for frames on one socket
 * @param chat for chat on one socket
 * @param seat for a guest's messages to a table where that guest sits, by cost
 * @param onlookers for all others' messages to one table together, by cost
 * @param codes for wrong table codes from one address
 */
public record Limits(
        int socketsPerAddress,
        TokenRate address,
        TokenRate socket,
        TokenRate chat,
        TokenRate seat,
        TokenRate onlookers,
        TokenRate codes) {
    public static final int SOCKETS_PER_ADDRESS = 500;
    private static final int BURST_PER_SOCKET = 4;
    private static final int LEAST_BURST = 400;
    private static final int LEAST_RATE = 100;
    private static final TokenRate SOCKET = new TokenRate(60, 20);
    private static final TokenRate CHAT = new TokenRate(6, 0.5);
    private static final TokenRate SEAT = new TokenRate(60, 10);
    private static final TokenRate ONLOOKERS = new TokenRate(400, 100);
    private static final TokenRate WRONG_CODES = new TokenRate(30, 0.1);

    /** The usual limits: an address may ask as much as all its sockets need to play. */
    public static Limits usual(int socketsPerAddress) {
        return new Limits(
                socketsPerAddress,
                new TokenRate(
                        Math.max(LEAST_BURST, BURST_PER_SOCKET * socketsPerAddress),
                        Math.max(LEAST_RATE, socketsPerAddress)),
                SOCKET,
                CHAT,
                SEAT,
                ONLOOKERS,
                WRONG_CODES);
    }
}
