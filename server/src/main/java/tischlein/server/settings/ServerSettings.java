package tischlein.server.settings;

import java.net.URI;
import java.util.Optional;
import java.util.Set;

/**
 * How a server is run.
 *
 * @param host the address to listen on, such as 0.0.0.0 for all
 * @param port 0 for any that is free
 * @param publicUrl where people reach the server, if that differs from what their requests say
 * @param proxied whether a trusted proxy says where requests come from
 * @param allowedHosts more names under which the server answers; one with a dot in front stands for
 *     all names below it
 * @param metricsToken allows anybody who has it to read the metrics from anywhere
 * @param page the folder on the class path that contains the page
 */
public record ServerSettings(
        String host,
        int port,
        Optional<URI> publicUrl,
        boolean proxied,
        Set<String> allowedHosts,
        Optional<String> metricsToken,
        String page,
        Limits limits) {
    public static final String PAGE = "/web";

    public ServerSettings {
        allowedHosts = Set.copyOf(allowedHosts);
    }

    /** Without extra names or a token. */
    public ServerSettings(
            String host,
            int port,
            Optional<URI> publicUrl,
            boolean proxied,
            String page,
            Limits limits) {
        this(host, port, publicUrl, proxied, Set.of(), Optional.empty(), page, limits);
    }

    /** The same at another port. */
    public ServerSettings at(int other) {
        return new ServerSettings(
                host, other, publicUrl, proxied, allowedHosts, metricsToken, page, limits);
    }

    /** Contains no token. */
    @Override
    public String toString() {
        return host + ":" + port;
    }

    public boolean secure() {
        return publicUrl.map(URI::getScheme).filter("https"::equals).isPresent();
    }

    /** The public URL without the slash at its end. */
    public Optional<String> base() {
        return publicUrl.map(url -> url.toString().replaceFirst("/+$", ""));
    }
}
