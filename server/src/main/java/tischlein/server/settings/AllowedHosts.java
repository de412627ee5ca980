package tischlein.server.settings;

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
 * The host names under which this server answers: its own, those that only work in a home network,
 * and those its operator allows. Any other name in a request is a mistake, or an attack by a page
 * whose name was made to point to this server.
 */
public final class AllowedHosts {
    /** Nobody can register names below these, so no stranger's page has one. */
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

    public AllowedHosts(ServerSettings settings) {
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
     * @param host in a request, with or without a port
     */
    public boolean allow(String host) {
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
