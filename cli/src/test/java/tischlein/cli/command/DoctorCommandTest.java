package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;
import tischlein.cli.TestServer;
import tischlein.store.Stores;

class DoctorCommandTest {
    @RegisterExtension final TestServer inn = new TestServer();

    @TempDir Path folder;

    @Test
    void besideAServerThatIsWellAllIsFine() {
        Stores.open(folder.resolve("tischlein.db").toString()).close();
        var port = Integer.toString(inn.place().getPort());
        var told =
                ProgramRun.run(
                        "doctor", "--host", "127.0.0.1", "--port", port, "--data", folder + "");
        assertThat(told.fine().lines())
                .anyMatch(line -> line.startsWith("ok    Port " + port + ": a server is running"))
                .anyMatch(line -> line.contains("contains 0 tables and fits this program"))
                .anyMatch(line -> line.contains("MB free"))
                .anyMatch(line -> line.contains("plays alone"))
                .last()
                .isEqualTo("A server can run here.");
    }

    @Test
    void whatIsWrongHasALineAndARemedyAndACode() throws IOException {
        Files.writeString(folder.resolve("tischlein.db"), "a diary, and no database at all");
        var other =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        other.start();
        try {
            int port = other.getAddress().getPort();
            var told =
                    ProgramRun.run(
                            "doctor",
                            "--host",
                            "127.0.0.1",
                            "--port",
                            Integer.toString(port),
                            "--data",
                            folder.toString(),
                            "--cluster-key",
                            "none.key");
            assertThat(told.code()).isOne();
            assertThat(told.out())
                    .contains(
                            "WRONG Port " + port + " is taken",
                            "choose another port with --port",
                            "restore a backup",
                            "go together",
                            "would not run well here");
        } finally {
            other.stop(0);
        }
    }
}
