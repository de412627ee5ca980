package tischlein.arena.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import tischlein.arena.play.Contest;
import tischlein.arena.statistics.Estimate;
import tischlein.arena.statistics.Findings;
import tischlein.arena.statistics.Luck;

/** The drawings that the page of a contest and the page of a game have in common. */
record Plots(PageWords figures, Contest<?, ?> contest, Findings findings) {
    List<Sheet.Tile> tiles() {
        var tiles = new ArrayList<Sheet.Tile>();
        tiles.add(tile(1, findings.length(), "page.moves"));
        tiles.add(tile(1, findings.decisions(), "page.choices"));
        if (!contest.game().about().team()) {
            tiles.add(tile(1, findings.leads(), "page.leads"));
            tiles.add(
                    new Sheet.Tile(
                            figures.percent(findings.ties().mean()), figures.text("page.ties")));
        }
        return tiles;
    }

    private Sheet.Tile tile(int digits, Estimate estimate, String key) {
        return new Sheet.Tile(figures.number(digits, estimate.mean()), figures.text(key));
    }

    void common(Sheet sheet) {
        sheet.section(
                figures.text("page.scores"),
                figures.text("page.scores.note"),
                Chart.heaps(
                        figures.text("page.scores"),
                        findings.bots().stream()
                                .map(bot -> new Chart.Spread(bot.name(), bot.scores()))
                                .toList(),
                        figures::plain));
        sheet.section(
                figures.text("page.lengths"),
                figures.text("page.lengths.note"),
                heap(figures, "page.lengths", findings.lengths()));
        if (!contest.game().about().team()) {
            sheet.section(figures.text("page.seats"), figures.text("page.seats.note"), seats());
        }
    }

    static String heap(PageWords figures, String key, SortedMap<Integer, Integer> counts) {
        return Chart.heaps(
                figures.text(key), List.of(new Chart.Spread("", counts)), figures::plain);
    }

    private String seats() {
        var rows = new ArrayList<Chart.Row>();
        for (var wins : findings.seats()) {
            var seat = figures.say(new tischlein.kernel.Phrase.Seat(rows.size()));
            rows.add(new Chart.Row(seat, wins));
        }
        return Chart.whiskers(
                figures.text("page.seats"), rows, 1.0 / rows.size(), figures::percent);
    }

    /** Where something is known of it. */
    void luck(Sheet sheet) {
        findings.luck()
                .ifPresent(luck ->
                        sheet.section(
                                figures.text("page.luck"),
                                figures.text("page.luck.note"),
                                Chart.parts(
                                        figures.text("page.luck"), parts(luck), figures::percent)));
    }

    private List<Chart.Part> parts(Luck luck) {
        return List.of(
                new Chart.Part(figures.text("page.luck.skill"), luck.skill()),
                new Chart.Part(figures.text("page.luck.deal"), luck.deal()),
                new Chart.Part(figures.text("page.luck.rest"), luck.rest()));
    }
}
