package tischlein.testkit.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Vocabulary;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.testkit.pennies.Pennies;
import tischlein.testkit.pennies.PenniesFault;
import tischlein.testkit.pennies.PenniesTable;

/** Replays of a toy, for what no real game's log can show. */
class ReplayTest {
    private static final String DEALT = "tischlein 1\ngame pennies 1\nseats 2\n* get 3\n* get 1\n";

    private static Replay<PenniesTable> replay(Game<PenniesTable, ?, ?> game, String text) {
        return Replay.of(game, LogReader.read("a.log", text)).finish(News.UNHEARD);
    }

    /** The toy with words of which one begins another. */
    @SuppressWarnings("unchecked")
    private static Game<PenniesTable, ?, ?> ambiguous() {
        var game = new Pennies(PenniesFault.NONE);
        var words = new Vocabulary(List.of("get 1", "get 2", "get 3", "more", "more than enough"));
        return (Game<PenniesTable, ?, ?>)
                Proxy.newProxyInstance(
                        ReplayTest.class.getClassLoader(),
                        new Class<?>[] {Game.class},
                        (_, method, arguments) ->
                                method.getName().equals("words")
                                        ? words
                                        : method.invoke(game, arguments));
    }

    @Test
    void aLastLineThatMayBeCutOffIsRefused() {
        var error =
                catchThrowableOfType(LogError.class, () -> replay(ambiguous(), DEALT + "0 more"));
        assertThat(error.sentence().key()).isEqualTo("log.cut");
        assertThat(error.line()).isEqualTo(6);
    }

    @Test
    void aLastLineThatCanMeanNothingElseIsPlayed() {
        assertThat(replay(ambiguous(), DEALT + "0 more\n").state().bid).containsExactly(1, 0);
        assertThat(replay(ambiguous(), DEALT + "0 more\n0 more than enough").state().bidding)
                .isEqualTo(2);
        assertThat(replay(new Pennies(PenniesFault.NONE), DEALT + "0 more").state().bid)
                .containsExactly(1, 0);
    }

    @Test
    void aLogIsPlayedStepByStep() {
        var log = LogReader.read("a.log", DEALT + "! 1 00ff\n0 more\n");
        var replay = Replay.of(new Pennies(PenniesFault.NONE), log);
        var heard = new HeardNews();
        assertThat(replay.step(heard)).isEqualTo(new Log.Move(4, Game.CHANCE, "get 3"));
        assertThat(heard.items()).hasSize(1);
        assertThat(replay.state().dealt).isEqualTo(1);
        replay.step(heard);
        assertThat(replay.step(heard)).isEqualTo(new Log.Opening(6, 1, "00ff"));
        assertThat(replay.more()).isTrue();
        replay.finish(heard);
        assertThat(replay.more()).isFalse();
        assertThat(replay.table().value("edition")).isEqualTo("old");
    }
}
