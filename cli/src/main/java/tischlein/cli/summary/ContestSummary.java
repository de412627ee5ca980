package tischlein.cli.summary;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.arena.play.Contest;
import tischlein.arena.statistics.Estimate;
import tischlein.arena.statistics.Findings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;

/** What a contest showed, in short, for the terminal. */
public record ContestSummary(
        Voice voice, Contest<?, ?> contest, Findings findings, double seconds, String folder) {
    private static final double PERCENT = 100;

    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(
                voice.say(
                        say("arena.played")
                                .text("game", contest.game().about().name())
                                .text("games", voice.figure(0, findings.games()))
                                .text("deals", voice.figure(0, findings.deals()))
                                .text("seconds", voice.figure(1, seconds))));
        lines.add("");
        lines.addAll(Layout.table("lrlrrr", bots()));
        lines.add("");
        if (contest.untilDecided()) {
            lines.add(voice.say(say(findings.decided() ? "arena.decided" : "arena.undecided")));
        }
        lines.addAll(Layout.wrapped(voice.text("arena.note"), voice));
        lines.add(
                voice.say(say("simulate.fingerprint").text("fingerprint", findings.fingerprint())));
        lines.addAll(Layout.wrapped(voice.say(say("arena.files").text("folder", folder)), voice));
        return lines;
    }

    private List<List<String>> bots() {
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        voice.text("simulate.bot"),
                        voice.text("simulate.wins"),
                        "",
                        voice.text("arena.fair"),
                        voice.text("simulate.score"),
                        voice.text("arena.rating")));
        for (var bot : findings.bots()) {
            rows.add(
                    List.of(
                            bot.name(),
                            voice.figure(2, PERCENT * bot.wins().mean()) + " %",
                            interval(bot.wins().times(PERCENT)),
                            bot.fair() > 0 ? voice.figure(2, bot.wins().mean() / bot.fair()) : "–",
                            voice.figure(2, bot.score().mean()),
                            findings.bots().size() > 1
                                    ? voice.figure(1, bot.rating().mean())
                                    : "–"));
        }
        return rows;
    }

    private String interval(Estimate estimate) {
        return "("
                + voice.figure(2, estimate.low())
                + " – "
                + voice.figure(2, estimate.high())
                + ")";
    }
}
