package tischlein.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tischlein.house.command.HouseCommand;
import tischlein.house.faults.Fault;
import tischlein.kernel.Game;

class HouseTest {
    private static final Set<Fault> ALL = EnumSet.allOf(Fault.class);

    /** Servers write about every fault of theirs. */
    private static final Logger SERVERS = Logger.getLogger("tischlein.table");

    @BeforeAll
    static void silence() {
        SERVERS.setLevel(Level.OFF);
    }

    private static List<Game<?, ?, ?>> games() {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        return games;
    }

    private static HouseReport live(HouseSettings settings) throws Exception {
        var task = new FutureTask<>(() -> House.live(settings, games()));
        Thread.ofVirtual().start(task);
        return task.get();
    }

    @Test
    void withoutFaultsEverybodyPlays() throws Exception {
        for (int seed = 1; seed <= 5; seed++) {
            for (int servers = 1; servers <= 3; servers += 2) {
                var report = live(new HouseSettings(seed, servers, servers > 1, 2, 30, Set.of()));
                assertThat(report.broken()).isEmpty();
                assertThat(report.faults()).isEmpty();
                assertThat(report.acknowledged()).isGreaterThan(20);
            }
        }
    }

    @Test
    void theSameSeedIsTheSameHouseToTheLastStep() throws Exception {
        var settings = new HouseSettings(7, 1, false, 2, 60, ALL);
        assertThat(live(settings)).isEqualTo(live(settings));
        assertThat(live(new HouseSettings(8, 1, false, 2, 60, ALL)).steps())
                .isNotEqualTo(live(settings).steps());
    }

    @Test
    void aHouseWithoutServersIsRefusedInOneLine() {
        var err = new ByteArrayOutputStream();
        var print = new PrintStream(err, true, StandardCharsets.UTF_8);
        assertThat(HouseCommand.run(print, print, "--servers", "0")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly("--servers: 0 is not a whole number from 1 to 9.");
    }

    @Test
    void theSameSeedIsTheSameClusterToTheLastStep() throws Exception {
        var settings = new HouseSettings(7, 3, true, 2, 60, ALL);
        assertThat(live(settings)).isEqualTo(live(settings));
    }

    @Test
    void severalServersThatDoNotKnowOfEachOtherDoNoHarm() throws Exception {
        for (int seed = 1; seed <= 5; seed++) {
            var report = live(new HouseSettings(seed, 3, false, 2, 60, ALL));
            assertThat(report.broken()).as(report.settings().command()).isEmpty();
        }
    }

    @Test
    void everyKindOfFaultHappens() throws Exception {
        var seen = EnumSet.noneOf(Fault.class);
        for (int seed = 1; seed <= 20; seed++) {
            var report = live(new HouseSettings(seed, 3, true, 2, 60, ALL));
            assertThat(report.broken()).as(report.settings().command()).isEmpty();
            seen.addAll(report.faults().keySet());
        }
        assertThat(seen).isEqualTo(ALL);
    }
}
