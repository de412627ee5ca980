package tischlein.server;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/**
 * How a server is run.
 *
 * @param host the address to listen on, such as 0.0.0.0 for all
 * @param port 0 for any that is free
 * @param publicUrl where people reach the server, if it is somewhere else than they think
 * @param proxied whether a proxy that can be trusted says where requests come from
 * @param allowedHosts more names under which the server answers; with a dot in front, all below
 * @param metricsToken with it anybody may read the metrics, from anywhere
 * @param page the folder on the class path that has the page
 */
public record Settings(
        String host,
        int port,
        Optional<URI> publicUrl,
        boolean proxied,
        Set<String> allowedHosts,
        Optional<String> metricsToken,
        String page,
        Limits limits) {
    public static final String PAGE = "/web";

    public Settings {
        allowedHosts = Set.copyOf(allowedHosts);
    }

    /** Without anything special. */
    public Settings(
            String host,
            int port,
            Optional<URI> publicUrl,
            boolean proxied,
            String page,
            Limits limits) {
        this(host, port, publicUrl, proxied, Set.of(), Optional.empty(), page, limits);
    }

    /** The same at another port. */
    public Settings at(int other) {
        return new Settings(
                host, other, publicUrl, proxied, allowedHosts, metricsToken, page, limits);
    }

    /** Tells no token. */
    @Override
    public String toString() {
        return host + ":" + port;
    }

    boolean secure() {
        return publicUrl.map(URI::getScheme).filter("https"::equals).isPresent();
    }

    /** The public URL without the slash at its end. */
    Optional<String> base() {
        return publicUrl.map(url -> url.toString().replaceFirst("/+$", ""));
    }
}
