package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import tischlein.cli.ProgramRun;
import tischlein.cli.ServedTables;
import tischlein.cli.run.InstalledGames;
import tischlein.store.Stores;

/** Whoever serves by mistake would serve for ever: the time limit ends it. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ServeCommandTest {
    @TempDir Path folder;

    @Test
    void withoutArgumentsTheTableIsLaidAndKeptAndBackedUpAndRestored() throws Exception {
        var data = folder.resolve("data");
        var variables = Map.of("TISCHLEIN_DATA", data.toString(), "TISCHLEIN_HOST", "127.0.0.1");
        String table;
        try (var first = ServedTables.start(folder, variables)) {
            assertThat(first.out())
                    .contains("The table is laid", "http://127.0.0.1:", data.toString());
            table = first.newGuest("Ada").newTable(Map.of("game", "buffet"));
            var running =
                    ProgramRun.run(
                            "backup",
                            folder.resolve("one.db").toString(),
                            "--data",
                            data.toString());
            assertThat(running.fine().out()).contains("1 table and all guests");
            var upgrade = ProgramRun.run("upgrade-check", "--data", data.toString()).fine().out();
            assertThat(upgrade).isEqualTo("1 unfinished table. This program can go on with it.\n");
            assertThat(first.terminate()).isZero();
            assertThat(first.out()).contains("The server has stopped. Everything is saved.");
        }
        assertThat(Files.readString(folder.resolve("records")))
                .contains("\"says\":\"listening\"", "\"says\":\"stopped\"")
                .doesNotContain(table, "Ada");
        try (var again = ServedTables.start(folder, variables, "serve", "--quiet")) {
            assertThat(again.get("/api/tables/" + table)).contains("\"gathering\"");
            assertThat(again.terminate()).isZero();
        }
        assertThat(folder.resolve("records")).isEmptyFile();
        var other = folder.resolve("other").toString();
        var restored =
                ProgramRun.run("restore", "--data", other, folder.resolve("one.db").toString());
        assertThat(restored.fine().out()).startsWith("Everything from");
        try (var moved =
                ServedTables.start(
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
    void theSecondServerOnTheSameDataIsRefusedAndTheLauncherSaysWhereItRuns() throws Exception {
        var data = folder.resolve("data").toString();
        var variables = Map.of("TISCHLEIN_DATA", data, "TISCHLEIN_HOST", "127.0.0.1");
        var link = "http://127.0.0.1:%d/";
        try (var first = ServedTables.start(folder, variables)) {
            var refused = ProgramRun.with(variables, "", "serve", "--port", "0").complaint();
            assertThat(refused)
                    .contains(
                            data,
                            "process " + first.process(),
                            link.formatted(first.port()),
                            "already running");
            var again = ProgramRun.with(variables, "").fine().out();
            assertThat(again)
                    .startsWith("The table is already laid.")
                    .contains(link.formatted(first.port()))
                    .doesNotContain("Ctrl-C");
            var restored =
                    ProgramRun.run("restore", "--data", data, folder.resolve("x").toString());
            assertThat(restored.complaint()).contains("already running");
        }
        // It was killed: whoever comes next has the data.
        try (var next = ServedTables.start(folder, variables)) {
            assertThat(next.terminate()).isZero();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void dataThatOthersCouldReadIsClosedToThemWithOneWarning() throws Exception {
        var data = Files.createDirectory(folder.resolve("data"));
        var file = data.resolve("tischlein.db");
        Stores.open(file.toString()).close();
        for (var path : List.of(data, file)) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        var variables = Map.of("TISCHLEIN_DATA", data.toString(), "TISCHLEIN_HOST", "127.0.0.1");
        try (var served = ServedTables.start(folder, variables, "serve", "--quiet")) {
            assertThat(served.terminate()).isZero();
        }
        assertThat(Files.readAllLines(folder.resolve("records")))
                .containsExactly(
                        "Warning: other users of this machine could read "
                                + data
                                + ". Now only you can.");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data)))
                .isEqualTo("rwx------");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-------");
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void aTerminalThatHangsUpEndsItInOrderButNotWithCodeZero() throws Exception {
        assumeFalse(ServedTables.hangUpIsIgnored(), "under nohup nothing would happen");
        var variables = Map.of("TISCHLEIN_DATABASE", "memory", "TISCHLEIN_HOST", "127.0.0.1");
        try (var served = ServedTables.start(folder, variables)) {
            assertThat(served.hangUp()).isEqualTo(129);
            assertThat(served.out()).endsWith("The server has stopped.\n");
        }
    }

    @Test
    void withTablesInMemoryNothingIsPromised() throws Exception {
        var variables = Map.of("TISCHLEIN_DATABASE", "memory", "TISCHLEIN_HOST", "127.0.0.1");
        try (var served = ServedTables.start(folder, variables)) {
            assertThat(served.terminate()).isZero();
            assertThat(served.out())
                    .contains("only in memory", "Ctrl-C stops the server.")
                    .endsWith("The server has stopped.\n")
                    .doesNotContain("nothing is lost", "Everything is saved");
        }
    }

    @Test
    void aPortThatSomebodyElseHasIsSaidSoIfItWasAskedFor() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var port = Integer.toString(taken.getLocalPort());
            var ended =
                    ProgramRun.run(
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
                    ProgramRun.with(
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
        assertThat(ProgramRun.run("serve", "--port", "70000").complaint()).contains("--port");
        assertThat(ProgramRun.run("serve", "--public-url", "play.example").complaint())
                .contains("https://play.example.org");
        assertThat(ProgramRun.run("serve", "--sockets-per-address", "0").complaint())
                .contains("--sockets-per-address");
        assertThat(ProgramRun.run("serve", "--data", file.toString()).complaint())
                .contains("is not a folder");
        for (var host : List.of("192.0.2.1", "no host at all")) { // a documentation address
            assertThat(
                            ProgramRun.run(
                                            "serve",
                                            "--quiet",
                                            "--host",
                                            host,
                                            "--database",
                                            "memory")
                                    .complaint())
                    .startsWith("--host: “" + host);
        }
        for (var time : List.of("14", "29m", "0d", "-3d", "2w", "soon", "999999d")) {
            assertThat(ProgramRun.run("serve", "--keep-unused=" + time).complaint())
                    .startsWith("--keep-unused: “" + time);
        }
        assertThat(ProgramRun.run("serve", "--database", "mysql://x").complaint())
                .contains("mysql");
        assertThat(ProgramRun.run("serve", "--allowed-hosts", "a.example,b/c").complaint())
                .contains("--allowed-hosts", "b/c");
        var variable = Map.of("TISCHLEIN_PROXIED", "perhaps", "TISCHLEIN_DATABASE", "memory");
        assertThat(ProgramRun.with(variable, "", "serve").complaint())
                .contains("TISCHLEIN_PROXIED", "perhaps", "true or false");
        assertThat(
                        ProgramRun.run("serve", "--database", file.toString(), "--lang", "de")
                                .complaint())
                .contains("keine Datenbank von Tischlein");
    }

    @Test
    void thereMustBeSomethingToBackUpAndAPlaceToRestoreInto() {
        var nothing = folder.resolve("nothing").toString();
        var file = folder.resolve("x.db").toString();
        assertThat(ProgramRun.run("backup", file, "--data", nothing).complaint())
                .contains("There is nothing to back up");
        assertThat(ProgramRun.run("backup", file, "--database", "memory").code()).isEqualTo(2);
        assertThat(ProgramRun.run("upgrade-check", "--data", nothing).complaint())
                .contains("There is nothing to check");
        assertThat(ProgramRun.run("restore", file, "--data", nothing).complaint()).contains("x.db");
        assertThat(ProgramRun.run("restore", file, "--database", "memory").complaint())
                .contains("A database in memory is gone");
    }

    /** No other test serves in this process, which is told to rehearse. */
    @Test
    @ResourceLock(Resources.SYSTEM_PROPERTIES)
    void aRehearsalVisitsATableOfEveryGameAndEndsByItself() {
        var file = folder.resolve("rehearsal.db").toString();
        System.setProperty("tischlein.rehearsal", "true");
        try {
            var ended =
                    ProgramRun.run(
                            "serve", "--host", "127.0.0.1", "--port", "0", "--database", file);
            assertThat(ended.fine().out()).contains("The server has stopped");
        } finally {
            System.clearProperty("tischlein.rehearsal");
        }
        try (var store = Stores.open(file)) {
            assertThat(store.count()).isEqualTo(InstalledGames.games().size());
        }
    }
}
