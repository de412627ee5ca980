package tischlein.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HexFormat;
import java.util.List;

/**
 * Where a client is, as far as it counts: limits hold for a whole IPv6 network of a household, and
 * records show only the beginning.
 *
 * @param limited what limits go by
 * @param shown what a record of it may say
 */
record Address(String limited, String shown) {
    private static final int BYTES_OF_NETWORK = 8;
    private static final int BYTES_SHOWN = 6;

    static Address of(SocketAddress address) {
        return address instanceof InetSocketAddress inet && inet.getAddress() != null
                ? of(inet.getAddress())
                : new Address("local", "local");
    }

    private static Address of(InetAddress address) {
        var bytes = address.getAddress();
        if (address instanceof Inet4Address) {
            return new Address(
                    address.getHostAddress(),
                    "%d.%d.%d.0".formatted(bytes[0] & 0xFF, bytes[1] & 0xFF, bytes[2] & 0xFF));
        }
        return new Address(
                HexFormat.of().formatHex(bytes, 0, BYTES_OF_NETWORK),
                HexFormat.ofDelimiter(":").formatHex(bytes, 0, BYTES_SHOWN));
    }

    /**
     * The address that a trusted proxy has seen: the last one that it has written down. Whatever
     * stands before it, the client may have made up.
     *
     * @param forwarded the lines of X-Forwarded-For
     */
    static Address forwarded(List<String> forwarded, SocketAddress proxy) {
        var line = forwarded.isEmpty() ? "" : forwarded.getLast();
        var last = line.substring(line.lastIndexOf(',') + 1).strip();
        try {
            return of(InetAddress.ofLiteral(last));
        } catch (IllegalArgumentException _) {
            return of(proxy);
        }
    }
}
