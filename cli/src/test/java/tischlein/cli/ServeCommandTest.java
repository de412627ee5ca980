package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import tischlein.store.Stores;
import tools.jackson.databind.json.JsonMapper;

/** Whoever serves by mistake would serve for ever: the time limit ends it. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ServeCommandTest {
    @TempDir Path folder;

    private static String field(String json, String name) {
        return JsonMapper.shared().readTree(json).path(name).asString();
    }

    @Test
    void withoutArgumentsTheTableIsLaidAndKeptAndBackedUpAndRestored() throws Exception {
        var data = folder.resolve("data");
        var variables = Map.of("TISCHLEIN_DATA", data.toString(), "TISCHLEIN_HOST", "127.0.0.1");
        String table;
        try (var first = Served.start(folder, variables)) {
            assertThat(first.out())
                    .contains("The table is laid", "http://127.0.0.1:", data.toString());
            var key = field(first.post("/api/guest", "{\"name\":\"Ada\",\"key\":true}", ""), "key");
            table = field(first.post("/api/tables", "{\"game\":\"buffet\"}", key), "table");
            var running =
                    Shell.run(
                            "backup",
                            folder.resolve("one.db").toString(),
                            "--data",
                            data.toString());
            assertThat(running.fine().out()).contains("1 table, and all guests");
            assertThat(first.terminate()).isZero();
            assertThat(first.out()).contains("The server has stopped. Everything is kept.");
        }
        assertThat(Files.readString(folder.resolve("records")))
                .contains("\"says\":\"listening\"", "\"says\":\"stopped\"")
                .doesNotContain(table, "Ada");
        try (var again = Served.start(folder, variables, "serve", "--quiet")) {
            assertThat(again.get("/api/tables/" + table)).contains("\"gathering\"");
            assertThat(again.terminate()).isZero();
        }
        assertThat(folder.resolve("records")).isEmptyFile();
        var other = folder.resolve("other").toString();
        var restored = Shell.run("restore", "--data", other, folder.resolve("one.db").toString());
        assertThat(restored.fine().out()).startsWith("Everything from");
        try (var moved =
                Served.start(
                        folder,
                        Map.of(),
                        "serve",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        "0",
                        "--data",
                        other)) {
            assertThat(moved.get("/api/tables/" + table)).contains("\"gathering\"");
        }
    }

    @Test
    void aPortThatSomebodyElseHasIsSaidSoIfItWasAskedFor() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var port = Integer.toString(taken.getLocalPort());
            var ended =
                    Shell.run(
                            "serve",
                            "--quiet",
                            "--host",
                            "127.0.0.1",
                            "--port",
                            port,
                            "--database",
                            "memory");
            assertThat(ended.complaint()).contains("Port " + port + " cannot be used");
            var french =
                    Shell.with(
                            Map.of(
                                    "TISCHLEIN_PORT", port,
                                    "TISCHLEIN_DATABASE", "memory",
                                    "TISCHLEIN_HOST", "127.0.0.1",
                                    "TISCHLEIN_QUIET", "1"),
                            "",
                            "--lang",
                            "fr");
            assertThat(french.complaint()).contains("Le port " + port + " n’est pas utilisable");
        }
    }

    @Test
    @ResourceLock(Resources.SYSTEM_PROPERTIES)
    void whatCannotBeServedIsSaidInOneLine() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "no database\n".repeat(1_000));
        assertThat(Shell.run("serve", "--port", "70000").complaint()).contains("--port");
        assertThat(Shell.run("serve", "--public-url", "play.example").complaint())
                .contains("https://play.example.org");
        assertThat(Shell.run("serve", "--sockets-per-address", "0").complaint())
                .contains("--sockets-per-address");
        assertThat(Shell.run("serve", "--data", file.toString()).complaint())
                .contains("is no folder");
        assertThat(Shell.run("serve", "--database", "mysql://x").complaint()).contains("mysql");
        assertThat(Shell.run("serve", "--database", file.toString(), "--lang", "de").complaint())
                .contains("keine Datenbank von Tischlein");
    }

    @Test
    void thereMustBeSomethingToBackUpAndAPlaceToRestoreInto() {
        var nothing = folder.resolve("nothing").toString();
        var file = folder.resolve("x.db").toString();
        assertThat(Shell.run("backup", file, "--data", nothing).complaint())
                .contains("There is nothing to back up");
        assertThat(Shell.run("backup", file, "--database", "memory").code()).isEqualTo(2);
        assertThat(Shell.run("restore", file, "--data", nothing).complaint()).contains("x.db");
        assertThat(Shell.run("restore", file, "--database", "memory").complaint())
                .contains("only in memory");
    }

    /** No other test serves in this process, which is told to rehearse. */
    @Test
    @ResourceLock(Resources.SYSTEM_PROPERTIES)
    void aRehearsalVisitsATableOfEveryGameAndEndsByItself() {
        var file = folder.resolve("rehearsal.db").toString();
        System.setProperty("tischlein.rehearsal", "true");
        try {
            var ended =
                    Shell.run("serve", "--host", "127.0.0.1", "--port", "0", "--database", file);
            assertThat(ended.fine().out()).contains("The server has stopped");
        } finally {
            System.clearProperty("tischlein.rehearsal");
        }
        try (var store = Stores.open(file)) {
            assertThat(store.count()).isEqualTo(Shelf.games().size());
        }
    }
}
