package tischlein.client;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.regex.Pattern;
import tischlein.kernel.Unsuitable;

/**
 * Where a live table is, as people hand it on: a link, or its code alone.
 *
 * @param server without anything behind the host and port
 * @param table its code; empty where the token tells it
 * @param token moves a seat to this machine; empty if the link has none
 */
public record Invitation(URI server, String table, String token) {
    private static final String HERE = "http://localhost:8080";
    private static final Pattern CODE =
            Pattern.compile("[0-9A-Za-z]{1,20}|[0-9A-Za-z]{2,6}([ -][0-9A-Za-z]{2,6}){1,5}");
    private static final Pattern AT_TABLE =
            Pattern.compile("/?(?:t/)?([0-9A-Za-z][0-9A-Za-z-]{0,30})/?");
    private static final Pattern GAPS = Pattern.compile("[ -]+");
    private static final Pattern SEAT = Pattern.compile("seat=([0-9A-Za-z_-]{1,100})");

    /**
     * @param usual the server of a code alone; empty for the one on this machine
     * @throws Unsuitable if it is neither a link nor a code
     */
    public static Invitation of(String text, String usual) {
        if (CODE.matcher(text).matches()) {
            return new Invitation(to(usual).server(), code(text), "");
        }
        var uri = uri(text);
        var fragment = uri.getFragment() == null ? "" : uri.getFragment();
        var seat = SEAT.matcher(fragment);
        if (seat.matches()) {
            return new Invitation(server(text), "", seat.group(1));
        }
        var path = uri.getPath() == null ? "" : uri.getPath();
        var table = AT_TABLE.matcher(fragment.isEmpty() ? path : fragment);
        if (!table.matches()) {
            throw new Unsuitable(say("unsuitable.invitation").text("found", text));
        }
        return new Invitation(server(text), code(table.group(1)), "");
    }

    /** People read codes out in groups. */
    private static String code(String typed) {
        return GAPS.matcher(typed).replaceAll("").toUpperCase(Locale.ROOT);
    }

    /**
     * No table yet, but a server.
     *
     * @param server empty for the one on this machine
     * @throws Unsuitable if it is no link
     */
    public static Invitation to(String server) {
        try {
            return new Invitation(server(server.isEmpty() ? HERE : server), "", "");
        } catch (Unsuitable _) {
            throw new Unsuitable(say("unsuitable.server").text("found", server));
        }
    }

    private static URI server(String text) {
        var uri = uri(text);
        return URI.create(uri.getScheme().toLowerCase(Locale.ROOT) + "://" + uri.getRawAuthority());
    }

    private static URI uri(String text) {
        try {
            var uri = new URI(text);
            var scheme = String.valueOf(uri.getScheme()).toLowerCase(Locale.ROOT);
            if (uri.getHost() != null && (scheme.equals("http") || scheme.equals("https"))) {
                return uri;
            }
        } catch (URISyntaxException _) {
            // told below
        }
        throw new Unsuitable(say("unsuitable.invitation").text("found", text));
    }

    /** Tells no token. */
    @Override
    public String toString() {
        return server + " " + table;
    }
}
