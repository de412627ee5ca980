package tischlein.cli.local;

import java.text.Normalizer;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
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

        /** Only when the game is over. */
        public static final Set<Command> OF_THE_END = Set.of(SAVE, REPLAY, REVIEW, REMATCH);

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    Pattern SPACES = Pattern.compile("\\s+");
    Pattern COMMAS = Pattern.compile("[,，、]");
    Pattern NUMBER = Pattern.compile("[0-9]{1,4}");

    /**
     * @param choices the codes of what may be chosen now, numbered from 1 where they are shown
     * @param possible what can be said here beside the choices
     */
    static TypedLine of(String typed, Vocabulary vocabulary, int[] choices, Set<Command> possible) {
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
        return asked(said, possible, false)
                .or(() -> begun(words, vocabulary, choices))
                .or(() -> ended(words, vocabulary, choices))
                .or(() -> asked(said, possible, true))
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
            String words, Set<Command> possible, boolean shortened) {
        int space = words.indexOf(' ');
        var first = (space < 0 ? words : words.substring(0, space)).toLowerCase(Locale.ROOT);
        var about = space < 0 ? "" : words.substring(space + 1);
        var commands =
                possible.stream()
                        .filter(command ->
                                shortened
                                        ? !first.isEmpty() && command.word().startsWith(first)
                                        : command.word().equals(first)
                                                || command == Command.HELP && first.equals("?"))
                        .toList();
        return commands.size() == 1
                ? Optional.of(new Ask(commands.getFirst(), about))
                : Optional.empty();
    }

    /**
     * A choice of which each word was begun: {@code p 4} for {@code play 4}, unless that could be
     * another one.
     */
    private static Optional<TypedLine> begun(String typed, Vocabulary vocabulary, int[] choices) {
        var words = typed.split(" ");
        var begun =
                IntStream.of(choices)
                        .filter(code -> begins(words, vocabulary.word(code).split(" ")))
                        .boxed()
                        .toList();
        if (begun.size() <= 1) {
            return begun.stream().<TypedLine>map(Choose::new).findFirst();
        }
        var last = words[words.length - 1];
        var exact =
                begun.stream().filter(code -> vocabulary.word(code).endsWith(" " + last)).toList();
        return Optional.of(
                exact.size() == 1
                        ? new Choose(exact.getFirst())
                        : new Unclear(begun.stream().map(vocabulary::word).toList()));
    }

    /**
     * The only choice with this word at its end: {@code c4} for {@code place c4}. A bare figure is
     * no such word: it would be taken for the number of a choice.
     */
    private static Optional<TypedLine> ended(String typed, Vocabulary vocabulary, int[] choices) {
        boolean word = typed.chars().anyMatch(Character::isLetter);
        var ended =
                IntStream.of(choices)
                        .filter(code -> word && vocabulary.word(code).endsWith(" " + typed))
                        .boxed()
                        .toList();
        return ended.size() == 1 ? Optional.of(new Choose(ended.getFirst())) : Optional.empty();
    }

    private static boolean begins(String[] typed, String[] words) {
        return !typed[0].isEmpty()
                && typed.length <= words.length
                && IntStream.range(0, typed.length).allMatch(i -> words[i].startsWith(typed[i]));
    }
}
