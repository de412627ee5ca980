package tischlein.server.settings;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HexFormat;
import java.util.List;

/**
 * The address of a client. Limits are for a household's whole IPv6 network, and records show only
 * the beginning of an address.
 *
 * @param limited what limits go by
 * @param shown what a record may contain
 */
public record ClientAddress(String limited, String shown) {
    private static final int BYTES_OF_NETWORK = 8;
    private static final int BYTES_SHOWN = 6;

    public static ClientAddress of(SocketAddress address) {
        return address instanceof InetSocketAddress inet && inet.getAddress() != null
                ? of(inet.getAddress())
                : new ClientAddress("local", "local");
    }

    private static ClientAddress of(InetAddress address) {
        var bytes = address.getAddress();
        if (address instanceof Inet4Address) {
            return new ClientAddress(
                    address.getHostAddress(),
                    "%d.%d.%d.0".formatted(bytes[0] & 0xFF, bytes[1] & 0xFF, bytes[2] & 0xFF));
        }
        return new ClientAddress(
                HexFormat.of().formatHex(bytes, 0, BYTES_OF_NETWORK),
                HexFormat.ofDelimiter(":").formatHex(bytes, 0, BYTES_SHOWN));
    }

    /**
     * The address that a trusted proxy has seen: the last one in the list. The client may have made
     * up those before it.
     *
     * @param forwarded the lines of X-Forwarded-For
     */
    public static ClientAddress forwarded(List<String> forwarded, SocketAddress proxy) {
        var line = forwarded.isEmpty() ? "" : forwarded.getLast();
        var last = line.substring(line.lastIndexOf(',') + 1).strip();
        try {
            return of(InetAddress.ofLiteral(last));
        } catch (IllegalArgumentException _) {
            return of(proxy);
        }
    }
}
