package tischlein.client;

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
import tools.jackson.core.JacksonException;

/**
 * The keys by which servers know their guests, in a file that only the user can read: with the same
 * key a guest finds the same seats again.
 */
public final class Keyring {
    private static final String FILE = "guests.json";
    private static final String PRIVATE_FOLDER = "rwx------";
    private static final String PRIVATE_FILE = "rw-------";

    private final Path folder;
    private final Path file;

    public Keyring(Path folder) {
        this.folder = folder;
        file = folder.resolve(FILE);
    }

    /**
     * Lets a guest do the asking: for the one known from before, or for a new one.
     *
     * @param name the guest's; a guest of another name is another one, empty for the usual one
     */
    public void introduce(HttpApi api, URI server, String name) {
        if (recall(api, server, name)) {
            return;
        }
        api.actFor(api.newGuest(name));
        keep(place(server, name), api.key());
    }

    /** The same, but for nobody if the server does not know the guest. */
    public boolean recall(HttpApi api, URI server, String name) {
        api.actFor(keys().getOrDefault(place(server, name), ""));
        boolean known = api.known();
        if (!known) {
            api.actFor("");
        }
        return known;
    }

    /** The guest who does the asking is found under another name as well. */
    public void rename(HttpApi api, URI server, String name) {
        keep(place(server, name), api.key());
    }

    private static String place(URI server, String name) {
        return name.isEmpty() ? server.toString() : server + " " + name;
    }

    private Map<String, String> keys() {
        var keys = new LinkedHashMap<String, String>();
        try {
            if (Files.exists(file)) {
                ClientJson.MAPPER
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
            Files.writeString(draft, ClientJson.write(keys));
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
