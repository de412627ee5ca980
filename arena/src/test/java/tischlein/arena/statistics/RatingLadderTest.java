package tischlein.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.arena.play.GameSums;
import tischlein.arena.play.PlayedGame;
import tischlein.kernel.Seeded;

class RatingLadderTest {
    private static PlayedGame game(int number, List<Integer> bots, List<Integer> places) {
        var sitters = new ArrayList<PlayedGame.Sitter>();
        for (int i = 0; i < bots.size(); i++) {
            int parts = places.get(i) == 1 ? (int) GameSums.WIN : 0;
            sitters.add(new PlayedGame.Sitter(bots.get(i), parts, places.get(i), 0));
        }
        return new PlayedGame(0, number, 10, 5, 0, number, sitters);
    }

    @Test
    void oneGameIsRatedAsOneMatch() {
        var ladder = new RatingLadder(3, false);
        ladder.add(List.of(game(0, List.of(2, 0, 1), List.of(1, 2, 3))));
        var all = List.of(Rating.UNKNOWN, Rating.UNKNOWN, Rating.UNKNOWN);
        var after = PlackettLuce.after(all, List.of(1, 2, 3));
        same(ladder.rating(2), after.get(0));
        same(ladder.rating(0), after.get(1));
        same(ladder.rating(1), after.get(2));
    }

    private static void same(Rating one, Rating two) {
        assertThat(one.mean()).isCloseTo(two.mean(), within(1e-12));
        assertThat(one.deviation()).isCloseTo(two.deviation(), within(1e-12));
    }

    @Test
    void gamesOfADealThatSayTheSameCountOnce() {
        var once = new RatingLadder(2, false);
        var twice = new RatingLadder(2, false);
        var game = game(0, List.of(0, 1), List.of(1, 2));
        once.add(List.of(game));
        twice.add(List.of(game, game(1, List.of(1, 0), List.of(2, 1))));
        same(twice.rating(0), once.rating(0));
        same(twice.rating(1), once.rating(1));
    }

    @Test
    void whatTheSeatDecidesChangesNoMean() {
        var ladder = new RatingLadder(2, false);
        ladder.add(
                List.of(
                        game(0, List.of(0, 1), List.of(1, 2)),
                        game(1, List.of(1, 0), List.of(1, 2))));
        assertThat(ladder.rating(0).mean()).isCloseTo(25, within(1e-12));
        assertThat(ladder.rating(0).deviation()).isLessThan(Rating.UNKNOWN.deviation());
    }

    /** One against three of another kind: it need not win more often than all three together. */
    @Test
    void whoWinsMoreThanItsShareIsRatedHigher() {
        var coin = new Seeded(7);
        var ladder = new RatingLadder(2, false);
        for (int deal = 0; deal < 300; deal++) {
            int first = coin.nextInt(100) < 40 ? 0 : 1 + coin.nextInt(3);
            var places = new ArrayList<Integer>();
            for (int seat = 0; seat < 4; seat++) {
                places.add(seat == first ? 1 : 2);
            }
            ladder.add(List.of(game(0, List.of(0, 1, 1, 1), places)));
        }
        assertThat(ladder.rating(0).mean()).isGreaterThan(ladder.rating(1).mean() + 2);
    }

    @Test
    void againstItselfNobodyIsRated() {
        var ladder = new RatingLadder(1, false);
        ladder.add(List.of(game(0, List.of(0, 0), List.of(1, 2))));
        assertThat(ladder.rating(0)).isEqualTo(Rating.UNKNOWN);
    }

    /** In a team game a match is made of the games that each bot plays by itself. */
    @Test
    void teamsAreComparedByTheDeal() {
        var ladder = new RatingLadder(2, true);
        ladder.add(
                List.of(
                        game(0, List.of(0, 0), List.of(1, 1)),
                        game(1, List.of(1, 1), List.of(2, 2))));
        assertThat(ladder.rating(0).mean()).isGreaterThan(25);
        assertThat(ladder.rating(1).mean()).isLessThan(25);
    }
}
