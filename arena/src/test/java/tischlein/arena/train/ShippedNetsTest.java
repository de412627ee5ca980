package tischlein.arena.train;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.net.NetShape;
import tischlein.larder.Larder;

/**
 * The nets that come with the games. That they are what the command makes is seen by bench/nets.
 */
class ShippedNetsTest {
    private static final int GAMES = 64;
    private final Larder game = new Larder();

    /** So whoever changes what nets learn, or how, trains those anew that come with the games. */
    @ParameterizedTest
    @CsvSource({"one,7043245f", "two,f318d631"})
    void aShortTrainingMakesTheNetItHasAlwaysMade(String side, String version)
            throws InterruptedException {
        var course = game.course(game.about().options(1, Map.of("side", side))).orElseThrow();
        var trained = new Training(course, GAMES, 1).run(2, Training.Progress.UNHEARD);
        assertThat(trained.net().version()).isEqualTo(version);
    }

    @ParameterizedTest
    @CsvSource({"one", "two"})
    void theNetIsOfTheShapeThatIsTrainedAndSmall(String side) {
        var options = game.about().options(1, Map.of("side", side));
        var net = game.net(options).orElseThrow();
        assertThat(net.shape()).isEqualTo(game.course(options).orElseThrow().shape());
        assertThat(net.bytes()).hasSizeLessThanOrEqualTo(NetShape.MOST_BYTES);
    }

    @Test
    void withLinesThereIsNone() {
        var options = game.about().options(2, Map.of("line", "on"));
        assertThat(game.net(options)).isEmpty();
        assertThat(game.course(options)).isEmpty();
    }
}
