package tischlein.server;

import java.net.URI;
import java.util.Locale;

/** Knows which pages are this server's own. */
final class Origin {
    private Origin() {}

    /**
     * @param origin what a browser says of the page that sent a request
     * @param host what the request calls this server
     */
    static boolean ours(String origin, String host, Settings settings) {
        // Where people come by https, a page without it is somebody else's.
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

    /** As a browser names the origin of pages from there: without the port that goes unsaid. */
    private static String of(URI url) {
        int usual = "https".equals(url.getScheme()) ? 443 : 80;
        var port = url.getPort() < 0 || url.getPort() == usual ? "" : ":" + url.getPort();
        return url.getScheme() + "://" + url.getHost().toLowerCase(Locale.ROOT) + port;
    }
}
