package tischlein.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import tischlein.bots.RandomBot;
import tischlein.buffet.Buffet;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;
import tischlein.larder.Larder;

class ForecastTest {
    private static final Budget WORLDS = new Budget(Integer.MAX_VALUE, 60);

    /** What is thought of the first real choice after so many moves. */
    private static <S extends State<S>, V> Thoughts thoughts(
            Game<S, ?, V> game, int seats, int moves, long seed) {
        var s = game.start(game.about().options(seats));
        var random = new Seeded(11);
        var codes = new int[Game.MOST_CHOICES];
        for (int played = 0; ; played++) {
            int actor = Bits.lowest(game.waiting(s));
            int count = game.choices(s, actor, codes);
            if (played >= moves && actor != Game.CHANCE && count > 1) {
                return new Forecast<>(game, actor)
                        .thoughts(
                                () -> game.view(s, actor), codes, count, WORLDS, new Seeded(seed));
            }
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : new RandomBot<V>()
                                    .choose(
                                            () -> game.view(s, actor),
                                            codes,
                                            count,
                                            WORLDS,
                                            random);
            game.play(s, actor, code, News.UNHEARD);
        }
    }

    @Test
    void everyChoiceHasAChanceAndAShareOfTheMix() {
        var thoughts = thoughts(new Buffet(), 4, 60, 1);
        assertThat(thoughts.worlds()).isEqualTo(60);
        assertThat(thoughts.choices()).hasSizeGreaterThan(1);
        assertThat(thoughts.choices()).allMatch(t -> t.chance() >= 0 && t.chance() <= 1);
        assertThat(thoughts.choices().stream().mapToDouble(Thoughts.Thought::share).sum())
                .isCloseTo(1, within(1e-9));
    }

    @Test
    void theSameSeedThinksTheSame() {
        assertThat(thoughts(new Larder(), 2, 20, 3)).isEqualTo(thoughts(new Larder(), 2, 20, 3));
        assertThat(thoughts(new Larder(), 2, 20, 3)).isNotEqualTo(thoughts(new Larder(), 2, 20, 4));
    }

    @Test
    void theMixLeansToWhatWinsMore() {
        var choices = thoughts(new Buffet(), 3, 40, 1).choices();
        var best =
                choices.stream()
                        .max(java.util.Comparator.comparingDouble(Thoughts.Thought::chance))
                        .orElseThrow();
        var worst =
                choices.stream()
                        .min(java.util.Comparator.comparingDouble(Thoughts.Thought::chance))
                        .orElseThrow();
        assertThat(best.share()).isGreaterThan(worst.share());
    }
}
