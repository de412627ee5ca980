package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.cli.ProgramRun;
import tischlein.cli.TestServer;

class HealthCommandTest {
    @RegisterExtension final TestServer inn = new TestServer();

    @Test
    void aServerThatIsWellSaysSo() {
        assertThat(inn.run("", "health").fine().out()).isEqualTo(inn.place() + " is well.\n");
    }

    @Test
    void aServerWithoutItsDatabaseIsNotWell() throws IOException {
        var sick = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        sick.createContext(
                "/health",
                exchange -> {
                    exchange.sendResponseHeaders(503, -1);
                    exchange.close();
                });
        sick.start();
        try {
            var place = "http://127.0.0.1:" + sick.getAddress().getPort();
            var told = ProgramRun.run("health", "--server", place);
            assertThat(told.code()).isOne();
            assertThat(told.out()).contains(place, "cannot reach its database");
        } finally {
            sick.stop(0);
        }
    }

    @Test
    void aServerThatDoesNotAnswerIsAComplaint() {
        assertThat(ProgramRun.run("health", "--server", "http://127.0.0.1:1").complaint())
                .contains("does not answer");
    }
}
