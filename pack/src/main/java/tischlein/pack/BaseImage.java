package tischlein.pack;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import tools.jackson.databind.json.JsonMapper;

/**
 * An image without any file, which says how to ask a container whether it is well. Jib can say that
 * of no image itself, but takes it over from the one that it begins with.
 */
final class BaseImage {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final Duration EVERY = Duration.ofSeconds(30);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Duration START = Duration.ofSeconds(20);

    private BaseImage() {}

    /**
     * @param start how the program is started
     */
    static Path write(Path file, List<String> start) throws IOException {
        try (var tar = new TarArchiveOutputStream(Files.newOutputStream(file))) {
            add(tar, "config.json", configuration(start));
            add(
                    tar,
                    "manifest.json",
                    List.of(
                            Map.of(
                                    "Config",
                                    "config.json",
                                    "RepoTags",
                                    List.of(),
                                    "Layers",
                                    List.of())));
        }
        return file;
    }

    private static Map<String, Object> configuration(List<String> start) {
        var test = new ArrayList<String>();
        test.add("CMD");
        test.addAll(start);
        test.add("health");
        return Map.of(
                "architecture",
                System.getProperty("os.arch", "amd64").equals("aarch64") ? "arm64" : "amd64",
                "os",
                "linux",
                "config",
                Map.of(
                        "Healthcheck",
                        Map.of(
                                "Test", test,
                                "Interval", EVERY.toNanos(),
                                "Timeout", PATIENCE.toNanos(),
                                "StartPeriod", START.toNanos(),
                                "Retries", 3)),
                "rootfs",
                Map.of("type", "layers", "diff_ids", List.of()),
                "history",
                List.of());
    }

    private static void add(TarArchiveOutputStream tar, String name, Object content)
            throws IOException {
        var bytes = JSON.writeValueAsString(content).getBytes(StandardCharsets.UTF_8);
        var entry = new TarArchiveEntry(name);
        entry.setSize(bytes.length);
        tar.putArchiveEntry(entry);
        tar.write(bytes);
        tar.closeArchiveEntry();
    }
}
