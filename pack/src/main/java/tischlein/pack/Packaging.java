package tischlein.pack;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/** The program that {@code .build/package} calls for one thing after the other. */
public final class Packaging {
    private Packaging() {}

    public static void main(String... words) throws Exception {
        switch (words[0]) {
            case "still" -> still(Path.of(words[1]), Path.of(words[2]));
            case "materials" -> materials(Path.of(words[1]), Path.of(words[2]), Path.of(words[3]));
            case "image" ->
                    new ContainerImage(Path.of(words[1]), Path.of(words[2]), words[3], at(words[4]))
                            .write(Path.of(words[5]), Path.of(words[6]));
            default -> throw new IllegalArgumentException(words[0]);
        }
    }

    /** Two caches made alike become one that is the same wherever and whenever it is made. */
    private static void still(Path cache, Path again) throws IOException {
        var bytes = Files.readAllBytes(cache);
        StillCache.still(bytes, Files.readAllBytes(again));
        Files.write(cache, bytes);
    }

    private static void materials(Path bill, Path root, Path runtime) throws IOException {
        var materials = new BillOfMaterials(Files.readString(bill));
        materials.addPagePackages(Files.readString(root.resolve("package-lock.json")));
        materials.addRuntime(Files.readString(runtime.resolve("release")));
        Files.writeString(bill, materials.text());
    }

    private static Instant at(String seconds) {
        return Instant.ofEpochSecond(Long.parseLong(seconds));
    }
}
