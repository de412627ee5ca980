package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.Replay;

/** A log is played by the version of the rules that it names, or refused. */
class OfficeVersionTest {
    private static final List<Game<?, ?, ?>> GAMES = List.of(new Office());

    private static Log log(int version) {
        return LogReader.read("a.log", "tischlein 1\ngame office " + version + "\nseats 3\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aLogIsPlayedByItsVersion(int version) {
        assertThat(Replay.game(log(version), GAMES).about().version()).isEqualTo(version);
    }

    @Test
    void anUnknownVersionIsRefusedWithThoseThatAreKnown() {
        assertThatThrownBy(() -> Replay.game(log(3), GAMES))
                .isInstanceOfSatisfying(LogError.class, error -> refuses(error, 3, List.of(2, 1)));
    }

    @Test
    void noVersionPlaysTheLogOfAnother() {
        assertThatThrownBy(() -> Replay.of(new Office(), log(1)))
                .isInstanceOfSatisfying(LogError.class, error -> refuses(error, 1, List.of(2, 1)));
        assertThatThrownBy(() -> Replay.of(Office.first(), log(2)))
                .isInstanceOfSatisfying(LogError.class, error -> refuses(error, 2, List.of(1)));
    }

    private static void refuses(LogError error, int version, List<Integer> known) {
        assertThat(error.line()).isEqualTo(2);
        assertThat(error.sentence())
                .isEqualTo(
                        Phrase.say("log.version")
                                .text("game", "office")
                                .number("version", version)
                                .numbers("known", known));
    }
}
