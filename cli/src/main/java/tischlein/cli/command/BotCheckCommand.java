package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.bots.BotComplaints;
import tischlein.cli.bots.BotProtocol;
import tischlein.cli.bots.Conformance;
import tischlein.cli.bots.ExternalBot;
import tischlein.cli.options.BotOption;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.table.store.ProtocolJson;

/** {@code tischlein bot-check}: tries whether a program is a bot by docs/bots.md. */
@Command(
        name = "bot-check",
        footer = {
            "  tischlein bot-check --run \"python3 examples/bot.py\"",
            "  tischlein bot-check --run ./my-bot --game office --games 20 --json"
        })
public final class BotCheckCommand implements Callable<Integer> {
    private static final int MOST_TOLD = 5;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final BotOption place = new BotOption();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            descriptionKey = "help.check.game")
    private List<String> names = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", descriptionKey = "help.check.games")
    private String games = "1";

    @Option(names = "--budget", paramLabel = "MS", descriptionKey = "help.check.budget")
    private String budget = "1000";

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.check.seed")
    private String seed = "1";

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public BotCheckCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        List<Game<?, ?, ?>> wanted =
                names.isEmpty()
                        ? InstalledGames.games()
                        : names.stream().<Game<?, ?, ?>>map(InstalledGames::game).toList();
        int count = (int) Numeral.within("--games", games, 0, 1_000);
        var kit =
                new Conformance(
                        () -> place.found(around),
                        BotCommand.budget(budget),
                        Numeral.seed("--seed", seed));
        var results = new ArrayList<Conformance.Outcome>();
        for (var game : wanted) {
            report(kit.dialogue(game), results);
            for (int n = 0; n < count; n++) {
                report(kit.wholeGame(game, n), results);
            }
        }
        long failed = results.stream().filter(outcome -> !outcome.passed()).count();
        if (json) {
            around.print(JsonOutput.text(summary(results, failed)));
        } else {
            around.print(
                    voice.say(
                            failed == 0
                                    ? say("check.passed").count(results.size())
                                    : say("check.failed")
                                            .number("failed", (int) failed)
                                            .count(results.size())));
        }
        return failed == 0 ? ExitCode.FINE : ExitCode.FAILED;
    }

    private void report(Conformance.Outcome outcome, List<Conformance.Outcome> results) {
        results.add(outcome);
        if (json) {
            return;
        }
        var out = around.out();
        Layout.wrapped(voice.say(headline(outcome)), voice).forEach(out::println);
        outcome.complaints().stream()
                .limit(MOST_TOLD)
                .map(complaint -> "  " + voice.say(BotComplaints.told(complaint)))
                .forEach(line -> Layout.wrapped(line, voice).forEach(out::println));
        if (outcome.complaints().size() > MOST_TOLD) {
            out.println(
                    "  "
                            + voice.say(
                                    say("check.more")
                                            .number(
                                                    "more",
                                                    outcome.complaints().size() - MOST_TOLD)));
        }
        out.flush();
    }

    private static Sentence headline(Conformance.Outcome outcome) {
        var said =
                outcome.recorded()
                        ? say(outcome.passed() ? "check.dialogue.ok" : "check.dialogue.bad")
                        : say(outcome.passed() ? "check.game.ok" : "check.game.bad")
                                .number("seats", outcome.seats())
                                .number("seat", outcome.seat());
        return said.text("game", outcome.game()).number("answers", (int) outcome.answers());
    }

    private Map<String, Object> summary(List<Conformance.Outcome> results, long failed) {
        return ProtocolJson.object(
                "protocol",
                BotProtocol.VERSION,
                "checks",
                results.size(),
                "failed",
                failed,
                "results",
                results.stream().map(this::described).toList());
    }

    private Map<String, Object> described(Conformance.Outcome outcome) {
        return ProtocolJson.object(
                "game", outcome.game(),
                "kind", outcome.recorded() ? "dialogue" : "game",
                "seats", outcome.seats(),
                "seat", outcome.seat(),
                "answers", outcome.answers(),
                "passed", outcome.passed(),
                "slips", outcome.complaints().stream().map(this::described).toList());
    }

    private Map<String, Object> described(ExternalBot.Complaint complaint) {
        return ProtocolJson.object(
                "slip", complaint.slip().word(),
                "turn", complaint.turn(),
                "says", voice.say(BotComplaints.told(complaint)));
    }
}
