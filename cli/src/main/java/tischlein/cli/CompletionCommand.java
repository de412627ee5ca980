package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
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

    /** The script is written for bash; zsh can read it once it has been told so. */
    private static final String FOR_ZSH = "autoload -U +X compinit && compinit\n";

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

    @Override
    public void run() {
        var prelude =
                switch (shell) {
                    case "bash" -> "";
                    case "zsh" -> FOR_ZSH;
                    default -> throw new Unsuitable(say("unsuitable.shell").text("found", shell));
                };
        around.out().print(prelude + AutoComplete.bash(NAME, spec.root().commandLine()));
    }
}
