package tischlein.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ContainerImageTest {
    private static final Instant MADE = Instant.parse("2026-01-02T03:04:05Z");

    @TempDir Path folder;

    private Path image(String name, Instant touched) throws Exception {
        var work = Files.createDirectories(folder.resolve(name));
        var program = Files.createDirectories(work.resolve("program"));
        for (var file : new String[] {"program/lib/tischlein.jar", "program/runtime/bin/java"}) {
            var path = work.resolve(file);
            Files.createDirectories(path.getParent());
            Files.setLastModifiedTime(Files.writeString(path, file), FileTime.from(touched));
        }
        var system = work.resolve("system");
        Files.createDirectories(system.resolve("var/lib/tischlein"));
        var flags = Files.writeString(work.resolve("flags"), "-Dplace=HOME/lib\n");
        var image = work.resolve("image.tar");
        new ContainerImage(program, system, "1.2.3", MADE).write(flags, image);
        return image;
    }

    private static Map<String, byte[]> files(Path tar) throws IOException {
        var files = new HashMap<String, byte[]>();
        try (var in = new TarArchiveInputStream(Files.newInputStream(tar))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.put(entry.getName(), in.readAllBytes());
            }
        }
        return files;
    }

    private static JsonNode configuration(Path image) throws IOException {
        var files = files(image);
        var manifest = JsonMapper.shared().readTree(files.get("manifest.json"));
        return JsonMapper.shared().readTree(files.get(manifest.path(0).path("Config").asString()));
    }

    @Test
    void theImageSaysHowItIsStartedAndAskedWhetherItIsWell() throws Exception {
        var config = configuration(image("one", MADE)).path("config");
        assertThat(config.path("User").asString()).isEqualTo("10001:10001");
        assertThat(config.path("Entrypoint").toString())
                .isEqualTo(
                        "[\"/opt/tischlein/runtime/bin/java\",\"-Dplace=/opt/tischlein/lib\","
                                + "\"-jar\",\"/opt/tischlein/lib/tischlein.jar\"]");
        assertThat(config.path("Cmd").toString()).isEqualTo("[\"serve\"]");
        assertThat(config.path("Healthcheck").path("Test").toString())
                .startsWith("[\"CMD\",\"/opt/tischlein/runtime/bin/java\"")
                .endsWith("\"health\"]");
        assertThat(config.path("Volumes").has("/var/lib/tischlein")).isTrue();
        assertThat(config.path("ExposedPorts").has("8080/tcp")).isTrue();
    }

    @Test
    void anImageMadeElsewhereAndLaterIsTheSame() throws Exception {
        var one = image("one", MADE);
        var other = image("other", Instant.parse("2027-06-07T08:09:10Z"));
        assertThat(other).hasSameBinaryContentAs(one);
    }
}
