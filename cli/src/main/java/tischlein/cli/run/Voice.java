package tischlein.cli.run;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Unsuitable;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/**
 * The program's own voice, in the language of its user.
 *
 * @param window for which it is set in lines
 */
public record Voice(Texts texts, Speaker speaker, Window window) {
    private static final String OPTION = "--lang";

    public Voice(Language language) {
        this(language, new Window());
    }

    private Voice(Language language, Window window) {
        this(Texts.of(Voice.class, "cli", language), window);
    }

    private Voice(Texts texts, Window window) {
        this(texts, new Speaker(texts), window);
    }

    /** In the language that the environment asks for, else in English. */
    public static Voice of(Surroundings around) {
        return new Voice(
                Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                        .map(around::variable)
                        .filter(value -> !value.isEmpty())
                        .findFirst()
                        .map(value -> value.split("[_.@-]")[0])
                        .flatMap(Language::coded)
                        .orElse(Language.EN),
                around.window());
    }

    /**
     * In the language that the command line asks for, if it does. It is looked for before anything
     * else is read, so that all complaints are in it.
     */
    public Voice asked(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].equals(OPTION) && i + 1 < arguments.length) {
                return in(arguments[i + 1]);
            }
            if (arguments[i].startsWith(OPTION + "=")) {
                return in(arguments[i].substring(OPTION.length() + 1));
            }
        }
        return this;
    }

    private Voice in(String code) {
        return Language.coded(code)
                .map(language -> new Voice(language, window))
                .orElseThrow(() ->
                        new Unsuitable(
                                Phrase.say("unsuitable.language")
                                        .text("language", code)
                                        .texts(
                                                "languages",
                                                Arrays.stream(Language.values())
                                                        .map(Language::code)
                                                        .toList())));
    }

    public Language language() {
        return texts.language();
    }

    public Locale locale() {
        return Locale.of(language().code());
    }

    public String say(Phrase phrase) {
        return speaker.say(phrase);
    }

    /** A text that needs nothing put in. */
    public String text(String key) {
        return texts.text(key);
    }

    /** A number with marks between the thousands, and so many digits behind the point. */
    public String figure(int digits, double value) {
        return String.format(locale(), "%,." + digits + "f", value);
    }

    /** The program's voice, when seats have names. */
    public Speaker naming(List<String> names) {
        return new Speaker(texts, names);
    }

    /** The voice of a game. */
    public Speaker of(Game<?, ?, ?> game, List<String> names) {
        return new Speaker(Texts.of(game.getClass(), game.about().name(), language()), names);
    }
}
