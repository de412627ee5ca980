package tischlein.client;

import static tischlein.kernel.Phrase.say;

import java.net.URI;
import java.util.List;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase.Sentence;

/**
 * How other devices find a server.
 *
 * @param origin what links begin with
 * @param trouble why such a link is of no use elsewhere; empty if it is of use
 */
public record InvitationLinks(String origin, List<Sentence> trouble) {
    /** An address that means another device on every device. */
    private static final Pattern LOCAL = Pattern.compile("localhost|127\\..*|\\[::1]");

    public InvitationLinks {
        trouble = List.copyOf(trouble);
    }

    public static InvitationLinks of(URI server, HttpApi api) {
        if (!local(server)) {
            return new InvitationLinks(server.toString(), List.of());
        }
        var hall = api.get("/api/games");
        var home = Phrases.clean(hall.path("home").path(0).asString(""));
        if (!home.isEmpty()) {
            return new InvitationLinks(home, List.of());
        }
        boolean alone = hall.path("alone").asBoolean(false);
        return new InvitationLinks(
                server.toString(), List.of(say(alone ? "live.alone" : "live.homeless")));
    }

    private static boolean local(URI place) {
        return LOCAL.matcher(String.valueOf(place.getHost())).matches();
    }

    /** The link to a table. */
    public String table(String code) {
        return origin + "/#/t/" + code;
    }

    /** A link that the server has made for itself, as another device must be given it. */
    public String elsewhere(String link) {
        int fragment = link.indexOf('#');
        return fragment < 0 || !local(URI.create(link))
                ? link
                : origin + "/" + link.substring(fragment);
    }
}
