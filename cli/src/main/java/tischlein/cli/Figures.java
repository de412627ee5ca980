package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tischlein.kernel.Phrase;

/** The figures that stand for people at a table, in words. */
final class Figures {
    private static final String PREFIX = "figure.";
    private static final List<String> KEYS =
            List.of(
                    "figure.mouse",
                    "figure.cat",
                    "figure.hen",
                    "figure.cow",
                    "figure.pig",
                    "figure.dog",
                    "figure.sheep",
                    "figure.goose",
                    "figure.horse",
                    "figure.goat",
                    "figure.duck",
                    "figure.rabbit",
                    "figure.frog",
                    "figure.hedgehog",
                    "figure.owl",
                    "figure.snail");

    private Figures() {}

    /** As the protocol calls them. */
    static List<String> names() {
        return KEYS.stream().map(key -> key.substring(PREFIX.length())).toList();
    }

    /** A server may have figures that this program does not know. */
    static Phrase named(String figure) {
        return KEYS.contains(PREFIX + figure) ? say(PREFIX + figure) : new Phrase.Text(figure);
    }

    /** As the protocol calls it, whichever language it was said in. */
    static String meant(String said, Voice voice) {
        var words = said.toLowerCase(Locale.ROOT);
        return KEYS.stream()
                .filter(key -> voice.text(key).toLowerCase(voice.locale()).equals(words))
                .map(key -> key.substring(PREFIX.length()))
                .findFirst()
                .orElse(words);
    }

    /** What the guest whom the errands are run for looks like from now on. */
    static void choose(String said, Errands errands, Voice voice) {
        var me = errands.get("/api/guest");
        errands.put(
                "/api/guest",
                Map.of("name", me.path("name").asString(""), "figure", meant(said, voice)));
    }
}
