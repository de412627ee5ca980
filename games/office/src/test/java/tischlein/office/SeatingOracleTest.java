package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Chance;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.play.Counts;

/** The clever way to seat clerks comes to the same as trying everything. */
class SeatingOracleTest {
    /**
     * All the ways to seat so many clerks of each colour in pairs, with one alone at the end if
     * need be.
     */
    private static long seatings(int[] clerks, int beside) {
        return seatings(clerks, IntStream.of(clerks).sum(), beside);
    }

    private static long seatings(int[] clerks, int left, int beside) {
        if (left == 0) {
            return 1;
        }
        long seatings = 0;
        for (int seat = 0; seat < clerks.length; seat++) {
            if (clerks[seat] > 0 && seat != beside) {
                clerks[seat]--;
                int next = beside == Game.NOBODY ? seat : Game.NOBODY;
                seatings += seatings(clerks, left - 1, next);
                clerks[seat]++;
            }
        }
        return seatings;
    }

    private static int packed(int... clerks) {
        int packed = 0;
        for (int seat = 0; seat < clerks.length; seat++) {
            packed |= clerks[seat] << 3 * seat;
        }
        return packed;
    }

    @Test
    void smallSeatingsAreCountedAsOneByOne() {
        for (int n = 0; n < 4 * 4 * 4 * 4 * 4; n++) {
            int[] clerks = {n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3, n >> 8 & 3};
            if (IntStream.of(clerks).sum() <= 8) {
                check(clerks, Game.NOBODY);
                for (int beside = 0; beside < clerks.length; beside++) {
                    check(clerks, beside);
                }
            }
        }
    }

    private static void check(int[] clerks, int beside) {
        for (int seat = 0; seat < clerks.length; seat++) {
            long due = 0;
            if (clerks[seat] > 0 && seat != beside) {
                clerks[seat]--;
                due = seatings(clerks, beside == Game.NOBODY ? seat : Game.NOBODY);
                clerks[seat]++;
            }
            assertThat(Seating.ways(packed(clerks), beside, seat)).isEqualTo((int) due);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 80640", "4, 11450880", "5, 59673600"})
    void thereAreSoManySeatings(int seats, int total) {
        var game = new Office();
        var s = Scene.of(seats).script.state();
        assertThat(Chance.total(game, s, new int[Game.MOST_CHOICES])).isEqualTo(total);
        int[] clerks = new int[seats];
        Arrays.fill(clerks, 8 - seats);
        assertThat(seatings(clerks, Game.NOBODY)).isEqualTo(total);
    }

    /**
     * The ways at each step are as many as the step before promised: so all seatings are equally
     * likely.
     */
    @ParameterizedTest
    @CsvSource({"3", "4", "5"})
    void allSeatingsAreEquallyLikely(int seats) {
        var game = new Office();
        var random = new Seeded(seats);
        var codes = new int[Game.MOST_CHOICES];
        for (int n = 0; n < Counts.ORACLE_CASES; n++) {
            var s = Scene.of(seats).script.state();
            int promised = Chance.total(game, s, codes);
            while (s.phase == Phase.SEATING) {
                assertThat(Chance.total(game, s, codes)).isEqualTo(promised);
                int code = game.draw(s, random, codes);
                promised = game.ways(s, code);
                game.play(s, Game.CHANCE, code, News.UNHEARD);
            }
            assertThat(promised).isEqualTo(1);
        }
    }

    /** Gives one answer and remembers of how many. */
    private static final class Answer implements RandomGenerator {
        private int answer;
        private int bound;

        @Override
        public int nextInt(int bound) {
            this.bound = bound;
            return answer;
        }

        @Override
        public long nextLong() {
            throw new IllegalStateException("a step is drawn with nextInt(bound) only");
        }
    }

    @ParameterizedTest
    @CsvSource({"3", "4", "5"})
    void aStepIsDrawnForASeatAsOftenAsItHasWays(int seats) {
        var game = new Office();
        var random = new Seeded(seats);
        var codes = new int[Game.MOST_CHOICES];
        var s = Scene.of(seats).script.state();
        while (s.phase == Phase.SEATING) {
            Map<Integer, Long> drawn = new HashMap<>();
            var each = new Answer();
            do {
                drawn.merge(game.draw(s, each, codes), 1L, Long::sum);
                each.answer++;
            } while (each.answer < each.bound);
            long total = Chance.total(game, s, codes);
            drawn.forEach((code, count) ->
                    assertThat(count * total).isEqualTo((long) game.ways(s, code) * each.bound));
            game.play(s, Game.CHANCE, Chance.pick(game, s, random, codes), News.UNHEARD);
        }
    }
}
