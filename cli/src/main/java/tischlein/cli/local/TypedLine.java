package tischlein.cli.local;

import java.text.Normalizer;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tischlein.kernel.Vocabulary;

/** What a person at the terminal wants, as far as it can be understood. */
public sealed interface TypedLine {
    /** To make this choice. */
    record Choose(int code) implements TypedLine {}

    /** Something else than to play. */
    record Ask(Command command, String about) implements TypedLine {}

    /** It begins like several choices. */
    record Unclear(List<String> words) implements TypedLine {}

    /** A move of the game, but not one of the choices. */
    record Forbidden(int code) implements TypedLine {}

    record Unknown(String words) implements TypedLine {}

    /** What can be said beside the choices. */
    public enum Command {
        HELP,
        HINT,
        BACK,
        LOOK,
        LOG,
        RULES,
        INTRO,
        EARLIER,
        LATER,
        JUMP,
        NOW,
        SAVE,
        QUIT,
        TRY,
        WHO,
        TABLE,
        SAY,
        EMOTE,
        POINT,
        VOTE,
        NAME,
        FIGURE,
        LINK,
        SIT,
        CALL,
        HAND,
        STAND,
        BOT,
        CHAT,
        MUTE,
        FREE,
        REMOVE,
        SEVERAL,
        START,
        SERIES,
        REPLAY,
        REVIEW,
        REMATCH;

        /** Where all sit round one keyboard. */
        public static final Set<Command> AT_HOME =
                Collections.unmodifiableSet(EnumSet.range(HELP, QUIT));

        /** At a table elsewhere. */
        public static final Set<Command> AFAR =
                Collections.unmodifiableSet(EnumSet.allOf(Command.class));

        /** Only while one has to choose. */
        public static final Set<Command> OF_A_CHOICE = Set.of(HINT, BACK, TRY);

        /** Only until the game is over. */
        public static final Set<Command> OF_THE_GAME = Set.of(HINT, BACK, TRY, POINT, VOTE, BOT);

        /** Only when the game is over. */
        public static final Set<Command> OF_THE_END = Set.of(SAVE, REPLAY, REVIEW, REMATCH);

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Pattern SPACES = Pattern.compile("\\s+");
    Pattern COMMAS = Pattern.compile("[,，、]");
    Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

    /** What is typed where only choices are understood. */
    static TypedLine of(String typed, Vocabulary vocabulary, int[] choices) {
        return of(typed, vocabulary, choices, Set.of(), new CommandWords(Map.of()));
    }

    /**
     * @param choices the codes of what may be chosen now, numbered from 1 where they are shown
     * @param possible what can be said here beside the choices
     */
    static TypedLine of(
            String typed,
            Vocabulary vocabulary,
            int[] choices,
            Set<Command> possible,
            CommandWords names) {
        var said = plain(typed);
        var words = said.toLowerCase(Locale.ROOT);
        int number = NUMBER.matcher(words).matches() ? Integer.parseInt(words) : 0;
        if (number >= 1 && number <= choices.length) {
            return new Choose(choices[number - 1]);
        }
        int code = vocabulary.code(words);
        if (IntStream.of(choices).anyMatch(choice -> choice == code)) {
            return new Choose(code);
        }
        var within = within(words, vocabulary, choices);
        return asked(said, word -> names.named(word, possible))
                .or(() -> begun(words, vocabulary, choices))
                .or(() -> within.filter(Choose.class::isInstance))
                .or(() -> asked(said, word -> names.begun(word, possible)))
                .or(() -> within.filter(_ -> code == Vocabulary.UNKNOWN))
                .orElseGet(
                        () -> code == Vocabulary.UNKNOWN ? new Unknown(said) : new Forbidden(code));
    }

    /** As the vocabulary writes it: keyboards have other digits, minus signs and spaces, too. */
    private static String plain(String typed) {
        var usual = Normalizer.normalize(typed, Normalizer.Form.NFKC).replace('−', '-');
        return SPACES.matcher(usual.strip()).replaceAll(" ");
    }

    /** The parts of a line that asks for several things. */
    static String[] parts(String line) {
        return COMMAS.split(line);
    }

    private static Optional<TypedLine> asked(
            String words, Function<String, Optional<Command>> meant) {
        int space = words.indexOf(' ');
        var first = space < 0 ? words : words.substring(0, space);
        var about = space < 0 ? "" : words.substring(space + 1);
        return meant.apply(first).map(command -> new Ask(command, about));
    }

    /**
     * A choice of which each word was begun: {@code p 4} for {@code play 4}, unless that could be
     * another one.
     */
    private static Optional<TypedLine> begun(String typed, Vocabulary vocabulary, int[] choices) {
        return one(typed, vocabulary, choices, TypedLine::begins);
    }

    /**
     * The same without the first words of the choice: {@code gr 3} for {@code lay grey 3}. A bare
     * figure would be taken for the number of a choice.
     */
    private static Optional<TypedLine> within(String typed, Vocabulary vocabulary, int[] choices) {
        return typed.chars().anyMatch(Character::isLetter)
                ? one(typed, vocabulary, choices, TypedLine::continues)
                : Optional.empty();
    }

    private static Optional<TypedLine> one(
            String typed,
            Vocabulary vocabulary,
            int[] choices,
            BiPredicate<List<String>, List<String>> fits) {
        var words = List.of(typed.split(" "));
        var found =
                IntStream.of(choices)
                        .filter(code -> fits.test(words, List.of(vocabulary.word(code).split(" "))))
                        .boxed()
                        .toList();
        if (found.size() <= 1) {
            return found.stream().<TypedLine>map(Choose::new).findFirst();
        }
        var exact =
                found.stream()
                        .filter(code -> vocabulary.word(code).endsWith(" " + words.getLast()))
                        .toList();
        return Optional.of(
                exact.size() == 1
                        ? new Choose(exact.getFirst())
                        : new Unclear(found.stream().map(vocabulary::word).toList()));
    }

    private static boolean begins(List<String> typed, List<String> words) {
        return !typed.getFirst().isEmpty()
                && typed.size() <= words.size()
                && IntStream.range(0, typed.size())
                        .allMatch(i -> words.get(i).startsWith(typed.get(i)));
    }

    private static boolean continues(List<String> typed, List<String> words) {
        return IntStream.range(1, words.size())
                .anyMatch(i -> begins(typed, words.subList(i, words.size())));
    }
}
