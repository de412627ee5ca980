package tischlein.server;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The names under which this server answers: its own, those that lead somewhere only at home, and
 * what its operator allows. Any other name in a request is either a mistake or a page elsewhere
 * whose name has been made to lead here.
 */
final class AllowedHosts {
    /** Nobody can register names below these, so no page of a stranger has one. */
    private static final List<String> AT_HOME =
            List.of(
                    ".localhost",
                    ".local",
                    ".localdomain",
                    ".home",
                    ".home.arpa",
                    ".lan",
                    ".internal",
                    ".intranet",
                    ".fritz.box");

    private static final Pattern HOST = Pattern.compile("(\\[[0-9a-f:.%]+]|[^:\\[\\]]*)(:[0-9]*)?");
    private static final Pattern NUMERIC = Pattern.compile("\\[.*]|[0-9.]+");

    private final Set<String> names = new HashSet<>();
    private final List<String> domains;

    AllowedHosts(Settings settings) {
        settings.publicUrl().map(URI::getHost).ifPresent(host -> names.add(lower(host)));
        settings.allowedHosts().forEach(host -> names.add(lower(host)));
        domains = names.stream().filter(name -> name.startsWith(".")).toList();
        ownName();
    }

    private void ownName() {
        try {
            names.add(lower(InetAddress.getLocalHost().getHostName()));
        } catch (UnknownHostException _) {
            // A machine without a name is found by its addresses.
        }
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /**
     * @param host as a request calls this server, with or without a port
     */
    boolean allow(String host) {
        var match = HOST.matcher(lower(host));
        if (!match.matches()) {
            return false;
        }
        var name = match.group(1).replaceFirst("\\.$", "");
        return NUMERIC.matcher(name).matches() ? allowAddress(name) : allowName(name);
    }

    private boolean allowName(String name) {
        boolean oneWord = !name.isEmpty() && name.indexOf('.') < 0;
        return oneWord
                || names.contains(name)
                || AT_HOME.stream().anyMatch(name::endsWith)
                || domains.stream().anyMatch(name::endsWith);
    }

    private boolean allowAddress(String name) {
        try {
            var address = InetAddress.ofLiteral(name.replaceAll("[\\[\\]]", ""));
            return HomeNetwork.covers(address)
                    || address.isLinkLocalAddress()
                    || names.contains(name)
                    || NetworkInterface.getByInetAddress(address) != null;
        } catch (IllegalArgumentException | SocketException _) {
            return false;
        }
    }
}
