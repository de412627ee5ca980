package tischlein.pack;

import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FileEntry;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import com.google.cloud.tools.jib.api.buildplan.Port;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The image of a container with nothing in it but the program, its runtime and the system's library
 * for C. It runs as a user who owns only the volume with the data.
 *
 * @param program the folder of the unpacked program
 * @param system a folder with the files that stand outside of it, as they stand in the container
 */
record ContainerImage(Path program, Path system, String version, Instant made) {
    private static final String USER = "10001:10001";
    private static final String HOME = "/opt/tischlein";
    private static final AbsoluteUnixPath DATA = AbsoluteUnixPath.get("/var/lib/tischlein");
    private static final int PORT = 8080;

    /**
     * Writes the image as a tar for {@code docker load} and {@code podman load}.
     *
     * @param flags a file with the virtual machine's flags, one a line, in which HOME stands for
     *     the folder of the program
     */
    void write(Path flags, Path file) throws Exception {
        var start = start(Files.readAllLines(flags));
        var scratch = Files.createTempDirectory("image");
        var base = TarImage.at(BaseImage.write(scratch.resolve("base.tar"), start));
        Jib.from(base)
                .setCreationTime(made)
                .setUser(USER)
                .setEntrypoint(start)
                .setProgramArguments("serve")
                .setEnvironment(Map.of("TISCHLEIN_DATA", DATA.toString(), "LANG", "C.UTF-8"))
                .setExposedPorts(Port.tcp(PORT))
                .setVolumes(DATA)
                .setWorkingDirectory(AbsoluteUnixPath.get("/"))
                .addLabel("org.opencontainers.image.title", "Tischlein")
                .addLabel("org.opencontainers.image.version", version)
                .addLabel("org.opencontainers.image.licenses", "Apache-2.0")
                .setFileEntriesLayers(layers())
                .containerize(
                        Containerizer.to(TarImage.at(file).named("tischlein:" + version))
                                .setOfflineMode(true)
                                .setBaseImageLayersCache(scratch.resolve("layers"))
                                .setApplicationLayersCache(scratch.resolve("own")));
    }

    private static List<String> start(List<String> flags) {
        var words = new ArrayList<String>();
        words.add(HOME + "/runtime/bin/java");
        flags.stream().map(flag -> flag.replace("HOME", HOME)).forEach(words::add);
        words.addAll(List.of("-jar", HOME + "/lib/tischlein.jar"));
        return words;
    }

    /** What changes seldom comes first: a newer image shares it. */
    private List<FileEntriesLayer> layers() throws IOException {
        return List.of(
                layer("system", system, ""),
                layer("runtime", program.resolve("runtime"), HOME + "/runtime"),
                layer("program", program.resolve("lib"), HOME + "/lib"));
    }

    /** In the order of the names, with nothing of the owner and the times that files have here. */
    private FileEntriesLayer layer(String name, Path folder, String place) throws IOException {
        var layer = FileEntriesLayer.builder().setName(name);
        try (var files = Files.walk(folder)) {
            for (var file : files.filter(file -> !file.equals(folder)).sorted().toList()) {
                layer.addEntry(entry(file, place + "/" + folder.relativize(file)));
            }
        }
        return layer.build();
    }

    private FileEntry entry(Path file, String place) throws IOException {
        boolean data = place.equals(DATA.toString());
        return new FileEntry(
                file,
                AbsoluteUnixPath.get(place),
                FilePermissions.fromPosixFilePermissions(Files.getPosixFilePermissions(file)),
                made,
                data ? USER : "0:0");
    }
}
