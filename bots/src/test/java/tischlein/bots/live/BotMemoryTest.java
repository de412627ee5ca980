package tischlein.bots.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

class BotMemoryTest {
    private static final Budget SHORT = new Budget(Integer.MAX_VALUE, 2000);

    private static Game<?, ?, ?> game(String name) {
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            if (game.about().name().equals(name)) {
                return game;
            }
        }
        throw new AssertionError("there is no " + name);
    }

    /** A bot's memory after its first choice of a game, which begins with a memory. */
    private static <S extends State<S>, V> BotMemory learned(
            Game<S, ?, V> game, String bot, BotMemory before) {
        var random = new Seeded(5);
        var codes = new int[Game.MOST_CHOICES];
        S s = game.start(game.about().options(game.about().mostSeats()));
        while (Bits.has(game.waiting(s), Game.CHANCE)) {
            game.play(s, Game.CHANCE, game.draw(s, random, codes), News.UNHEARD);
        }
        int seat = Bits.lowest(game.waiting(s));
        var player = Bots.hurried(bot, game, seat);
        player.recall(before);
        int count = game.choices(s, seat, codes);
        player.choose(() -> game.view(s, seat), codes, count, SHORT, random);
        return player.memory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "buckets"})
    void whoSearchesGoesOnFromWhatItRemembers(String name) {
        for (var bot : List.of("search:iterations=2000", "sharp:iterations=2000")) {
            var first = learned(game(name), bot, BotMemory.NONE);
            var second = learned(game(name), bot, first);
            assertThat(first.isEmpty()).isFalse();
            assertThat(second.experience()).isGreaterThan(first.experience());
            assertThat(learned(game(name), bot, BotMemory.NONE)).isEqualTo(first);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gentle", "fair", "greedy", "random", "expert"})
    void whoDoesNotSearchRemembersNothing(String bot) {
        var before = learned(game("buffet"), "search:iterations=2000", BotMemory.NONE);
        assertThat(learned(game("buffet"), bot, before).isEmpty()).isTrue();
    }

    @Test
    void aMemoryStaysAsItIsWhateverBecomesOfTheArraysItWasMadeOf() {
        long[] keys = {1};
        int[] visits = {20};
        float[] usual = {0.5f};
        int[] first = {0, 2};
        float[] regret = {1, -1};
        var memory = new BotMemory(keys, visits, usual, first, regret);
        var same = new BotMemory(keys, visits, usual, first, regret);
        keys[0] = 2;
        visits[0] = 3;
        usual[0] = 4;
        first[1] = 1;
        regret[0] = 5;
        assertThat(memory).isEqualTo(same).hasSameHashCodeAs(same);
        assertThat(memory).isNotEqualTo(new BotMemory(keys, visits, usual, first, regret));
    }
}
