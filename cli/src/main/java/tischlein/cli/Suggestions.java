package tischlein.cli;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import tischlein.bots.Bots;
import tischlein.words.Language;

/** What a shell can complete where a command line wants one of a few words. */
final class Suggestions {
    static final List<String> SHELLS = List.of("bash", "zsh");

    private Suggestions() {}

    /** The games. */
    static final class Games implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Shelf.names().iterator();
        }
    }

    /** The languages. */
    static final class Languages implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Arrays.stream(Language.values()).map(Language::code).iterator();
        }
    }

    /** The bots. */
    static final class Minds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Bots.NAMES.iterator();
        }
    }

    /** The figures. */
    static final class Guises implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Figures.names().iterator();
        }
    }

    /** What attackers do. */
    static final class Mixes implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return LoadCommand.mixes().iterator();
        }
    }

    /** The shells. */
    static final class Shells implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return SHELLS.iterator();
        }
    }
}
