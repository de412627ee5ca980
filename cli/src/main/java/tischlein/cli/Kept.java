package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import tischlein.kernel.Unsuitable;
import tischlein.store.Stores;
import tischlein.table.Store;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** Where tables are kept, as the command line or the environment says it. */
final class Kept {
    private static final String FILE = "tischlein.db";
    private static final String MEMORY = "memory";
    private static final String SQLITE = "sqlite:";

    @Option(names = "--data", paramLabel = "FOLDER", descriptionKey = "help.data")
    private Optional<String> data = Optional.empty();

    @Option(names = "--database", paramLabel = "DATABASE", descriptionKey = "help.database")
    private Optional<String> database = Optional.empty();

    /** The database by its name; with a folder for it, if it is to be in one. */
    String database(Surroundings around) {
        return given(database, around, "TISCHLEIN_DATABASE")
                .orElseGet(() -> folder(around).resolve(FILE).toString());
    }

    /** What the command line says or, if it says nothing, a variable. */
    static Optional<String> given(Optional<String> option, Surroundings around, String variable) {
        return option.or(
                () -> Optional.of(around.variable(variable)).filter(value -> !value.isEmpty()));
    }

    private Path folder(Surroundings around) {
        var folder =
                given(data, around, "TISCHLEIN_DATA").map(Path::of).orElseGet(() -> usual(around));
        try {
            return Files.createDirectories(folder);
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.data").text("folder", folder.toString()));
        }
    }

    private static Path usual(Surroundings around) {
        var shared = around.variable("XDG_DATA_HOME");
        return shared.isEmpty()
                ? Path.of(System.getProperty("user.home", "."), ".local", "share", "tischlein")
                : Path.of(shared, "tischlein");
    }

    /** Whether there is something to open: a file that is missing would be made. */
    static boolean isThere(String database) {
        boolean elsewhere = database.equals(MEMORY) || database.contains("://");
        var file = database.startsWith(SQLITE) ? database.substring(SQLITE.length()) : database;
        return elsewhere || Files.exists(Path.of(file));
    }

    static Store open(String database, Voice voice) {
        return told(voice, () -> Stores.open(database));
    }

    /**
     * Does something with a store, whose complaints have texts of their own.
     *
     * @throws BadInput if the store cannot be used
     */
    static <T> T told(Voice voice, Supplier<T> what) {
        try {
            return what.get();
        } catch (Unsuitable unsuitable) {
            var texts = Texts.of(Stores.class, "store", voice.language());
            throw new BadInput(new Speaker(texts).say(unsuitable.sentence()));
        } catch (Store.Unavailable unavailable) {
            throw new BadInput(
                    voice.say(
                            say("failed.store")
                                    .text("why", String.valueOf(unavailable.getMessage()))));
        }
    }
}
