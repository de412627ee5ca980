package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Seeded;
import tischlein.testkit.play.Counts;
import tischlein.testkit.play.GameScript;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

class BucketsViewTest {
    private static final Buckets GAME = new Buckets();

    /** Two seats; the pile has run out, and only the discard is left to draw from. */
    private static GameScript<BucketsState, BucketsView> newPile() {
        var script = Yard.of(2).hands("red 7 5 3", "blue 8 6").script();
        script.edit(s -> {
            s.discard.become(s.pile);
            s.pile.clear();
        });
        return script.seat(0, "lay red 7", "done");
    }

    @Test
    void whoRemembersWhatTheNewPileIsMadeOfKnowsTheHandOfTheOnlyOther() {
        var script = newPile();
        var view = script.view(1);

        assertThat(GAME.hides(view)).isFalse();
        var world = GAME.imagine(view, new Seeded(1));
        assertThat(world.hand[0].list())
                .containsExactly(new Card(Colour.RED, 3), new Card(Colour.RED, 5));
        assertThat(GAME.hides(script.view(Game.ONLOOKER))).isTrue();
    }

    @Test
    void aCardThatIsDrawnIsOneOfTheNewPile() {
        var script = newPile().chance("draw green 4");
        var view = script.view(1);

        assertThat(GAME.hides(view)).isTrue();
        for (int n = 0; n < Counts.IMAGINED_WORLDS; n++) {
            var world = GAME.imagine(view, new Seeded(n));
            // The others' hand is the two old cards and one that was in the pile.
            assertThat(world.hand[0].list())
                    .hasSize(3)
                    .contains(new Card(Colour.RED, 3), new Card(Colour.RED, 5));
            assertThat(world.pile.count(new Card(Colour.BLUE, 8).number())).isLessThan(2);
        }
    }

    @Test
    void aSeatSeesItsOwnHandAndOnlyTheSizeOfOthers() {
        var script = Yard.of(3).hands("red 7 5 3", "blue 8 6", "green 1").script();

        assertThat(script.view(1).hand())
                .containsExactly(new Card(Colour.BLUE, 6), new Card(Colour.BLUE, 8));
        assertThat(script.view(1).farms().stream().map(BucketsView.Farm::cards))
                .containsExactly(3, 2, 1);
        assertThat(script.view(Game.ONLOOKER).hand()).isEmpty();
        script.edit(s -> {
            s.hand[0].become(Yard.cards("yellow 1 1 2"));
            s.pile.take(Yard.cards("yellow 1 1 2"));
            s.pile.add(Yard.cards("red 7 5 3"));
        });
        var other = Yard.of(3).hands("red 7 5 3", "blue 8 6", "green 1").script().view(2);
        assertThat(script.view(2)).isEqualTo(other);
    }

