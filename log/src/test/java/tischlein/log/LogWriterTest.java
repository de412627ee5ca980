package tischlein.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Description;
import tischlein.kernel.Game;
import tischlein.kernel.Option;

class LogWriterTest {
    private static final String HASH = "0123456789abcdef".repeat(4);
    private static final Description TOY =
            new Description(
                    "toy",
                    3,
                    1,
                    4,
                    List.of(Option.of("colour", "red", "blue"), Option.seat("first", 4)),
                    false,
                    false);

    @Test
    void whatIsWrittenCanBeReadAndWrittenAgain() {
        var options = TOY.options(2, Map.of("first", "1"));
        var text =
                new LogWriter(TOY, options)
                        .seal(HASH)
                        .comment("they are off")
                        .comment("")
                        .move(Game.CHANCE, "roll 6")
                        .move(1, "go left")
                        .entry(new Log.Commitment(0, 1, HASH))
                        .entry(new Log.Opening(0, 1, "00ff"))
                        .entry(new Log.Seed(0, "12ab"))
                        .text();
        assertThat(text)
                .isEqualTo(
                        """
                        tischlein 1
                        game toy 3
                        seats 2 colour red first 1
                        seal %s
                        # they are off
                        #
                        * roll 6
                        1 go left
                        ~ 1 %s
                        ! 1 00ff
                        seed 12ab
                        """
                                .formatted(HASH, HASH));
        var log = LogReader.read("a.log", text);
        var again =
                new LogWriter(TOY, options)
                        .seal(log.header().seal().orElseThrow())
                        .comment("they are off")
                        .comment("")
                        .entries(log.entries());
        assertThat(again.text()).isEqualTo(text);
    }
}
