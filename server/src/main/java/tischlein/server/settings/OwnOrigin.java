package tischlein.server.settings;

import java.net.URI;
import java.util.Locale;

/** Decides which pages are this server's own. */
public final class OwnOrigin {
    private OwnOrigin() {}

    /**
     * @param origin the origin that a browser names for the page that sent a request
     * @param host by which the request calls this server
     */
    public static boolean ours(String origin, String host, ServerSettings settings) {
        // Where people come by https, a page without it is not ours.
        boolean fits = !settings.secure() || origin.startsWith("https://");
        return fits && !host.isEmpty() && authority(origin).equalsIgnoreCase(host)
                || settings.publicUrl().filter(url -> origin.equals(of(url))).isPresent();
    }

    private static String authority(String origin) {
        for (var scheme : new String[] {"http://", "https://"}) {
            if (origin.startsWith(scheme)) {
                return origin.substring(scheme.length());
            }
        }
        return "";
    }

    /** The origin as a browser writes it: without a default port. */
    private static String of(URI url) {
        int usual = "https".equals(url.getScheme()) ? 443 : 80;
        var port = url.getPort() < 0 || url.getPort() == usual ? "" : ":" + url.getPort();
        return url.getScheme() + "://" + url.getHost().toLowerCase(Locale.ROOT) + port;
    }
}
