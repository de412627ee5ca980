package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** What is shown, and what a closed purse hides. */
class OfficeWordingTest {
    private static final int COLUMNS = 80;
    private static final Office GAME = new Office();

    private static Speaker speaker(Language language, String name) {
        return new Speaker(
                Texts.of(Office.class, "office", language), Collections.nCopies(5, name));
    }

    private static List<String> picture(Scene scene, int viewer) {
        var speaker = new Speaker(Texts.of(Office.class, "office", Language.EN));
        return GAME.wording().picture(scene.script.view(viewer)).stream()
                .map(speaker::say)
                .toList();
    }

    private static final String ALL = "152 points (4×20, 4×10, 4×5, 4×2, 4×1)";

    @Test
    void aClosedPurseShowsOnlyHowManyCardsAreInIt() {
        var scene = Scene.ofFour();
        assertThat(picture(scene, 1))
                .contains(
                        "Seat 0: 20 cards", "You: " + ALL, "Seat 2: 20 cards", "Seat 3: 20 cards");
        assertThat(picture(scene, Game.ONLOOKER))
                .contains("Seat 1: 20 cards")
                .noneMatch(line -> line.contains("4×20"));
    }

    @Test
    void anOpenPurseShowsEveryCard() {
        var scene = Scene.of(4, "01 23 01 23 01 23 01 23", "purses", "open");
        assertThat(picture(scene, 1)).contains("Seat 0: " + ALL, "You: " + ALL, "Seat 3: " + ALL);
        assertThat(picture(scene, Game.ONLOOKER)).contains("Seat 1: " + ALL);
    }

    @Test
    void anEmptyPurseIsEmpty() {
        var scene = Scene.of(4, "01 23 01 23 01 23 01 23", "purses", "open").holds(0).holds(1);
        assertThat(picture(scene, 0)).contains("You: no cards", "Seat 1: no cards");
    }

    @Test
    void onlyTheShowingDiffers() {
        var closed = Scene.ofFour().bid(0, 20).script.view(1);
        var open =
                Scene.of(4, "01 23 01 23 01 23 01 23", "purses", "open").bid(0, 20).script.view(1);
        assertThat(open.hands()).isEqualTo(closed.hands());
        assertThat(open.open()).isTrue();
        assertThat(closed.open()).isFalse();
    }

    @Test
    void atTheEndEveryPurseIsOpened() {
        var scene = Scene.ofFour().toLastDuel().leftWins(1).shareOut();
        assertThat(picture(scene, 1)).filteredOn(line -> line.contains("points (")).hasSize(4);
    }

    @Test
    void theBuildingIsShownFromTheTop() {
        var scene = Scene.ofFour().leftWins(3).rightWins(1);
        assertThat(picture(scene, Game.ONLOOKER))
                .startsWith(
                        "The building, from the top:",
                        "    Ground floor: 1 Seat 0 – Seat 2, 2 Seat 0 – Seat 3",
                        "    Steps: 1 Seat 1 (beaten), 2 Seat 3 (beaten)",
                        "    Steps: 3 Seat 1 (beaten), 4 Seat 2 (beaten)",
                        "    Steps: → 5 Seat 0 – Seat 1, 6 Seat 2 – Seat 3",
                        "    Steps: 7 Seat 0 – Seat 1, 8 Seat 2 – Seat 3")
                .endsWith(
                        "Steps, pair 5: Seat 0 against Seat 1.",
                        "Last bids: 0 by Seat 2, 1 by Seat 3");
        var end = Scene.ofFour().toLastDuel().leftWins(1);
        assertThat(picture(end, Game.ONLOOKER))
                .startsWith(
                        "The building, from the top:",
                        "    Boss’s suite: Seat 0",
                        "    Second floor: 1 Seat 2 (beaten)",
                        "    First floor: 1 Seat 2 (beaten), 2 Seat 0 (beaten)",
                        "    Ground floor: 1 Seat 2 (beaten), 2 Seat 0 (beaten)");
    }

    @Test
    void whoWaitsForAnOpponentIsNotBeaten() {
        assertThat(picture(Scene.ofFour().leftWins(1), Game.ONLOOKER))
                .contains("    Ground floor: 1 Seat 0, 2 empty");
    }

    @Test
    void theBidderIsAskedForOneValueAfterTheOther() {
        var scene = Scene.ofFour();
        assertThat(prompt(scene, 0)).isEqualTo("prompt.bid.20");
        assertThat(prompt(scene, 2)).isEqualTo("prompt.watch");
        assertThat(prompt(scene, Game.ONLOOKER)).isEqualTo("prompt.watch");
        scene.script.seat(0, "twenties 0");
        assertThat(prompt(scene, 0)).isEqualTo("prompt.bid.10");
        assertThat(picture(scene, 0)).last().isEqualTo("Your bid: nothing");
        scene.script.seat(0, "tens 2", "fives 0", "twos 1");
        assertThat(prompt(scene, 0)).isEqualTo("prompt.bid.1");
        assertThat(picture(scene, 0)).last().isEqualTo("Your bid: 22 points (2×10, 2)");
        scene.script.seat(0, "ones 0");
        assertThat(prompt(scene, 0)).isEqualTo("prompt.made");
        assertThat(prompt(scene, 1)).isEqualTo("prompt.bid.20");
    }

    private static String prompt(Scene scene, int viewer) {
        return GAME.wording().prompt(scene.script.view(viewer)).key();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLineOfThePictureFitsATerminal(Language language) {
        var speaker = speaker(language, language == Language.JA ? "花子さん" : "Bernadette");
        var random = new Seeded(language.ordinal());
        var codes = new int[Game.MOST_CHOICES];
        for (int seats = 3; seats <= 5; seats++) {
            var s = Scene.of(seats).script.state();
            for (int waiting = GAME.waiting(s); waiting != 0; waiting = GAME.waiting(s)) {
                int actor = Bits.lowest(waiting);
                int viewer = actor == Game.CHANCE ? Game.ONLOOKER : actor;
                for (var line : GAME.wording().picture(GAME.view(s, viewer))) {
                    assertThat(columns(speaker.say(line)))
                            .as(speaker.say(line))
                            .isLessThanOrEqualTo(COLUMNS);
                }
                int code =
                        actor == Game.CHANCE
                                ? GAME.draw(s, random, codes)
                                : GAME.advice().move(s, actor, random);
                GAME.play(s, actor, code, News.UNHEARD);
            }
        }
    }

    /** Japanese letters are twice as wide. */
    private static int columns(String line) {
        return line.chars().map(c -> c >= 0x2E80 ? 2 : 1).sum();
    }
}
