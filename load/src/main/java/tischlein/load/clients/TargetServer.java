package tischlein.load.clients;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import tischlein.client.HttpApi;

/** The server that the clients play at. It is on this machine: load is not for others. */
public record TargetServer(InetSocketAddress address) {
    /** Only names that nobody has to be asked about. */
    private static final Pattern HERE = Pattern.compile("localhost|127(\\.[0-9]{1,3}){3}|\\[::1]");

    private static final String MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    private static final String KEY =
            Base64.getEncoder().encodeToString("tischlein client".getBytes(StandardCharsets.UTF_8));
    private static final String ACCEPT = accept();

    /** The one with this address, if it is on this machine. */
    public static Optional<TargetServer> of(String url) {
        try {
            var uri = new URI(url);
            var host = uri.getHost();
            boolean known = "ws".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            boolean bare = uri.getRawPath() == null || uri.getRawPath().matches("/?");
            boolean here = host != null && HERE.matcher(host).matches();
            if (known && bare && here && uri.getPort() > 0) {
                var address = InetAddress.getByName(host);
                return Optional.of(new TargetServer(new InetSocketAddress(address, uri.getPort())));
            }
        } catch (URISyntaxException | UnknownHostException _) {
            // is no address of anything
        }
        return Optional.empty();
    }

    /** Name and port, as a request names them. */
    public String host() {
        var host = address.getAddress().getHostAddress();
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
    }

    /** For requests; every caller has connections of its own. */
    public HttpApi api() {
        return new HttpApi(URI.create("http://" + host()), "en");
    }

    /** What the clients of another process are told. */
    public String url() {
        return "ws://" + host();
    }

    public ByteBuffer handshake(String bearer) {
        var request =
                """
                GET /api/live HTTP/1.1
                Host: %s
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: %s
                Authorization: Bearer %s

                """
                        .formatted(host(), KEY, bearer)
                        .replace("\n", "\r\n");
        return ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII));
    }

    /** Whether a server that answers so has become a WebSocket. */
    static boolean accepts(String answer) {
        return answer.startsWith("HTTP/1.1 101 ")
                && answer.toLowerCase(Locale.ROOT)
                        .contains("\r\nsec-websocket-accept: " + ACCEPT.toLowerCase(Locale.ROOT));
    }

    private static String accept() {
        try {
            var hash =
                    MessageDigest.getInstance("SHA-1")
                            .digest((KEY + MAGIC).getBytes(StandardCharsets.US_ASCII));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every JDK has it
        }
    }
}
