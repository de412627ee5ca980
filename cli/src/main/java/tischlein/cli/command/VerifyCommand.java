package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.Misfit;
import tischlein.log.Replay;
import tischlein.log.Verification;
import tischlein.table.store.ProtocolJson;

/** {@code tischlein verify}: checks that a log was played fairly. */
@Command(
        name = "verify",
        footer = {
            "  tischlein verify game.log",
            "  tischlein record buffet --sealed | tischlein verify - --json"
        })
public final class VerifyCommand implements Callable<Integer> {
    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.log")
    private String file = "";

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public VerifyCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        var log = ReplayCommand.read(file, around);
        return verify(Replay.game(log, InstalledGames.games()), log);
    }

    private <S extends State<S>> int verify(Game<S, ?, ?> game, Log log) {
        Verification verification;
        try {
            verification = Verification.of(game, log);
        } catch (LogError e) {
            throw new BadInput(voice.of(game, List.of()).say(e.told())); // it may quote the game
        }
        if (json) {
            around.print(JsonOutput.text(summary(log, verification)));
        } else {
            tell(log, verification);
        }
        return verification.misfit().isPresent() ? ExitCode.BAD_INPUT : proof(verification);
    }

    /** The exit code if nothing contradicts the log. */
    private static int proof(Verification verification) {
        return switch (verification.chance()) {
            case CHECKED, UNTOLD -> ExitCode.FINE;
            case MISSING, UNSEALED -> ExitCode.FAILED;
        };
    }

    private void tell(Log log, Verification verification) {
        verification
                .misfit()
                .ifPresent(misfit -> {
                    throw new LogError(log.file(), misfit.line(), told(misfit));
                });
        boolean promised = log.header().seal().isPresent() || verification.kept() > 0;
        if (verification.kept() > 0) {
            print(say("verify.kept").count(verification.kept()));
        }
        if (promised && verification.uncommitted() > 0) {
            print(say("verify.uncommitted").count(verification.uncommitted()));
        }
        switch (verification.chance()) {
            case CHECKED -> {
                print(say("verify.drawn").count(verification.draws()));
                print(say("verify.fits"));
            }
            case UNTOLD -> {
                print(say("verify.untold").count(verification.draws()));
                print(say("verify.sofar"));
            }
            case MISSING -> complain(log, say("verify.missing").count(verification.draws()));
            case UNSEALED -> complain(log, say("verify.unsealed"));
        }
    }

    private void print(Sentence sentence) {
        Layout.wrapped(voice.say(sentence), voice).forEach(around::print);
    }

    private void complain(Log log, Sentence what) {
        around.out().flush();
        around.err()
                .println(voice.say(say("log.file").text("file", log.file()).with("what", what)));
    }

    private static Sentence told(Misfit misfit) {
        var sentence =
                switch (misfit.kind()) {
                    case LENGTH -> say("verify.length");
                    case SEAL -> say("verify.seal");
                    case DRAW -> say("verify.draw");
                    case PLEDGE -> say("verify.pledge");
                    case UNCOMMITTED -> say("verify.alone");
                    case MISPLACED -> say("verify.misplaced");
                    case UNOPENED -> say("verify.unopened");
                    case ENDED -> say("verify.ended");
                    case UNFOUNDED -> say("verify.unfounded");
                };
        return sentence.text("expected", misfit.expected()).text("found", misfit.found());
    }

    private Map<String, Object> summary(Log log, Verification verification) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", log.header().game());
        json.put("file", log.file());
        json.put("fits", verification.misfit().isEmpty());
        json.put("chance", verification.chance().name().toLowerCase(Locale.ROOT));
        json.put("draws", verification.draws());
        json.put("kept", verification.kept());
        json.put("uncommitted", verification.uncommitted());
        verification.misfit().ifPresent(misfit -> json.put("misfit", summary(misfit)));
        return json;
    }

    private Map<String, Object> summary(Misfit misfit) {
        return ProtocolJson.object(
                "line", misfit.line(),
                "kind", misfit.kind().name().toLowerCase(Locale.ROOT),
                "expected", misfit.expected(),
                "found", misfit.found(),
                "told", voice.say(told(misfit)));
    }
}
