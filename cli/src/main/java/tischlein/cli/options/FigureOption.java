package tischlein.cli.options;

import java.util.Optional;
import picocli.CommandLine.Option;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.FigureWords;
import tischlein.client.HttpApi;

/** The part of a command line that says what a guest looks like to the others. */
public final class FigureOption {
    @Option(
            names = "--figure",
            paramLabel = "FIGURE",
            completionCandidates = Suggestions.Guises.class,
            descriptionKey = "help.figure")
    private Optional<String> figure = Optional.empty();

    /** Whoever has no wish looks as before or, if new, as lot decides. */
    public void wear(HttpApi errands, Voice voice) {
        figure.ifPresent(wanted -> errands.changeFigure(FigureWords.meant(wanted, voice)));
    }
}
