package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.Surroundings;
import tischlein.kernel.Unsuitable;

/** {@code tischlein completion}: teaches a shell how command lines can go on. */
@Command(
        name = "completion",
        footer = {
            "  source <(tischlein completion bash)",
            "  tischlein completion zsh > ~/.tischlein-completion"
        })
final class CompletionCommand implements Runnable {
    private static final String NAME = "tischlein";

    /** With it bash would offer no files where the script knows nothing; zsh does anyway. */
    private static final String NO_FILES = "type compopt &>/dev/null && compopt +o default";

    /** Bash would complete only what is behind the = of {@code --option edition=2005}. */
    private static final String WHOLE_OPTIONS = "COMP_WORDBREAKS=${COMP_WORDBREAKS//=/}";

    private final Surroundings around;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Parameters(
            paramLabel = "bash|zsh",
            completionCandidates = Suggestions.Shells.class,
            descriptionKey = "help.shell")
    private String shell = "";

    CompletionCommand(Surroundings around) {
        this.around = around;
    }

    /** One script for both: it tells by itself which of them reads it. */
    @Override
    public void run() {
        if (!Suggestions.SHELLS.contains(shell)) {
            throw new Unsuitable(say("unsuitable.shell").text("found", shell));
        }
        var script = AutoComplete.bash(NAME, spec.root().commandLine());
        around.print(WHOLE_OPTIONS);
        around.out().print(script.replace(NO_FILES, ""));
    }
}
