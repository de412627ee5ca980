package tischlein.table;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.io.ByteArrayInputStream;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;
import tischlein.log.Replay;
import tischlein.log.Verification;
import tischlein.table.store.ProtocolJson;

/**
 * Any bytes, taken for a log: they are one, or it is said what is wrong. What is accepted can be
 * written and read again. A target for {@code .build/fuzz}.
 */
public final class LogFuzz {
    private LogFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        read(data.consumeRemainingAsBytes());
    }

    /** Whether it is a log that a game allows. */
    static boolean read(byte[] bytes) {
        try {
            var log = LogReader.read("log", new ByteArrayInputStream(bytes));
            accept(Replay.game(log, LiveTablesTest.GAMES), log);
            return true;
        } catch (LogError error) {
            ProtocolJson.write(error.told());
            return false;
        }
    }

    private static <S extends State<S>> void accept(Game<S, ?, ?> game, Log log) {
        var replay = Replay.of(game, log).finish(News.UNHEARD);
        Verification.of(game, log);
        var writer = new LogWriter(game.about(), replay.table());
        log.header().seal().ifPresent(writer::seal);
        var text = writer.entries(log.entries()).text();
        try {
            var again = LogReader.read("again", text);
            same(log.header().seal(), again.header().seal());
            same(written(log), written(again));
            var replayed = Replay.of(game, again).finish(News.UNHEARD);
            same(replay.table(), replayed.table());
            for (int viewer = Game.ONLOOKER; viewer < replay.table().seats(); viewer++) {
                same(game.view(replay.state(), viewer), game.view(replayed.state(), viewer));
            }
        } catch (LogError error) {
            throw new AssertionError("not read again:\n" + text, error);
        }
    }

    private static List<String> written(Log log) {
        return log.entries().stream().map(LogWriter::written).toList();
    }

    private static void same(Object first, Object again) {
        if (!first.equals(again)) {
            throw new AssertionError("not the same again: " + first + "\n" + again);
        }
    }
}
