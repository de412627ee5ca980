package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ServeTogetherTest {
    @TempDir Path folder;

    private String key(String name) {
        var file = folder.resolve(name).toString();
        assertThat(ProgramRun.run("cluster-key", file).fine().out())
                .contains(file, "keep it secret");
        return file;
    }

    /** With the port 100 above it, on which the others watch a server. */
    private static String freeAddress() {
        var here = InetAddress.getLoopbackAddress();
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(20_000, 30_000);
            try (var first = new ServerSocket();
                    var second = new ServerSocket()) {
                first.bind(new InetSocketAddress(here, port));
                second.bind(new InetSocketAddress(here, port + 100));
                return "127.0.0.1:" + port;
            } catch (IOException _) {
                // the next one
            }
        }
    }

    private ServedTables start(String name, Map<String, String> variables) throws IOException {
        return ServedTables.start(
                Files.createDirectory(folder.resolve(name)),
                variables,
                "serve",
                "--host",
                "127.0.0.1",
                "--port",
                "0");
    }

    private static Map<String, String> variables(String database, String key, String address) {
        return Map.of(
                "TISCHLEIN_HOST",
                "127.0.0.1",
                "TISCHLEIN_DATABASE",
                database,
                "TISCHLEIN_CLUSTER_KEY",
                key,
                "TISCHLEIN_CLUSTER_ADDRESS",
                address);
    }

    @Test
    void twoServersSeeEachOtherAndAThirdWithAnotherKeyIsRefused() throws Exception {
        var key = key("key");
        var first = freeAddress();
        var second = freeAddress();
        try (var postgres =
                EmbeddedPostgres.builder()
                        .setDataDirectory(folder.resolve("postgres"))
                        .setPGStartupWait(Duration.ofSeconds(60))
                        .start()) {
            var database =
                    "postgresql://postgres:postgres@localhost:%d/postgres"
                            .formatted(postgres.getPort());
            try (var one = start("one", variables(database, key, first));
                    var two = start("two", variables(database, key, second))) {
                assertThat(one.get("/health")).contains("\"servers\":2", first, second);
                assertThat(two.get("/health")).contains("\"servers\":2", first, second);
                assertThat(one.get("/metrics"))
                        .contains("tischlein_servers 2.0", "tischlein_servers_changes_total 1.0");
                var stranger = variables(database, key("other"), freeAddress());
                assertThat(ProgramRun.with(stranger, "", "serve", "--quiet").complaint())
                        .contains("does not accept the key in " + folder.resolve("other"));
                var taken = variables(database, key, second);
                assertThat(ProgramRun.with(taken, "", "serve", "--quiet").complaint())
                        .contains(second + " is taken");
                assertThat(two.terminate()).isZero();
                assertThat(one.get("/health")).contains("\"servers\":1", first);
                assertThat(one.terminate()).isZero();
            }
        }
        for (var name : new String[] {"one", "two"}) {
            assertThat(Files.readAllLines(folder.resolve(name).resolve("records")))
                    .allMatch(line -> line.startsWith("{"))
                    .anyMatch(line -> line.contains(first) && line.contains(second))
                    .noneMatch(line -> line.contains("\"failure\""));
        }
    }

    @Test
    void whatCannotBeJoinedIsSaidInOneLine() {
        var key = key("key");
        var nowhere = "postgresql://a:b@127.0.0.1:9/c";
        assertThat(ProgramRun.run("serve", "--cluster-key", key).complaint())
                .contains("go together");
        assertThat(
                        ProgramRun.with(variables("memory", key, "127.0.0.1:7800"), "", "serve")
                                .complaint())
                .contains("PostgreSQL");
        var missing = variables(nowhere, folder.resolve("none").toString(), "127.0.0.1:7800");
        assertThat(ProgramRun.with(missing, "", "serve").complaint())
                .contains("There is no cluster key", "tischlein cluster-key");
        assertThat(ProgramRun.with(variables(nowhere, key, "7800"), "", "serve").complaint())
                .startsWith("--cluster-address: “7800”");
        var silent = variables(nowhere, key, freeAddress());
        assertThat(ProgramRun.with(silent, "", "serve", "--quiet", "--lang", "de").complaint())
                .contains("antwortet kein PostgreSQL-Server");
    }

    @Test
    void whoPlaysAloneLoadsNothingOfJGroups() throws Exception {
        var loaded = folder.resolve("loaded");
        var variables =
                Map.of(
                        "TISCHLEIN_DATABASE",
                        "memory",
                        "JAVA_TOOL_OPTIONS",
                        "-Xlog:class+load:file=" + loaded);
        try (var alone = start("alone", variables)) {
            assertThat(alone.get("/health")).doesNotContain("servers");
            assertThat(alone.terminate()).isZero();
        }
        assertThat(Files.readString(loaded))
                .contains("tischlein.cli.serve.JoinedCluster")
                .doesNotContain("org.jgroups");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aKeyIsForItsOwnerOnlyAndNeverOverwritten() throws IOException {
        var key = key("key");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(Path.of(key))))
                .isEqualTo("rw-------");
        assertThat(ProgramRun.run("cluster-key", key).complaint()).contains("already exists");
    }
}