    @ParameterizedTest
    @EnumSource
    void thePictureFitsEightyColumns(Language language) {
        var speaker = new Speaker(Texts.of(Buckets.class, "buckets", language));
        var script =
                Yard.of(6, "direction", "pairs")
                        .hands(
                                "red 8 7 7",
                                "blue 1 2 3 4 5 6 7 8 2 3 4 5",
                                "red 1",
                                "red 2",
                                "red 3",
                                "red 4")
                        .script()
                        .seat(0, "lay red 8", "lay red 7", "lay red 7");
        for (var view :
                List.of(script.view(0), script.view(1), GameScript.of(GAME, 6).lot(1).view(0))) {
            assertThat(GAME.wording().picture(view))
                    .map(speaker::say)
                    .allSatisfy(line -> assertThat(columns(line)).as(line).isLessThanOrEqualTo(80));
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aPyramidStandsUprightInTheTerminal(Language language) {
        var speaker = new Speaker(Texts.of(Buckets.class, "buckets", language));
        var script = GameScript.of(GAME, 2).lot(1);
        for (var colour : Colour.ALL) {
            var bucket = "bucket " + colour.word();
            script.seat(0, bucket, bucket, bucket);
        }
        var rows = GAME.wording().picture(script.view(0)).subList(1, 1 + Pyramid.ROWS);
        int top = columns(speaker.say(rows.get(0)));
        int half = columns(speaker.say(rows.get(1))) - top;
        assertThat(rows)
                .map(row -> columns(speaker.say(row)))
                .containsExactly(top, top + half, top + 2 * half, top + 3 * half, top + 4 * half);
        int left = speaker.say(rows.getLast()).indexOf(speaker.say(say("cell.yellow")));
        assertThat(speaker.say(rows.getFirst()).indexOf(speaker.say(say("cell.green"))))
                .isEqualTo(left + 4 * half);
    }

    /** How wide a terminal shows it: ideographs, kana and full-width signs take two columns. */
    private static int columns(String line) {
        return line.codePoints().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    }

    @Test
    void thePictureReadsWellAloud() {
        var yard = Yard.of(2, "direction", "equal").hands("red 7 5 3", "red 8 1 green 2");
        yard.standing(1, "1 2", "1 3", "1 4", "2 2", "2 3");
        var script =
                yard.standing(0, "1 1", "1 2").script().seat(0, "lay red 7", "lay red 3", "done");

        assertThat(said(GAME.wording().picture(script.view(1))))
                .containsExactly(
                        "Attack in red: 10 to beat, going clockwise",
                        "Seat 0: 2 buckets, cards in hand: 1",
                        "    row 1:  yellow  yellow   gap     gap     gap  ",
                        "    laid in red: 7, 3; in all 10",
                        "Seat 1: 5 buckets, cards in hand: 3",
                        "    row 2:       gap     red     red     gap  ",
                        "    row 1:   gap    yellow  yellow   grey    gap  ",
                        "Cards in the pile: 104, discarded: 0",
                        "Your cards:",
                        "    red: 1, 8",
                        "    green: 2");
    }

    @Test
    void thePromptSaysHowMuchIsMissing() {
        var script = Yard.of(3).hands("red 7", "red 6 5 4", "red 1").script();
        script.seat(0, "lay red 7", "done").chance("draw blue 1");
        assertThat(prompt(script, 1))
                .isEqualTo("You are attacked: lay at least 8 in red, or give in.");
        assertThat(prompt(script, 0)).isEqualTo("It is Seat 1’s turn to lay cards.");

        script.seat(1, "lay red 5");
        assertThat(prompt(script, 1)).isEqualTo("Lay at least 3 more in red.");

        script.seat(1, "lay red 4");
        assertThat(prompt(script, 1)).startsWith("Enough!");
    }

    @Test
    void whileASeatBuildsThePictureCountsItsBuckets() {
        var script =
                GameScript.of(GAME, 2).lot(1).seat(0, "bucket red", "bucket red", "bucket blue");

        assertThat(prompt(script, 0))
                .isEqualTo("Build your pyramid: which bucket goes to row 1, place 4?");
        assertThat(said(GAME.wording().picture(script.view(0))))
                .contains(
                        "    row 1:   red     red     blue    gap     gap  ",
                        "Still to place: 3 × yellow, 3 × grey, 1 × red, 2 × blue, 3 × green");
        script.seat(0, "bucket red");
        assertThat(said(GAME.wording().picture(script.view(0))))
                .contains("Still to place: 3 × yellow, 3 × grey, 2 × blue, 3 × green");
        assertThat(prompt(script, 1)).contains("row 1, place 1");
        assertThat(prompt(script, Game.ONLOOKER)).isEqualTo("Everybody is building a pyramid.");
    }

    @Test
    void theChoiceOfABucketSaysHowManyGo() {
        var script = Yard.of(3).hands("yellow 7", "red 1", "red 1").script();
        script.seat(0, "lay yellow 7", "done").chance("draw blue 1").seat(1, "give in");

        assertThat(script.choices(1).stream().map(word -> choice(script, 1, word)))
                .containsExactly(
                        "Remove the bucket at row 1, place 1: 5 buckets gone",
                        "Remove the bucket at row 1, place 2: 8 buckets gone",
                        "Remove the bucket at row 1, place 3: 9 buckets gone");
        script.seat(1, "take 1 2");
        assertThat(choice(script, 1, "keep left")).isEqualTo("Keep the left part: 1 bucket");
        assertThat(choice(script, 1, "keep right")).isEqualTo("Keep the right part: 6 buckets");
    }

    private static String prompt(GameScript<BucketsState, BucketsView> script, int viewer) {
        return said(List.of(GAME.wording().prompt(script.view(viewer)))).getFirst();
    }

    private static String choice(
            GameScript<BucketsState, BucketsView> script, int viewer, String word) {
        var choice = GAME.wording().choice(script.view(viewer), GAME.words().code(word));
        return said(List.of(choice)).getFirst();
    }

    private static List<String> said(List<Sentence> sentences) {
        var speaker = new Speaker(Texts.of(Buckets.class, "buckets", Language.EN));
        return sentences.stream().map(speaker::say).toList();
    }
}
