package tischlein.store.database;

import static tischlein.kernel.Phrase.say;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tischlein.kernel.Unsuitable;

/**
 * Where a PostgreSQL database is, and who may use it. Only {@link #password} contains the password.
 *
 * @param hosts one or more, each with or without a port
 * @param options of the driver, by name
 */
public record PostgresAddress(
        String hosts, String name, String user, String password, Map<String, String> options) {
    private static final Pattern FORM =
            Pattern.compile(
                    "(?:jdbc:)?postgres(?:ql)?://(?:(?<who>[^/?]*)@)?(?<hosts>[^/?@]+)/(?<name>[^/?]+)(?:\\?(?<options>.*))?");

    public PostgresAddress {
        options = Map.copyOf(options);
    }

    /**
     * Reads {@code postgresql://user:password@host/name?option=value}, also with {@code jdbc:}
     * before it.
     *
     * @throws Unsuitable if it is incomplete; the message does not repeat the text, because the
     *     password may be anywhere in it
     */
    public static PostgresAddress of(String text) {
        var found = FORM.matcher(text);
        if (!found.matches()) {
            throw new Unsuitable(say("store.address"));
        }
        try {
            var options = options(Optional.ofNullable(found.group("options")).orElse(""));
            var who = Optional.ofNullable(found.group("who")).orElse("").split(":", 2);
            var user = Optional.ofNullable(options.remove("user")).orElse(decoded(who[0]));
            var password =
                    Optional.ofNullable(options.remove("password"))
                            .orElse(who.length == 2 ? decoded(who[1]) : "");
            if (user.isEmpty()) {
                throw new Unsuitable(say("store.address"));
            }
            return new PostgresAddress(
                    found.group("hosts"), decoded(found.group("name")), user, password, options);
        } catch (IllegalArgumentException _) {
            throw new Unsuitable(say("store.address"));
        }
    }

    private static Map<String, String> options(String text) {
        var options = new TreeMap<String, String>();
        for (var option : text.split("&")) {
            var parts = option.split("=", 2);
            if (parts.length == 2) {
                options.put(decoded(parts[0]), decoded(parts[1]));
            }
        }
        return options;
    }

    /** A plus sign stays as it is, unlike in a web form. */
    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /** For the driver, without user and password. */
    public String url() {
        return "jdbc:postgresql://"
                + hosts
                + "/"
                + URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }

    @Override
    public String toString() {
        return "postgresql://" + hosts + "/" + name;
    }
}
