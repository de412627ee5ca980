package tischlein.cli.options;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import tischlein.bots.Bots;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.screen.Viewer;
import tischlein.server.guests.GuestFigures;
import tischlein.words.Language;

/** What a shell can complete where a command line wants one of a few words. */
public final class Suggestions {
    public static final List<String> SHELLS = List.of("bash", "zsh");

    private Suggestions() {}

    /** The games. */
    public static final class Games implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return InstalledGames.names().iterator();
        }
    }

    /** The languages. */
    public static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Language.values()).map(Language::code).iterator();
        }
    }

    /** The bots. */
    public static final class Minds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Bots.NAMES.iterator();
        }
    }

    /** The options of all games, each with all its values. */
    static final class Settings implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return InstalledGames.games().stream()
                    .flatMap(game -> game.about().options().stream())
                    .flatMap(option ->
                            option.values().stream().map(value -> option.name() + "=" + value))
                    .distinct()
                    .sorted()
                    .iterator();
        }
    }

    /** Whose eyes a game can be seen with. */
    public static final class Viewers implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return List.of(Viewer.ONLOOKER_NAME, Viewer.ALL_NAME, "0", "1", "2", "3", "4", "5")
                    .iterator();
        }
    }

    /** The figures. */
    static final class Guises implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return GuestFigures.ALL.iterator();
        }
    }

    /** The shells. */
    public static final class Shells implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return SHELLS.iterator();
        }
    }
}
