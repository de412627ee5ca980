package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

class RepertoireTest {
    private static final int BEGINS_WITH = 24;

    /**
     * The whole choices considered where the first seat has to choose that cannot list them all.
     */
    private static int distinct(String name, int seats) {
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            if (game.about().name().equals(name)) {
                return distinct(game, seats);
            }
        }
        throw new AssertionError(name);
    }

    private static <S extends State<S>> int distinct(Game<S, ?, ?> game, int seats) {
        var random = new Seeded(3);
        var codes = new int[Game.MOST_CHOICES];
        for (S s = game.start(game.about().options(seats)); ; ) {
            int actor = Bits.lowest(game.waiting(s));
            if (actor != Game.CHANCE && !game.midway(s, actor)) {
                var repertoire = new Repertoire<>(game);
                repertoire.begin(s, actor, random);
                if (repertoire.isSampled()) {
                    assertThat(repertoire.row(0)[0])
                            .isEqualTo(game.advice().move(s, actor, random));
                    return (int)
                            IntStream.range(0, repertoire.size())
                                    .mapToObj(place -> Arrays.toString(repertoire.row(place)))
                                    .distinct()
                                    .count();
                }
            }
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : codes[random.nextInt(game.choices(s, actor, codes))];
            game.play(s, actor, code, News.UNHEARD);
        }
    }

    @Test
    void thereAreManyPyramidsToConsider() {
        assertThat(distinct("buckets", 4)).isBetween(BEGINS_WITH / 2, BEGINS_WITH);
    }

    @Test
    void thereAreManySwapsToConsiderAlthoughAdviceIsAlwaysTheSame() {
        assertThat(distinct("buffet", 5)).isBetween(BEGINS_WITH / 3, BEGINS_WITH);
    }
}
