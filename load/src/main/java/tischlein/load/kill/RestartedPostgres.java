package tischlein.load.kill;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** A PostgreSQL server that is stopped and started again, with what it had and at the same port. */
public final class RestartedPostgres implements AutoCloseable {
    private final Path data;
    private EmbeddedPostgres server;

    public RestartedPostgres(Path folder) {
        data = folder.resolve("postgres");
        server = started(0);
    }

    private EmbeddedPostgres started(int port) {
        try {
            var builder =
                    EmbeddedPostgres.builder()
                            .setDataDirectory(data)
                            .setCleanDataDirectory(false)
                            .setPGStartupWait(Duration.ofSeconds(60));
            return (port == 0 ? builder : builder.setPort(port)).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String address() {
        return "postgresql://postgres:postgres@localhost:" + server.getPort() + "/postgres";
    }

    /** As an administrator does it: whoever is connected is cut off. */
    public void stop() {
        close();
    }

    /** As a power cut does it: it must recover when it starts. */
    public void crash() {
        try (var lines = Files.lines(data.resolve("postmaster.pid"))) {
            long process = Long.parseLong(lines.findFirst().orElseThrow());
            ProcessHandle.of(process)
                    .filter(ProcessHandle::destroyForcibly)
                    .ifPresent(handle -> handle.onExit().join());
            server.close(); // finds nobody to stop, and lets go of the folder
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public void startAgain() {
        server = started(server.getPort());
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
