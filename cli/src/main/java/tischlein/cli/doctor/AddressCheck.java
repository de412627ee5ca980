package tischlein.cli.doctor;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import tischlein.client.HttpApi;
import tischlein.client.HttpReply;
import tischlein.client.ServerProblem;
import tischlein.client.SocketUser;

/**
 * The way from outside to the server, through its proxy: asked for as a browser would. Nothing is
 * left behind, not even a guest.
 *
 * @param address the server's public one
 * @param proxied whether the server trusts the proxy
 */
public record AddressCheck(URI address, boolean proxied, InstantSource clock) {
    private static final Duration APART = Duration.ofSeconds(30);
    private static final int MISDIRECTED = 421;
    private static final int FORBIDDEN = 403;
    private static final int STRANGER = 401;

    public List<Finding> findings() {
        var findings = new ArrayList<Finding>();
        try (var errands = new HttpApi(address, "en")) {
            var health = errands.send("GET", "/health", "", Map.of());
            var reached = reached(health);
            findings.add(reached);
            if (reached.kind() != Finding.Kind.WRONG) {
                findings.add(trust(errands));
                findings.add(socket(errands));
                findings.add(clock(health));
            }
        } catch (ServerProblem _) {
            findings.add(
                    Finding.wrong(
                            say("doctor.address.silent").text("address", address.toString()),
                            say("doctor.address.silent.do")));
        }
        return findings;
    }

    private Finding reached(HttpReply health) {
        if (health.status() == MISDIRECTED) {
            return Finding.wrong(say("doctor.address.host"), say("doctor.address.host.do"));
        }
        if (!health.body().contains("\"store\"")) {
            return Finding.wrong(
                    say("doctor.address.strange").text("address", address.toString()),
                    say("doctor.address.strange.do"));
        }
        var found = say("doctor.address").text("address", address.toString());
        return "https".equals(address.getScheme())
                ? Finding.fine(found)
                : Finding.doubtful(found, say("doctor.address.plain.do"));
    }

    /** Whoever comes through the proxy must not count as somebody on this machine. */
    private Finding trust(HttpApi errands) {
        if (errands.send("GET", "/metrics", "", Map.of()).fine()) {
            return Finding.wrong(say("doctor.proxy.open"), say("doctor.proxy.open.do"));
        }
        return proxied
                ? Finding.fine(say("doctor.proxy"))
                : Finding.doubtful(say("doctor.proxy.untrusted"), say("doctor.proxy.untrusted.do"));
    }

    /** A stranger's socket is refused by the server; one that the proxy spoils never gets there. */
    private Finding socket(HttpApi errands) {
        return switch (socketStatus(errands)) {
            case STRANGER -> Finding.fine(say("doctor.socket"));
            case FORBIDDEN ->
                    Finding.wrong(say("doctor.socket.origin"), say("doctor.socket.origin.do"));
            default -> Finding.wrong(say("doctor.socket.lost"), say("doctor.socket.lost.do"));
        };
    }

    private int socketStatus(HttpApi errands) {
        var origin = address.getScheme() + "://" + address.getRawAuthority();
        try {
            errands.socket(new Nobody(), Map.of("Origin", origin)).abort();
            return STRANGER;
        } catch (CompletionException e) {
            return e.getCause() instanceof WebSocketHandshakeException refused
                    ? refused.getResponse().statusCode()
                    : 0;
        }
    }

    /** Hears nothing: the socket does not open. */
    private record Nobody() implements SocketUser {
        @Override
        public void told(WebSocket from, String message) {
            from.abort();
        }

        @Override
        public void closed(WebSocket from, int code, String reason) {
            from.abort();
        }
    }

    private Finding clock(HttpReply reply) {
        try {
            Instant there =
                    ZonedDateTime.parse(reply.header("Date"), DateTimeFormatter.RFC_1123_DATE_TIME)
                            .toInstant();
            var apart = Duration.between(there, clock.instant()).abs();
            return apart.compareTo(APART) > 0
                    ? Finding.wrong(
                            say("doctor.clock.wrong")
                                    .number("seconds", (int) Math.min(apart.toSeconds(), 1 << 30)),
                            say("doctor.clock.wrong.do"))
                    : Finding.fine(say("doctor.clock"));
        } catch (DateTimeParseException _) {
            return Finding.fine(say("doctor.clock.unknown"));
        }
    }
}
