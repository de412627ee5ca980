package tischlein.cli;

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

/** The program's own voice, in the language of its user. */
final class Voice {
    private static final String OPTION = "--lang";

    private final Texts texts;
    private final Speaker speaker;

    Voice(Language language) {
        texts = Texts.of(Tischlein.class, "cli", language);
        speaker = new Speaker(texts);
    }

    /** In the language that the environment asks for, else in English. */
    static Voice of(Surroundings around) {
        return new Voice(
                Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                        .map(around::variable)
                        .filter(value -> !value.isEmpty())
                        .findFirst()
                        .map(value -> value.split("[_.@-]")[0])
                        .flatMap(Language::coded)
                        .orElse(Language.EN));
    }

    /**
     * In the language that the command line asks for, if it does. It is looked for before anything
     * else is read, so that all complaints are in it.
     */
    Voice asked(String... arguments) {
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

    private static Voice in(String code) {
        return Language.coded(code)
                .map(Voice::new)
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

    Texts texts() {
        return texts;
    }

    Language language() {
        return texts.language();
    }

    Locale locale() {
        return Locale.of(language().code());
    }

    String say(Phrase phrase) {
        return speaker.say(phrase);
    }

    /** A text that needs nothing put in. */
    String text(String key) {
        return texts.text(key);
    }

    /** The program's voice, when seats have names. */
    Speaker naming(List<String> names) {
        return new Speaker(texts, names);
    }

    /** The voice of a game. */
    Speaker of(Game<?, ?, ?> game, List<String> names) {
        return new Speaker(Texts.of(game.getClass(), game.about().name(), language()), names);
    }
}
