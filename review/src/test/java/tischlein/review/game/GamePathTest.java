package tischlein.review.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tischlein.buffet.Buffet;
import tischlein.kernel.News;
import tischlein.larder.Larder;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.office.Office;
import tischlein.review.game.PathPart.ChanceMoves;
import tischlein.review.game.PathPart.SeatsChoose;

class GamePathTest {
    private static Log playthrough(String game, String name) {
        return LogReader.read(
                Path.of("../games", game, "src/test/resources/playthroughs", name + ".txt"));
    }

    private static Log cut(Log log, int entries) {
        return new Log(log.file(), log.header(), log.entries().subList(0, entries), false);
    }

    @Test
    void partsFollowEachOtherToTheEnd() {
        var game = new Buffet();
        var log = playthrough("buffet", "three-seats-japanese");
        var path = GamePath.of(game, log);
        assertThat(path.finished()).isTrue();
        var s = path.parts().getFirst().before().copy();
        for (var part : path.parts()) {
            assertThat(game.view(s, 0)).isEqualTo(game.view(part.before(), 0));
            part.happen(game, s, News.UNHEARD);
        }
        assertThat(game.result(s)).isEqualTo(game.result(path.end()));
        var replayed = Replay.of(game, log).finish(News.UNHEARD).state();
        assertThat(game.result(path.end())).isEqualTo(game.result(replayed));
    }

    @Test
    void whatSeveralSeatsChooseAtTheSameTimeIsOnePart() {
        var log = playthrough("buffet", "three-seats-japanese");
        var first =
                GamePath.of(new Buffet(), log).parts().stream()
                        .filter(SeatsChoose.class::isInstance)
                        .findFirst()
                        .orElseThrow();
        assertThat(((SeatsChoose<?>) first).choices().stream().map(SeatChoice::seat))
                .containsExactly(0, 1, 2);
        assertThat(((SeatsChoose<?>) first).alone()).isFalse();
    }

    @Test
    void aBidOfFiveMovesIsOneChoice() {
        var path = GamePath.of(new Office(), playthrough("office", "three-seats-closed"));
        var duels =
                path.parts().stream()
                        .filter(SeatsChoose.class::isInstance)
                        .map(part -> ((SeatsChoose<?>) part).choices())
                        .toList();
        assertThat(duels).isNotEmpty();
        assertThat(duels).anySatisfy(choices -> assertThat(choices).hasSize(2));
        duels.forEach(choices ->
                choices.forEach(choice -> assertThat(choice.moves()).hasSizeGreaterThan(1)));
    }

    @Test
    void aChoiceThatIsNotWholeHasNotHappened() {
        var game = new Buffet();
        var log = playthrough("buffet", "three-seats-japanese");
        int moves = 0;
        for (var entry : log.entries()) {
            moves++;
            if (entry instanceof Log.Move(_, int actor, _) && actor == 0) {
                break;
            }
        }
        var path = GamePath.of(game, cut(log, moves));
        assertThat(path.finished()).isFalse();
        assertThat(path.parts()).allMatch(part -> part instanceof ChanceMoves);
        assertThat(game.view(path.end(), 0).toString())
                .isEqualTo(game.view(GamePath.of(game, cut(log, moves - 1)).end(), 0).toString());
    }

    @Test
    void whereMovesAreJudgedSinglyEachIsAChoice() {
        var game = new Larder();
        var log = playthrough("larder", "four-seats-side-two");
        GamePath.of(game, log).parts().stream()
                .filter(SeatsChoose.class::isInstance)
                .flatMap(part -> ((SeatsChoose<?>) part).choices().stream())
                .forEach(choice -> assertThat(choice.moves()).hasSize(1));
    }
}
