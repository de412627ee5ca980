package tischlein.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KillTest {
    private static final int KILLS = 10;

    @TempDir private Path folder;

    @Test
    void nothingAcknowledgedIsLostAndNothingIsTwiceHoweverOftenTheProgramIsKilled()
            throws IOException, InterruptedException {
        long seed = System.nanoTime();
        var random = new SplittableRandom(seed);
        var acknowledged = new HashMap<String, Integer>();
        for (int kill = 0; kill < KILLS; kill++) {
            int before = sum(acknowledged);
            killAfter(random.nextInt(1, 200), acknowledged);
            assertThat(sum(acknowledged)).isGreaterThan(before);
            check(acknowledged, "seed " + seed + ", kill " + kill);
        }
    }

    private static int sum(Map<String, Integer> lengths) {
        return lengths.values().stream().mapToInt(length -> length).sum();
    }

    private String database() {
        return folder.resolve("tischlein.db").toString();
    }

    private void killAfter(int lines, Map<String, Integer> acknowledged)
            throws IOException, InterruptedException {
        var child = Child.start(folder, Appender.class, database());
        try (var reader = child.inputReader(StandardCharsets.UTF_8)) {
            for (int i = 0; i < lines; i++) {
                note(reader, acknowledged);
            }
            // Not the process itself: that would close what it has said.
            child.toHandle().destroyForcibly();
            // What it could say before it died counts too.
            while (note(reader, acknowledged)) {}
        }
        child.waitFor();
    }

    private static boolean note(BufferedReader reader, Map<String, Integer> acknowledged)
            throws IOException {
        var line = reader.readLine();
        if (line == null || !line.matches("t\\d \\d+")) {
            return false;
        }
        var parts = line.split(" ");
        acknowledged.put(parts[0], Integer.parseInt(parts[1]));
        return true;
    }

    private void check(Map<String, Integer> acknowledged, String when) {
        try (var store = Stores.open(database())) {
            acknowledged.forEach((id, length) -> {
                var log = store.log(id);
                var lines = Sample.lines(log);
                assertThat(lines).as(when).hasSizeGreaterThanOrEqualTo(length);
                assertThat(lines).as(when).hasSize(store.table(id).orElseThrow().length());
                assertThat(lines)
                        .as(when)
                        .isEqualTo(
                                IntStream.range(0, lines.size())
                                        .mapToObj(i -> i % 2 + " play " + i)
                                        .toList());
                assertThat(Sample.unbroken(log)).as(when).isTrue();
            });
        }
    }
}
