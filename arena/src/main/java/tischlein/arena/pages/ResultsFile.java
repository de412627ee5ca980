package tischlein.arena.pages;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tischlein.arena.DealJournal;
import tischlein.arena.Manifest;
import tischlein.arena.play.Contest;
import tischlein.arena.play.PlayedGame;
import tischlein.arena.statistics.Findings;
import tischlein.kernel.Fingerprint;
import tischlein.kernel.net.Learnable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** The results of a contest as programs read them. The same contest gives the same bytes. */
final class ResultsFile {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ResultsFile() {}

    static void write(
            Path folder, Contest<?, ?> contest, Findings findings, List<List<PlayedGame>> deals)
            throws IOException {
        DealJournal.replace(
                folder.resolve("results.json"),
                MAPPER.writeValueAsString(json(contest, findings)) + "\n");
        DealJournal.replace(folder.resolve("results.csv"), bots(findings));
        DealJournal.replace(folder.resolve("games.csv"), games(contest, deals));
    }

    private static Map<String, Object> json(Contest<?, ?> contest, Findings findings) {
        var json = new LinkedHashMap<String, Object>();
        json.put("manifest", Manifest.of(contest));
        Learnable.net(contest.game(), contest.options())
                .ifPresent(net -> json.put("net", net.version()));
        json.put("deals", findings.deals());
        json.put("games", findings.games());
        json.put("decided", findings.decided());
        json.put("fingerprint", findings.fingerprint());
        json.put("bots", findings.bots().stream().map(ResultsFile::json).toList());
        json.put("winsBySeat", findings.seats());
        json.put("movesPerGame", findings.length());
        json.put("decisionsPerGame", findings.decisions());
        json.put("leadChangesPerGame", findings.leads());
        json.put("ties", findings.ties());
        findings.luck().ifPresent(luck -> json.put("luck", luck));
        json.put("gamesByMoves", findings.lengths());
        return json;
    }

    private static Map<String, Object> json(Findings.OfBot bot) {
        var json = new LinkedHashMap<String, Object>();
        json.put("name", bot.name());
        json.put("deals", bot.deals());
        json.put("wins", bot.wins());
        if (bot.fair() > 0) {
            json.put("timesFairShare", bot.wins().times(1 / bot.fair()));
        }
        json.put("score", bot.score());
        json.put("rating", bot.rating());
        json.put("gamesByScore", bot.scores());
        return json;
    }

    private static String bots(Findings findings) {
        var csv =
                new StringBuilder(
                        "bot,deals,wins,winsLow,winsHigh,score,scoreLow,scoreHigh,rating,ratingDeviation\n");
        for (var bot : findings.bots()) {
            csv.append(quoted(bot.name())).append(',').append(bot.deals());
            for (double figure :
                    new double[] {
                        bot.wins().mean(), bot.wins().low(), bot.wins().high(),
                        bot.score().mean(), bot.score().low(), bot.score().high(),
                        bot.rating().mean(), bot.rating().deviation()
                    }) {
                csv.append(',').append(String.format(Locale.ROOT, "%.6f", figure));
            }
            csv.append('\n');
        }
        return csv.toString();
    }

    /** A line for each seat of each game. */
    private static String games(Contest<?, ?> contest, List<List<PlayedGame>> deals) {
        var names = contest.names().stream().map(ResultsFile::quoted).toList();
        var csv =
                new StringBuilder(
                        "deal,game,seat,bot,payoff,place,score,moves,decisions,leadChanges,fingerprint\n");
        for (var deal : deals) {
            for (var game : deal) {
                var end = "," + game.moves() + "," + game.decisions() + "," + game.leads();
                end += "," + Fingerprint.text(game.fingerprint()) + "\n";
                for (int seat = 0; seat < game.sitters().size(); seat++) {
                    var sitter = game.sitters().get(seat);
                    csv.append(game.deal()).append(',').append(game.number()).append(',');
                    csv.append(seat).append(',').append(names.get(sitter.bot())).append(',');
                    csv.append(String.format(Locale.ROOT, "%.6f", sitter.payoff()));
                    csv.append(',').append(sitter.place()).append(',').append(sitter.score());
                    csv.append(end);
                }
            }
        }
        return csv.toString();
    }

    private static String quoted(String name) {
        return name.matches("[\\w:.-]*") ? name : "\"" + name.replace("\"", "\"\"") + "\"";
    }
}
