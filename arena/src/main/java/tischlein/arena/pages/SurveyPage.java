package tischlein.arena.pages;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.arena.Survey;
import tischlein.arena.statistics.EventCounts;
import tischlein.kernel.Phrase;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** The designer's page of a game: how long, how close, how fair, and how much skill decides. */
public record SurveyPage(Survey survey, PageWords figures) {
    private static final int WORDS = 3; // the column with an example

    public static String html(Survey survey, Language language) {
        return new SurveyPage(survey, new PageWords(language)).html();
    }

    private String html() {
        var among = survey.among();
        var plots = new Plots(figures, survey.equals(), among);
        boolean team = survey.equals().game().about().team();
        var sheet =
                new Sheet(figures.language().code(), figures.text("page.survey.title"))
                        .paragraph(figures.table(survey.equals()))
                        .paragraph(figures.say(conditions()))
                        .tiles(tiles(plots));
        sheet.section(figures.text("page.skill"), figures.say(skillNote()), skill());
        new Plots(figures, survey.unequals(), survey.against()).luck(sheet);
        plots.common(sheet);
        if (!team) {
            sheet.section(
                    figures.text("page.races"),
                    figures.text("page.races.note"),
                    Plots.heap(figures, "page.races", survey.leads()));
        }
        sheet.wide(
                figures.text("page.kinds"), figures.text("page.kinds.note"), table(survey.kinds()));
        if (!survey.remarks().isEmpty()) {
            sheet.wide(
                    figures.text("page.remarks"),
                    figures.text("page.remarks.note"),
                    table(survey.remarks()));
        }
        return sheet.html();
    }

    private Phrase.Sentence conditions() {
        return say("page.survey.conditions")
                .text("bot", survey.equals().names().getFirst())
                .text("games", figures.number(0, survey.among().games()))
                .text("seed", Long.toString(survey.equals().seed()));
    }

    private String strong() {
        return survey.unequals().names().getFirst();
    }

    private String weak() {
        return survey.unequals().names().getLast();
    }

    private List<Sheet.Tile> tiles(Plots plots) {
        var tiles = new ArrayList<>(plots.tiles());
        boolean team = survey.equals().game().about().team();
        var skill =
                team
                        ? say("page.skill.won").text("strong", strong())
                        : say("page.skill.tile").text("strong", strong()).text("weak", weak());
        var strongest = survey.against().bots().getFirst().wins();
        tiles.add(new Sheet.Tile(figures.percent(strongest.mean()), figures.say(skill)));
        if (team) {
            tiles.add(
                    new Sheet.Tile(
                            figures.percent(survey.among().bots().getFirst().wins().mean()),
                            figures.text("page.together")));
        }
        return tiles;
    }

    private Phrase.Sentence skillNote() {
        boolean team = survey.equals().game().about().team();
        var bot = survey.against().bots().getFirst();
        var note =
                say(team ? "page.skill.team" : "page.skill.note")
                        .text("strong", strong())
                        .text("weak", weak())
                        .text("games", figures.number(0, survey.against().games()))
                        .text("wins", figures.percent(bot.wins().mean()))
                        .text("interval", figures.percents(bot.wins()));
        return team ? note : note.text("times", figures.number(2, bot.wins().mean() / bot.fair()));
    }

    private String skill() {
        var rows =
                survey.against().bots().stream()
                        .map(bot -> new Chart.Row(bot.name(), bot.wins()))
                        .toList();
        double fair = survey.against().bots().getFirst().fair();
        return Chart.whiskers(
                figures.text("page.skill"), rows, fair > 0 ? fair : Double.NaN, figures::percent);
    }

    private String table(List<EventCounts.Kind> kinds) {
        var game = survey.equals().game();
        var speaker =
                new Speaker(Texts.of(game.getClass(), game.about().name(), figures.language()));
        double games = survey.among().games();
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        figures.text("page.rule"),
                        figures.text("page.times"),
                        figures.text("page.ingames"),
                        figures.text("page.example")));
        for (var kind : kinds) {
            rows.add(
                    List.of(
                            kind.rule(),
                            figures.number(2, kind.times() / games),
                            figures.percent(kind.games() / games),
                            example(kind, speaker.say(kind.example()))));
        }
        return Sheet.table(rows, WORDS);
    }

    /** What never happened is told as it would be, so that its number does not stand alone. */
    private String example(EventCounts.Kind kind, String words) {
        return kind.times() == 0 ? figures.say(say("page.never").text("words", words)) : words;
    }
}
