package tischlein.cli.local;

import java.text.Normalizer;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import tischlein.cli.local.TypedLine.Command;
import tischlein.cli.run.Voice;

/**
 * What the commands are called in the language of whoever types them. English words are understood
 * in every language, and letters without their accents.
 *
 * @param own by command, as they are shown
 */
public record CommandWords(Map<Command, String> own) {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}");

    public CommandWords {
        own = Map.copyOf(own);
    }

    public static CommandWords of(Voice voice) {
        var own = new EnumMap<Command, String>(Command.class);
        for (var command : Command.values()) {
            own.put(command, voice.text("command." + command.word()));
        }
        return new CommandWords(own);
    }

    public String word(Command command) {
        return own.getOrDefault(command, command.word());
    }

    /** The command with this name, among those that are possible. */
    public Optional<Command> named(String typed, Set<Command> possible) {
        var word = plain(typed);
        return word.equals("?")
                ? only(possible, Command.HELP::equals)
                : one(possible, name -> name.equals(word));
    }

    /** The only one whose name begins like this. */
    public Optional<Command> begun(String typed, Set<Command> possible) {
        var word = plain(typed);
        return word.isEmpty() ? Optional.empty() : one(possible, name -> name.startsWith(word));
    }

    /** The user's own language goes first. */
    private Optional<Command> one(Set<Command> possible, Predicate<String> fits) {
        Function<Function<Command, String>, Optional<Command>> among =
                names -> only(possible, command -> fits.test(plain(names.apply(command))));
        return among.apply(this::word).or(() -> among.apply(Command::word));
    }

    private static Optional<Command> only(Set<Command> possible, Predicate<Command> fits) {
        var found = possible.stream().filter(fits).toList();
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    /** In small letters without accents. */
    static String plain(String word) {
        var apart = Normalizer.normalize(word, Normalizer.Form.NFKD);
        return ACCENTS.matcher(apart).replaceAll("").toLowerCase(Locale.ROOT);
    }
}
