package tischlein.cli.serve;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import picocli.CommandLine.Option;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.store.ServedStore;
import tischlein.store.Stores;
import tischlein.store.database.AlreadyServed;
import tischlein.store.database.PrivateFiles;
import tischlein.table.store.Store;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** Where tables are kept, as the command line or the environment says it. */
public final class DatabaseOption {
    private static final String FILE = "tischlein.db";
    private static final String MEMORY = "memory";
    private static final String SQLITE = "sqlite:";
    private static final String SHARED = "store.shared";

    @Option(names = "--data", paramLabel = "FOLDER", descriptionKey = "help.data")
    private Optional<String> data = Optional.empty();

    @Option(names = "--database", paramLabel = "DATABASE", descriptionKey = "help.database")
    private Optional<String> database = Optional.empty();

    /** The database by its name; with a folder for it, if it is to be in one. */
    public String database(Surroundings around) {
        return given(database, around, "TISCHLEIN_DATABASE")
                .orElseGet(() -> folder(around).resolve(FILE).toString());
    }

    /** What the command line says or, if it says nothing, a variable. */
    public static Optional<String> given(
            Optional<String> option, Surroundings around, String variable) {
        return option.or(
                () -> Optional.of(around.variable(variable)).filter(value -> !value.isEmpty()));
    }

    /**
     * Whether the command line or a variable says so.
     *
     * @throws Unsuitable if the variable says neither yes nor no
     */
    public static boolean flag(boolean option, Surroundings around, String variable) {
        var value = around.variable(variable);
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true", "yes", "1" -> true;
            case "", "false", "no", "0" -> option;
            default ->
                    throw new Unsuitable(
                            say("unsuitable.flag").text("variable", variable).text("found", value));
        };
    }

    private Path folder(Surroundings around) {
        var folder =
                data.map(Path::of)
                        .orElseGet(() ->
                                around.folder(
                                        "TISCHLEIN_DATA", "XDG_DATA_HOME", ".local", "share"));
        try {
            PrivateFiles.createFolder(folder);
            return folder;
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.data").text("folder", folder.toString()));
        }
    }

    /** A folder of our own is for nobody else. */
    private void closeFolder(Surroundings around, Consumer<Sentence> notices) {
        if (given(database, around, "TISCHLEIN_DATABASE").isEmpty()) {
            var folder = folder(around);
            PrivateFiles.tell(PrivateFiles.mendFolder(folder), folder, notices);
        }
    }

    /** Whether there is something to open: a file that is missing would be made. */
    public static boolean isThere(String database) {
        boolean elsewhere = database.equals(MEMORY) || database.contains("://");
        var file = database.startsWith(SQLITE) ? database.substring(SQLITE.length()) : database;
        return elsewhere || Files.exists(Path.of(file));
    }

    /** The database for a command that only looks, or copies. */
    public static Store open(String database, Surroundings around, Voice voice) {
        return told(voice, () -> Stores.open(database, notices(around, voice)));
    }

    /** The same for one that leaves the database's schema as it is. */
    public static Store look(String database, Surroundings around, Voice voice) {
        return told(voice, () -> Stores.look(database, notices(around, voice)));
    }

    /**
     * The database for a server.
     *
     * @param joining whether it joins the other servers on this database: then nobody need be told
     *     of them
     * @throws AlreadyServed if another server has it
     */
    public ServedStore serve(Surroundings around, Voice voice, boolean joining) {
        var name = database(around);
        var all = notices(around, voice);
        Consumer<Sentence> notices =
                notice -> {
                    if (!joining || !notice.key().equals(SHARED)) {
                        all.accept(notice);
                    }
                };
        closeFolder(around, notices);
        return told(voice, () -> Stores.serve(name, notices));
    }

    /** Prints what people should know of a database, a line each and nothing twice. */
    public static Consumer<Sentence> notices(Surroundings around, Voice voice) {
        var told = new HashSet<String>();
        return notice -> {
            if (told.add(notice.key())) {
                around.err().println(said(notice, voice));
            }
        };
    }

    public static String said(Sentence sentence, Voice voice) {
        return new Speaker(Texts.of(Stores.class, "store", voice.language())).say(sentence);
    }

    /**
     * Does something with a store, whose complaints have texts of their own.
     *
     * @throws BadInput if the store cannot be used
     */
    public static <T> T told(Voice voice, Supplier<T> what) {
        try {
            return what.get();
        } catch (Unsuitable unsuitable) {
            throw new BadInput(said(unsuitable.sentence(), voice));
        } catch (Store.Unavailable unavailable) {
            throw new BadInput(
                    voice.say(
                            say("failed.store")
                                    .text("why", String.valueOf(unavailable.getMessage()))));
        }
    }
}
