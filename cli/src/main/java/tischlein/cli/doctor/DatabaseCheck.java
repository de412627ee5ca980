package tischlein.cli.doctor;

import static tischlein.kernel.Phrase.say;

import tischlein.cli.run.BadInput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.serve.DatabaseOption;

/** Whether the database is there, and of this program's version. */
public final class DatabaseCheck {
    private DatabaseCheck() {}

    public static Finding of(String database, Surroundings around, Voice voice) {
        if (!DatabaseOption.isThere(database)) {
            return Finding.fine(say("doctor.database.new").text("database", shown(database)));
        }
        try (var store = DatabaseOption.look(database, around, voice)) {
            long tables = DatabaseOption.told(voice, store::count);
            return Finding.fine(
                    say("doctor.database")
                            .text("database", shown(database))
                            .count(Math.toIntExact(tables)));
        } catch (BadInput bad) {
            return Finding.wrong(
                    say("doctor.database.wrong").text("what", bad.line()),
                    say("doctor.database.wrong.do"));
        }
    }

    /** A database elsewhere may have its password in its name. */
    private static String shown(String database) {
        return database.replaceFirst("://[^@/]*@", "://");
    }
}
