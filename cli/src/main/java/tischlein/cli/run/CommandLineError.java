package tischlein.cli.run;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import tischlein.kernel.Phrase.Sentence;

/** A command line that cannot be understood, in words that all languages have. */
public final class CommandLineError {
    private CommandLineError() {}

    public static Sentence told(ParameterException blunder) {
        var command = blunder.getCommandLine().getCommandSpec().qualifiedName();
        return what(blunder).text("help", command + " --help");
    }

    private static Sentence what(ParameterException blunder) {
        if (blunder instanceof UnmatchedArgumentException unmatched) {
            return unknown(unmatched);
        }
        if (blunder instanceof MissingParameterException missing) {
            // A word that nobody knows is said first: picocli would say it last.
            var line = missing.getCommandLine();
            if (!line.getUnmatchedArguments().isEmpty()) {
                return unknown(new UnmatchedArgumentException(line, line.getUnmatchedArguments()));
            }
            var names =
                    missing.getMissing().stream()
                            .map(CommandLineError::name)
                            .collect(Collectors.joining(", "));
            return say("usage.missing").text("name", names);
        }
        if (blunder instanceof OverwrittenOptionException twice) {
            return say("usage.twice").text("name", name(twice.getOverwritten()));
        }
        return say("usage.wrong").text("what", firstLine(String.valueOf(blunder.getMessage())));
    }

    private static Sentence unknown(UnmatchedArgumentException unmatched) {
        var word = unmatched.getUnmatched().isEmpty() ? "" : unmatched.getUnmatched().getFirst();
        List<String> near = unmatched.getSuggestions();
        return near.isEmpty()
                ? say("usage.unknown").text("word", word)
                : say("usage.unknown.near").text("word", word).texts("near", near);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option
                ? option.longestName() + " " + option.paramLabel()
                : argument.paramLabel();
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }
}
