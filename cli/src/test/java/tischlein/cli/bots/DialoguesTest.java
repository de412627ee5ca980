package tischlein.cli.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.cli.run.InstalledGames;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/** The dialogues are what a table really says: {@code -Ddialogues=write} writes them anew. */
class DialoguesTest {
    private static final int SEAT = 1;
    private static final int TURNS = 10;
    private static final int BUDGET = 1000;
    private static final String OF_TOMORROW = "{\"is\":\"weather\",\"sun\":true}";

    @TestFactory
    Stream<DynamicTest> theRecordedDialogueIsWhatATableSays() {
        return InstalledGames.games().stream()
                .map(game -> DynamicTest.dynamicTest(game.about().name(), () -> compare(game)));
    }

    private static void compare(Game<?, ?, ?> game) throws IOException {
        var said = String.join("\n", dialogue(game)) + "\n";
        var file = Path.of("src/main/resources" + Conformance.resource(game.about().name()));
        if ("write".equals(System.getProperty("dialogues"))) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, said);
        }
        assertThat(file).hasContent(said);
    }

    private static <S extends State<S>, V> List<String> dialogue(Game<S, ?, V> game) {
        var about = game.about();
        var options = about.options(Math.clamp(4, about.fewestSeats(), about.mostSeats()));
        var luck = new Seeded(7);
        var lines = new ArrayList<String>();
        lines.add(BotProtocol.hello(about, options, SEAT));
        var s = game.start(options);
        var codes = new int[Game.MOST_CHOICES];
        int turns = 0;
        while (game.waiting(s) != 0) {
            int actor = Bits.lowest(game.waiting(s));
            if (actor == Game.CHANCE) {
                game.play(s, actor, game.draw(s, luck, codes), News.UNHEARD);
                continue;
            }
            int count = game.choices(s, actor, codes);
            if (actor == SEAT && turns < TURNS) {
                turns++;
                var words = Arrays.stream(codes, 0, count).mapToObj(game.words()::word).toList();
                lines.add(BotProtocol.turn(turns, words, BUDGET, game.view(s, SEAT)));
                if (turns == TURNS / 2) {
                    lines.add(OF_TOMORROW);
                }
            }
            game.play(s, actor, codes[luck.nextInt(count)], News.UNHEARD);
        }
        lines.add(BotProtocol.over(game.result(s)));
        return lines;
    }
}
