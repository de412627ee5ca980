package tischlein.arena.pages;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ThinkingTime;
import tischlein.arena.statistics.Findings;

/** What a contest showed, as a page for people: figures, drawings, and how to do it again. */
record ContestPage(Contest<?, ?> contest, Findings findings, PageWords figures) {
    String html() {
        var sheet =
                new Sheet(figures.language().code(), figures.text("page.arena.title"))
                        .paragraph(figures.table(contest))
                        .paragraph(figures.say(conditions()))
                        .tiles(tiles());
        boolean rivals = findings.bots().size() > 1;
        sheet.wide(
                figures.text("page.results"),
                figures.text("page.results.note"),
                Sheet.table(results(), -1));
        if (rivals) {
            sheet.section(
                    figures.text("page.ratings"), figures.text("page.ratings.note"), ratings());
        }
        sheet.section(figures.text("page.wins"), figures.text("page.wins.note"), wins());
        var plots = new Plots(figures, contest, findings);
        plots.common(sheet);
        plots.luck(sheet);
        sheet.wide(
                figures.text("page.again"),
                figures.text(contest.timed() ? "page.again.timed" : "page.again.note"),
                Sheet.code("tischlein arena --manifest manifest.json --out again"));
        return sheet.html();
    }

    private tischlein.kernel.Phrase.Sentence conditions() {
        return say("page.conditions")
                .texts("bots", contest.bots())
                .text("seed", Long.toString(contest.seed()))
                .text("budget", ThinkingTime.text(contest.budget()))
                .text("fingerprint", findings.fingerprint());
    }

    private List<Sheet.Tile> tiles() {
        var tiles = new ArrayList<Sheet.Tile>();
        tiles.add(new Sheet.Tile(figures.number(0, findings.games()), figures.text("page.games")));
        tiles.add(new Sheet.Tile(figures.number(0, findings.deals()), figures.text("page.deals")));
        tiles.addAll(new Plots(figures, contest, findings).tiles());
        if (contest.untilDecided()) {
            tiles.add(
                    new Sheet.Tile(
                            findings.decided() ? "✓" : "–",
                            figures.text(findings.decided() ? "page.decided" : "page.undecided")));
        }
        return tiles;
    }

    private List<List<String>> results() {
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        figures.text("page.bot"),
                        figures.text("page.share"),
                        figures.text("page.interval"),
                        figures.text("page.fair"),
                        figures.text("page.score"),
                        figures.text("page.interval"),
                        figures.text("page.rating"),
                        figures.text("page.deals")));
        for (var bot : findings.bots()) {
            rows.add(
                    List.of(
                            bot.name(),
                            figures.percent(bot.wins().mean()),
                            figures.percents(bot.wins()),
                            bot.fair() > 0
                                    ? figures.number(2, bot.wins().mean() / bot.fair())
                                    : "–",
                            figures.number(2, bot.score().mean()),
                            figures.interval(2, bot.score()),
                            findings.bots().size() > 1
                                    ? figures.number(1, bot.rating().mean())
                                    : "–",
                            figures.number(0, bot.deals())));
        }
        return rows;
    }

    private String ratings() {
        var rows =
                findings.bots().stream()
                        .map(bot -> new Chart.Row(bot.name(), bot.rating().interval()))
                        .toList();
        return Chart.whiskers(figures.text("page.ratings"), rows, Double.NaN, figures::plain);
    }

    private String wins() {
        var rows =
                findings.bots().stream().map(bot -> new Chart.Row(bot.name(), bot.wins())).toList();
        double fair = findings.bots().getFirst().fair();
        return Chart.whiskers(
                figures.text("page.wins"), rows, fair > 0 ? fair : Double.NaN, figures::percent);
    }
}
