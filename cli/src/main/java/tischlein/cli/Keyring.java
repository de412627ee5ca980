package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.Map;
import tischlein.kernel.Unsuitable;
import tischlein.table.Wire;
import tools.jackson.core.JacksonException;

/**
 * The keys by which servers know their guests, in a file that only the user can read: with the same
 * key a guest finds the same seats again.
 */
final class Keyring {
    private static final String FILE = "guests.json";
    private static final String PRIVATE_FOLDER = "rwx------";
    private static final String PRIVATE_FILE = "rw-------";

    private final Path folder;
    private final Path file;

    Keyring(Path folder) {
        this.folder = folder;
        file = folder.resolve(FILE);
    }

    static Keyring of(Surroundings around) {
        return new Keyring(folder(around));
    }

    private static Path folder(Surroundings around) {
        var named = around.variable("TISCHLEIN_CONFIG");
        if (!named.isEmpty()) {
            return Path.of(named);
        }
        var shared = around.variable("XDG_CONFIG_HOME");
        return shared.isEmpty()
                ? Path.of(System.getProperty("user.home", "."), ".config", "tischlein")
                : Path.of(shared, "tischlein");
    }

    /**
     * Makes the errands run for a guest: for the one known from before, or for a new one.
     *
     * @param name the guest's; a guest of another name is another one, empty for the usual one
     */
    void introduce(Errands errands, URI server, String name) {
        if (recall(errands, server, name)) {
            return;
        }
        var wish = new LinkedHashMap<String, Object>();
        if (!name.isEmpty()) {
            wish.put("name", name);
        }
        wish.put("key", true);
        errands.runFor(errands.post("/api/guest", wish).path("key").asString(""));
        keep(place(server, name), errands.key());
    }

    /** The same, but for nobody if the server does not know the guest. */
    boolean recall(Errands errands, URI server, String name) {
        errands.runFor(keys().getOrDefault(place(server, name), ""));
        boolean known = errands.known();
        if (!known) {
            errands.runFor("");
        }
        return known;
    }

    /** The guest whom the errands are run for is found under another name as well. */
    void rename(Errands errands, URI server, String name) {
        keep(place(server, name), errands.key());
    }

    private static String place(URI server, String name) {
        return name.isEmpty() ? server.toString() : server + " " + name;
    }

    private Map<String, String> keys() {
        var keys = new LinkedHashMap<String, String>();
        try {
            if (Files.exists(file)) {
                Wire.MAPPER
                        .readTree(Files.readString(file))
                        .forEachEntry((place, key) -> keys.put(place, key.asString("")));
            }
        } catch (IOException | JacksonException _) {
            throw new Unsuitable(say("unsuitable.keyring").text("file", file.toString()));
        }
        return keys;
    }

    private void keep(String place, String key) {
        var keys = keys();
        keys.put(place, key);
        try {
            Files.createDirectories(folder, only(folder, PRIVATE_FOLDER));
            var draft = Files.createTempFile(folder, ".guests", "", only(folder, PRIVATE_FILE));
            Files.writeString(draft, Wire.write(keys));
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.keyring").text("file", file.toString()));
        }
    }

    /** Where files have such permissions, nobody else gets any. */
    private static FileAttribute<?>[] only(Path near, String permissions) {
        return near.getFileSystem().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
