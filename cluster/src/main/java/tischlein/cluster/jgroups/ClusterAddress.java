package tischlein.cluster.jgroups;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.util.regex.Pattern;
import tischlein.kernel.Unsuitable;

/**
 * Where a server listens for the others: on this port over TLS, and {@value #WATCH} above it for
 * connections that carry nothing and only show, by ending, that a server has gone.
 */
public record ClusterAddress(InetAddress host, int port) {
    /** How far above its port a server is watched by others. */
    static final int WATCH = 100;

    private static final int HIGHEST = 65_535 - WATCH;
    private static final Pattern FORM =
            Pattern.compile(
                    "(?:\\[(?<six>[0-9A-Fa-f:.%\\w]+)]|(?<name>[^:\\[\\]]+)):(?<port>\\d{1,5})");

    /**
     * Reads {@code host:port} or {@code [::1]:port}.
     *
     * @throws Unsuitable if it is no such thing, or there is no such host
     */
    public static ClusterAddress of(String text) {
        var found = FORM.matcher(text.strip());
        if (!found.matches()) {
            throw wrong(text);
        }
        int port = Integer.parseInt(found.group("port"));
        var host = found.group("six") == null ? found.group("name") : found.group("six");
        if (port < 1 || port > HIGHEST) {
            throw wrong(text);
        }
        try {
            return new ClusterAddress(InetAddress.getByName(host), port);
        } catch (UnknownHostException _) {
            throw elsewhere(text);
        }
    }

    /** Reads what JGroups writes: the host's numbers, even of IPv6 without brackets, and a port. */
    static ClusterAddress ofRow(String text) throws UnknownHostException {
        int colon = text.lastIndexOf(':');
        return new ClusterAddress(
                InetAddress.getByName(text.substring(0, colon)),
                Integer.parseInt(text.substring(colon + 1)));
    }

    private static Unsuitable wrong(String text) {
        return new Unsuitable(
                say("cluster.address").text("found", text).number("highest", HIGHEST));
    }

    private static Unsuitable elsewhere(String text) {
        return new Unsuitable(say("cluster.elsewhere").text("found", text));
    }

    /**
     * Sees that both ports can be had.
     *
     * @throws Unsuitable if not
     */
    void check() {
        if (host.isAnyLocalAddress() || host.isMulticastAddress() || !free(0)) {
            throw elsewhere(toString());
        }
        for (int each : new int[] {port, port + WATCH}) {
            if (!free(each)) {
                throw new Unsuitable(
                        say("cluster.taken")
                                .text("address", new ClusterAddress(host, each).toString()));
            }
        }
    }

    private boolean free(int which) {
        try (var probe = new ServerSocket()) {
            probe.setReuseAddress(true); // as those that will use it do
            probe.bind(new InetSocketAddress(host, which));
            return true;
        } catch (IOException _) {
            return false;
        }
    }

    @Override
    public String toString() {
        var address = host.getHostAddress();
        return (address.contains(":") ? "[" + address + "]" : address) + ":" + port;
    }
}
