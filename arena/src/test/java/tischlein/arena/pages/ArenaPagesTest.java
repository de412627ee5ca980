package tischlein.arena.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.xml.sax.InputSource;
import tischlein.arena.Arena;
import tischlein.arena.Survey;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ContestDealer;
import tischlein.arena.play.ContestTest;
import tischlein.arena.statistics.EventCounts;
import tischlein.arena.statistics.Findings;
import tischlein.buffet.Buffet;
import tischlein.kernel.News;
import tischlein.larder.Larder;
import tischlein.testkit.texts.TextLaws;
import tischlein.words.Language;

class ArenaPagesTest {
    private static final Pattern KEY = Pattern.compile("\"(page\\.[a-z.]+)\"");
    private static final Pattern SVG = Pattern.compile("<svg.*?</svg>", Pattern.DOTALL);

    @TestFactory
    Stream<DynamicTest> lawsOfTexts() {
        return TextLaws.of(Arena.class, "arena").saying(KEY).tests();
    }

    private static String page(Contest<?, ?> contest, Language language) {
        var dealer = new ContestDealer<>(contest, News.UNHEARD);
        var deals = List.of(dealer.deal(0), dealer.deal(1), dealer.deal(2));
        return new ContestPage(contest, Findings.of(contest, deals), new PageWords(language))
                .html();
    }

    /** Drawings that can be read, and nothing that would have to be fetched. */
    private static void check(String html, int drawings) throws Exception {
        assertThat(html)
                .startsWith("<!doctype html>")
                .contains("prefers-color-scheme:dark")
                .doesNotContain("http", "<script", "<img", "@import", "url(", "NaN");
        var found = SVG.matcher(html).results().map(svg -> svg.group()).toList();
        assertThat(found).hasSize(drawings);
        for (var svg : found) {
            DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)));
        }
    }

    @Test
    void aContestHasAPageOfItsOwnInEveryLanguage() throws Exception {
        var contest = ContestTest.contest(new Buffet(), 3, 9, false, "greedy", "random");
        for (var language : Language.values()) {
            var html = page(contest, language);
            check(html, 6);
            assertThat(html).contains("lang='" + language.code() + "'", "greedy", "buffet");
        }
    }

    @Test
    void aTeamHasNoSeatsToCompareAndABotAloneNoRating() throws Exception {
        check(
                page(
                        ContestTest.contest(new Larder(), 2, 9, false, "greedy", "random"),
                        Language.EN),
                5);
        check(page(ContestTest.contest(new Buffet(), 3, 9, true, "random"), Language.EN), 4);
    }

    @Test
    void aSurveyTellsWhatHappensAndWhatNeverDoes() throws Exception {
        var equals = ContestTest.contest(new Buffet(), 4, 6, false, "greedy");
        var unequals = ContestTest.contest(new Buffet(), 4, 6, false, "greedy", "random");
        var survey = Survey.of(equals, unequals, 2, Arena.Progress.UNHEARD);
        assertThat(survey.among().games()).isEqualTo(6);
        assertThat(survey.against().games()).isEqualTo(8);
        assertThat(survey.kinds())
                .extracting(EventCounts.Kind::rule)
                .startsWith("2.2, 6.1, 7.3, 8.1", "2.4", "3.1, 3.2, 12.1", "4.2", "4.3")
                .endsWith("8.2", "12.3");
        assertThat(survey.kinds())
                .anyMatch(kind -> kind.name().equals("TAKES") && kind.games() == 6)
                .anyMatch(kind -> kind.name().equals("SECOND_HELPING") && kind.times() == 0);
        for (var language : Language.values()) {
            check(SurveyPage.html(survey, language), 6);
        }
        double wins = survey.against().bots().getFirst().wins().mean();
        var html = SurveyPage.html(survey, Language.EN);
        assertThat(html)
                .contains(
                        "<td>5.2, 7.2, 12.2</td>",
                        "Tied for last: all play again",
                        "<td>12.3</td><td>0.00</td><td>0.0\u202f%</td>",
                        "never came up; it would read: Second helping",
                        "greedy alone against random")
                .doesNotContain("all play again</td>", "second helping</td>");
        assertThat(html)
                .contains(
                        new PageWords(Language.EN).percent(wins) + " (",
                        new PageWords(Language.EN).number(2, 4 * wins)
                                + " times what equals would get");
    }

    @Test
    void theEndOfAGameIsToldWithItsRule() throws Exception {
        var equals = ContestTest.contest(new Larder(), 2, 8, false, "random");
        var unequals = ContestTest.contest(new Larder(), 2, 8, false, "greedy", "random");
        var survey = Survey.of(equals, unequals, 1, Arena.Progress.UNHEARD);
        assertThat(survey.remarks()).extracting(EventCounts.Kind::rule).containsOnly("5.4");
        assertThat(SurveyPage.html(survey, Language.EN))
                .contains("<td>5.4</td>")
                .doesNotContain("rating lost", "rating.lost");
    }

    @Test
    void whatThePartsOfAWholeAreIsSaidInWordsThatWrap() {
        var parts = List.of(new Chart.Part("skill", 0.25), new Chart.Part("the <rest>", 0.75));
        assertThat(Chart.parts("luck", parts, new PageWords(Language.EN)::percent))
                .endsWith(
                        "</svg><ul class='key'><li>25.0\u202f% skill</li>"
                                + "<li>75.0\u202f% the &lt;rest&gt;</li></ul>")
                .doesNotContain("<text");
    }

    @Test
    void aSurveyIsTheSameOnAnyNumberOfThreads() throws Exception {
        var equals = ContestTest.contest(new Larder(), 2, 8, false, "greedy");
        var unequals = ContestTest.contest(new Larder(), 2, 8, false, "greedy", "random");
        var one =
                SurveyPage.html(
                        Survey.of(equals, unequals, 1, Arena.Progress.UNHEARD), Language.DE);
        assertThat(one).contains("von greedy gewonnen").doesNotContain("allein gegen");
        assertThat(
                        SurveyPage.html(
                                Survey.of(equals, unequals, 3, Arena.Progress.UNHEARD),
                                Language.DE))
                .isEqualTo(one);
    }

    @Test
    void anAxisHasRoundNumbers() {
        var scale = AxisScale.of(0.13, 0.87, 0, 100);
        assertThat(scale.low()).isLessThanOrEqualTo(0.13);
        assertThat(scale.high()).isGreaterThanOrEqualTo(0.87);
        assertThat(scale.step()).isEqualTo(0.2);
        assertThat(scale.digits()).isEqualTo(1);
        assertThat(scale.at(scale.high())).isEqualTo(100);
        assertThat(AxisScale.of(5, 5, 0, 100).ticks()).isNotEmpty();
    }

    @Test
    void whatIsWrittenCannotBecomePartOfThePage() {
        assertThat(Sheet.table(List.of(List.of("<b>&'\"")), -1))
                .contains("&lt;b&gt;&amp;&#39;&quot;");
    }

    @Test
    void wordsInATableStandBelowTheirFiguresWhereThereIsLittleRoom() {
        var rows = List.of(List.of("5.2", "Level."));
        assertThat(Sheet.table(rows, 1)).contains("class='told'", "<th class='said'>Level.</th>");
        assertThat(Sheet.table(rows, -1)).doesNotContain("told", "said");
    }
}
