package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.office.OfficeState.Phase;

/** The clever way to share out the roof comes to the same as shuffling it. */
class ShareOracleTest {
    /** Seats 0 and 1 are to bid. */
    private static final OfficeState DUEL = Scene.ofFour().script.state();

    @Test
    void toDrawTheSharesIsTheSameAsToShuffleNinePiles() {
        var roof = List.of(20, 20, 5, 5, 5, 1, 1, 1, 1, 1);
        Map<List<List<Integer>>, Long> drawn = new HashMap<>();
        draw(shareOut(roof), 1, drawn);
        Map<List<List<Integer>>, Long> dealt = new HashMap<>();
        long orders = 10L * 9 * 8 * 7 * 6 * 5 * 4; // of the seven cards that are taken
        shuffle(new ArrayList<>(roof), new ArrayList<>(), dealt);
        assertThat(drawn.values().stream().mapToLong(n -> n).sum()).isEqualTo(orders);
        assertThat(drawn).isEqualTo(dealt);
    }

    /**
     * After the last duel, with a boss, a challenger and two beaten clerks of four different seats.
     */
    private static OfficeState shareOut(List<Integer> roof) {
        var s = DUEL.copy();
        s.phase = Phase.SHARE;
        s.duel = Floor.BOSS;
        s.clerk[1] = 0;
        s.clerk[3] = 1;
        s.clerk[4] = 2;
        s.clerk[7] = 3;
        for (int seat = 0; seat < s.seats; seat++) {
            s.hand[seat] = 0;
        }
        s.roof = InfluenceCard.bag(roof);
        s.pile = roof.size() / 9;
        return s;
    }

    /** Every way that chance can go, counted as often as it has ways. */
    private static void draw(OfficeState s, long ways, Map<List<List<Integer>>, Long> ends) {
        var game = new Office();
        if (game.waiting(s) != Bits.bit(Game.CHANCE)) {
            ends.merge(game.view(s, Game.ONLOOKER).hands(), ways, Long::sum);
            return;
        }
        var codes = new int[Game.MOST_CHOICES];
        int n = game.choices(s, Game.CHANCE, codes);
        for (int code : Arrays.copyOf(codes, n)) {
            var next = s.copy();
            game.play(next, Game.CHANCE, code, News.UNHEARD);
            draw(next, ways * game.ways(s, code), ends);
        }
    }

    /** Every order of the cards: the first three are the boss's piles, and so on. */
    private static void shuffle(
            List<Integer> rest, List<Integer> top, Map<List<List<Integer>>, Long> ends) {
        if (top.size() == 7) {
            var hands =
                    List.of(
                            falling(top.subList(0, 3)),
                            falling(top.subList(3, 5)),
                            falling(top.subList(5, 6)),
                            falling(top.subList(6, 7)));
            ends.merge(hands, 1L, Long::sum);
            return;
        }
        for (int i = 0; i < rest.size(); i++) {
            top.add(rest.remove(/* index */ i));
            shuffle(rest, top, ends);
            rest.add(i, top.removeLast());
        }
    }

    private static List<Integer> falling(List<Integer> cards) {
        return cards.stream().sorted(Collections.reverseOrder()).toList();
    }
}
