package tischlein.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.buffet.Buffet;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.larder.Larder;

public class ContestTest {
    public static <S extends State<S>, V> Contest<S, V> contest(
            Game<S, ?, V> game, int seats, long games, boolean untilDecided, String... bots) {
        return new Contest<>(
                game,
                game.about().options(seats),
                List.of(bots),
                games,
                7,
                new Budget(Integer.MAX_VALUE, 4),
                untilDecided);
    }

    @Test
    void theBotsOfADealTakeTurnsAtEverySeat() {
        var contest = contest(new Buffet(), 4, 100, false, "greedy", "random");
        for (int deal = 0; deal < 20; deal++) {
            var lineups = contest.lineups(deal);
            assertThat(lineups).hasSize(4).doesNotHaveDuplicates();
            for (int seat = 0; seat < 4; seat++) {
                int here = seat;
                assertThat(lineups.stream().filter(l -> l.get(here) == 0)).hasSize(1);
            }
        }
        assertThat(contest.deals()).isEqualTo(25);
    }

    @Test
    void aSeatingThatComesRoundAgainIsNotPlayedTwice() {
        var contest = contest(new Buffet(), 4, 10, false, "greedy", "random", "greedy", "random");
        var sizes = new HashSet<Integer>();
        for (int deal = 0; deal < 50; deal++) {
            var lineups = contest.lineups(deal);
            assertThat(lineups).doesNotHaveDuplicates();
            sizes.add(lineups.size());
        }
        assertThat(sizes).containsExactlyInAnyOrder(2, 4);
        assertThat(contest(new Buffet(), 4, 10, false, "random").deals()).isEqualTo(10);
    }

    @Test
    void inATeamGameEachBotPlaysEveryDealWithItself() {
        var contest = contest(new Larder(), 3, 10, false, "greedy", "random");
        assertThat(contest.lineups(4)).containsExactly(List.of(0, 0, 0), List.of(1, 1, 1));
        assertThat(contest.deals()).isEqualTo(5);
    }

    @Test
    void unknownBotsAndBotsInTwoTeamsAreRefused() {
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> contest(new Buffet(), 4, 1, false, "greedy", "nobody"));
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> contest(new Larder(), 2, 1, false, "greedy", "greedy"));
    }

    /** The first things that happen in a game: nine cards for each of four seats. */
    private static List<String> dealt(Contest<?, ?> contest, long deal, int number) {
        var told = new ArrayList<String>();
        new ContestDealer<>(contest, (what, seat, value) -> told.add(what.name() + seat + value))
                .play(deal, number, contest.lineups(deal).get(number));
        return told.subList(0, 36);
    }

    @Test
    void chanceIsTheSameInAllGamesOfADealAndInNoOther() {
        var contest = contest(new Buffet(), 4, 100, false, "greedy", "random");
        var first = dealt(contest, 0, 0);
        for (int number = 1; number < 4; number++) {
            assertThat(dealt(contest, 0, number)).isEqualTo(first);
        }
        assertThat(dealt(contest, 1, 0)).isNotEqualTo(first);
    }

    @Test
    void aGameIsPlayedTheSameWhateverWasPlayedBefore() {
        var contest = contest(new Buffet(), 3, 100, false, "greedy", "random");
        var dealer = new ContestDealer<>(contest, News.UNHEARD);
        dealer.deal(0);
        assertThat(dealer.deal(5)).isEqualTo(new ContestDealer<>(contest, News.UNHEARD).deal(5));
    }
}
