package tischlein.server;

import java.net.URI;
import java.util.Optional;

/**
 * How a server is run.
 *
 * @param host the address to listen on, such as 0.0.0.0 for all
 * @param port 0 for any that is free
 * @param publicUrl where people reach the server, if it is somewhere else than they think
 * @param proxied whether a proxy that can be trusted says where requests come from
 * @param page the folder on the class path that has the page
 */
public record Settings(
        String host,
        int port,
        Optional<URI> publicUrl,
        boolean proxied,
        String page,
        Limits limits) {
    public static final String PAGE = "/web";

    /** The same at another port. */
    public Settings at(int other) {
        return new Settings(host, other, publicUrl, proxied, page, limits);
    }

    boolean secure() {
        return publicUrl.map(URI::getScheme).filter("https"::equals).isPresent();
    }

    /** The public URL without the slash at its end. */
    Optional<String> base() {
        return publicUrl.map(url -> url.toString().replaceFirst("/+$", ""));
    }
}
