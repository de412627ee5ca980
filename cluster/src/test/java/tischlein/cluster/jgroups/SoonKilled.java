package tischlein.cluster.jgroups;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import tischlein.store.database.PostgresAddress;

/** A server in a process of its own, which a test can kill. */
final class SoonKilled implements AutoCloseable {
    private final Process process;

    private SoonKilled(Process process) {
        this.process = process;
    }

    static SoonKilled start(ClusterSettings settings) throws IOException {
        var database = settings.database();
        var process =
                new ProcessBuilder(
                                ProcessHandle.current().info().command().orElse("java"),
                                "-XX:TieredStopAtLevel=1",
                                "-cp",
                                System.getProperty("java.class.path"),
                                SoonKilled.class.getName(),
                                settings.key().file().toString(),
                                settings.address().toString(),
                                "postgresql://%s:%s@%s/%s"
                                        .formatted(
                                                database.user(),
                                                database.password(),
                                                database.hosts(),
                                                database.name()))
                        .redirectErrorStream(true)
                        .start();
        return new SoonKilled(process);
    }

    /** Waits until it has joined, and returns what it said: nothing but that. */
    String joined() throws IOException {
        var said = new StringBuilder();
        int letter = process.getInputStream().read();
        while (letter >= 0 && letter != '\n') {
            said.append((char) letter);
            letter = process.getInputStream().read();
        }
        return said.toString();
    }

    void kill() {
        process.destroyForcibly();
    }

    @Override
    public void close() {
        kill();
    }

    public static void main(String... arguments) throws Exception {
        var settings =
                new ClusterSettings(
                        TestCluster.read(Path.of(arguments[0])),
                        ClusterAddress.of(arguments[1]),
                        PostgresAddress.of(arguments[2]),
                        "tischlein 1");
        var links = JGroupsLinks.of(settings);
        links.join(_ -> {});
        System.out.write((links.self().text() + "\n").getBytes(StandardCharsets.UTF_8));
        System.out.flush();
        Thread.currentThread().join();
    }
}
