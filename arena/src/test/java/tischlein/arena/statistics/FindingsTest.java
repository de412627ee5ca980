package tischlein.arena.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.Test;
import tischlein.arena.play.ContestDealer;
import tischlein.arena.play.ContestTest;
import tischlein.arena.play.GameSums;
import tischlein.arena.play.PlayedGame;
import tischlein.buckets.Buckets;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;

class FindingsTest {
    private static final int WHOLE = (int) GameSums.WIN;

    /**
     * Deals of two games between two bots at two seats.
     *
     * @param winner the seat that wins, by the deal and by the bot at seat 0
     */
    private static List<List<PlayedGame>> deals(int count, IntBinaryOperator winner) {
        var deals = new ArrayList<List<PlayedGame>>();
        for (int deal = 0; deal < count; deal++) {
            var games = new ArrayList<PlayedGame>();
            for (int first = 0; first < 2; first++) {
                int wins = winner.applyAsInt(deal, first);
                games.add(
                        new PlayedGame(
                                deal,
                                first,
                                100 + first,
                                50,
                                first,
                                deal,
                                List.of(sitter(first, wins == 0), sitter(1 - first, wins == 1))));
            }
            deals.add(games);
        }
        return deals;
    }

    private static PlayedGame.Sitter sitter(int bot, boolean wins) {
        return new PlayedGame.Sitter(bot, wins ? WHOLE : 0, wins ? 1 : 2, wins ? 10 : 5);
    }

    private static Findings findings(List<List<PlayedGame>> deals) {
        return Findings.of(
                ContestTest.contest(new Buckets(), 2, 2L * deals.size(), false, "greedy", "random"),
                deals);
    }

    @Test
    void ifTheSameBotAlwaysWinsItIsAllSkill() {
        var findings = findings(deals(100, (_, first) -> first));
        assertThat(findings.luck().orElseThrow().skill()).isCloseTo(1, within(1e-9));
        assertThat(findings.bots().get(0).wins().mean()).isEqualTo(1);
        assertThat(findings.bots().get(0).wins().low()).isBetween(0.9, 0.99);
        assertThat(findings.bots().get(0).rating().mean()).isGreaterThan(25);
        assertThat(findings.bots().get(1).rating().mean()).isLessThan(25);
        assertThat(findings.seats().get(0).mean()).isEqualTo(0.5);
    }

    @Test
    void ifTheDealSettlesWhichSeatWinsItIsAllLuck() {
        var findings = findings(deals(100, (deal, _) -> deal % 2));
        assertThat(findings.luck().orElseThrow().deal()).isCloseTo(1, within(1e-9));
        for (var bot : findings.bots()) {
            assertThat(bot.wins().mean()).isEqualTo(0.5);
            assertThat(bot.rating().mean()).isCloseTo(25, within(1e-9));
        }
    }

    @Test
    void ifNeitherSettlesItItIsTheRest() {
        var coin = new Seeded(3);
        var luck = findings(deals(4000, (_, _) -> coin.nextInt(2))).luck().orElseThrow();
        assertThat(luck.rest()).isGreaterThan(0.95);
    }

    @Test
    void gamesOfADealCountAsOneObservation() {
        var coin = new Seeded(3);
        var once = deals(200, (_, first) -> coin.nextInt(10) < 7 ? first : 1 - first);
        var doubled = new ArrayList<List<PlayedGame>>();
        for (var deal : once) {
            var twice = new ArrayList<>(deal);
            twice.addAll(deal);
            doubled.add(twice);
        }
        assertThat(findings(doubled).bots().get(0).wins())
                .isEqualTo(findings(once).bots().get(0).wins());
    }

    @Test
    void lengthsLeadsAndScoresAreCounted() {
        var findings = findings(deals(10, (_, first) -> first));
        assertThat(findings.games()).isEqualTo(20);
        assertThat(findings.deals()).isEqualTo(10);
        assertThat(findings.length().mean()).isEqualTo(100.5);
        assertThat(findings.lengths()).containsEntry(100, 10).containsEntry(101, 10);
        assertThat(findings.leads().mean()).isEqualTo(0.5);
        assertThat(findings.ties().mean()).isZero();
        assertThat(findings.bots().get(0).scores()).isEqualTo(Map.of(10, 20));
    }

    @Test
    void aBotAloneHasNobodyToBeComparedWith() {
        var contest = ContestTest.contest(new Buckets(), 2, 3, false, "random");
        var dealer = new ContestDealer<>(contest, News.UNHEARD);
        var findings = Findings.of(contest, List.of(dealer.deal(0), dealer.deal(1)));
        assertThat(findings.luck()).isEmpty();
        assertThat(findings.bots().getFirst().rating().mean()).isEqualTo(25);
    }
}
