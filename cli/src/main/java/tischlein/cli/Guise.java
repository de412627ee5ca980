package tischlein.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The part of a command line that says what a guest looks like to the others. */
final class Guise {
    @Option(
            names = "--figure",
            paramLabel = "FIGURE",
            completionCandidates = Suggestions.Guises.class,
            descriptionKey = "help.figure")
    private Optional<String> figure = Optional.empty();

    /** Whoever has no wish looks as before or, if new, as lot decides. */
    void wear(Errands errands, Voice voice) {
        figure.ifPresent(wanted -> Figures.choose(wanted, errands, voice));
    }
}
