package tischlein.server.settings;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.List;

/**
 * Where other devices in the home network reach this machine.
 *
 * @param addresses of this machine, the likeliest first
 * @param alone whether only this machine can reach the server
 */
public record HomeNetwork(List<String> addresses, boolean alone) {
    public HomeNetwork {
        addresses = List.copyOf(addresses);
    }

    /** The network as it is now, for a server that listens on this host. */
    public static HomeNetwork of(String host) {
        if (host.equals("0.0.0.0") || host.equals("::")) {
            return new HomeNetwork(found(), false);
        }
        var address = address(host);
        return new HomeNetwork(
                address.isSiteLocalAddress() ? List.of(address.getHostAddress()) : List.of(),
                address.isLoopbackAddress());
    }

    /** Whether this address is in the home network. */
    public static boolean covers(InetAddress address) {
        return address.isLoopbackAddress() || address.isSiteLocalAddress();
    }

    /** The links to a server at this port. */
    public List<String> links(int port) {
        return addresses.stream().map(address -> "http://" + address + ":" + port).toList();
    }

    private static InetAddress address(String host) {
        try {
            return InetAddress.getByName(host);
        } catch (UnknownHostException _) {
            return InetAddress.getLoopbackAddress();
        }
    }

    private static List<String> found() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(HomeNetwork::isUp)
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address)
                    .filter(InetAddress::isSiteLocalAddress)
                    .map(InetAddress::getHostAddress)
                    .distinct()
                    .sorted(Comparator.comparingInt(HomeNetwork::rank))
                    .toList();
        } catch (SocketException _) {
            return List.of();
        }
    }

    /** Home networks are mostly 192.168; 172 is mostly a network of virtual machines. */
    private static int rank(String address) {
        if (address.startsWith("192.168.")) {
            return 0;
        }
        return address.startsWith("10.") ? 1 : 2;
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp() && !network.isLoopback() && !network.isVirtual();
        } catch (SocketException _) {
            return false;
        }
    }
}
