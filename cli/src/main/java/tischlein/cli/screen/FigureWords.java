package tischlein.cli.screen;

import static tischlein.kernel.Phrase.say;

import java.util.Locale;
import tischlein.cli.run.Voice;
import tischlein.kernel.Phrase;
import tischlein.server.guests.GuestFigures;

/** The figures that stand for people at a table, in words. */
public final class FigureWords {
    private static final String PREFIX = "figure.";

    private FigureWords() {}

    /** A server may have figures that this program does not know. */
    public static Phrase named(String figure) {
        return GuestFigures.ALL.contains(figure) ? say(PREFIX + figure) : new Phrase.Text(figure);
    }

    /** As the protocol calls it, whichever language it was said in. */
    public static String meant(String said, Voice voice) {
        var words = said.toLowerCase(Locale.ROOT);
        return GuestFigures.ALL.stream()
                .filter(one -> voice.text(PREFIX + one).toLowerCase(voice.locale()).equals(words))
                .findFirst()
                .orElse(words);
    }
}
