package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tischlein.kernel.Seeded;
import tischlein.table.Guest;
import tischlein.table.Keys;
import tischlein.table.Outside;
import tischlein.table.Store;
import tischlein.words.Language;

/** Everybody who has ever come in: makes guests, and knows them again by their keys. */
final class Guests {
    /** Somebody who has not said who they are, and owns nothing. */
    static final Guest NOBODY = new Guest("", "", "", 0);

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{32}");
    private static final Pattern BETWEEN_NAMES = Pattern.compile("[,、] ?");
    private static final long NOTED_EVERY = 10L * 60 * 1000; // milliseconds

    private final Store store;
    private final Outside outside;
    private final Voices voices;

    Guests(Store store, Outside outside, Voices voices) {
        this.store = store;
        this.outside = outside;
        this.voices = voices;
    }

    /** A new guest and the key to it, which is told once and kept nowhere. */
    record Made(Guest guest, String key) {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a new guest";
        }
    }

    /**
     * @throws Problem if the name or the figure will not do
     */
    Made make(Optional<String> name, Optional<String> figure, Language language) {
        var key = outside.secret();
        var luck = new Seeded(outside.luck());
        var drawnName = draw(luck, names(language));
        var drawnFigure = draw(luck, Figures.ALL);
        var guest =
                new Guest(
                        Keys.hash(key),
                        name.map(Guests::cleaned).orElse(drawnName),
                        figure.map(Guests::figure).orElse(drawnFigure),
                        outside.now());
        store.save(guest);
        return new Made(guest, key);
    }

    private List<String> names(Language language) {
        return Arrays.asList(BETWEEN_NAMES.split(voices.text(language, "guest.names")));
    }

    /** Whether a guest may have got this name here, without having asked for it. */
    boolean drew(String name) {
        return Arrays.stream(Language.values()).anyMatch(one -> names(one).contains(name));
    }

    /** The same guest with every name that may be drawn, in the order of a draw; not yet kept. */
    List<Guest> drawn(Guest guest, Language language) {
        var names = new ArrayList<>(names(language));
        Collections.shuffle(names, new Seeded(outside.luck()));
        return names.stream().map(name -> seen(guest, name, guest.figure())).toList();
    }

    private static String draw(Seeded luck, List<String> from) {
        return from.get(luck.nextInt(from.size()));
    }

    private static String cleaned(String wanted) {
        var name = Names.clean(wanted);
        if (name.isEmpty()) {
            throw Problem.unsuitable(say("guest.name"));
        }
        return name;
    }

    private static String figure(String wanted) {
        if (!Figures.ALL.contains(wanted)) {
            throw Problem.unsuitable(say("guest.figure").texts("figures", Figures.ALL));
        }
        return wanted;
    }

    /** Whoever has this key. */
    Optional<Guest> known(String key) {
        if (!KEY.matcher(key).matches()) {
            return Optional.empty();
        }
        var guest = store.guest(Keys.hash(key));
        guest.filter(found -> outside.now() - found.seen() > NOTED_EVERY).ifPresent(this::note);
        return guest;
    }

    /** That it was here now. If that cannot be written down, it is another time. */
    private void note(Guest guest) {
        try {
            store.save(seen(guest, guest.name(), guest.figure()));
        } catch (Store.Unavailable _) {
            // Who only looks needs no room on the disk.
        }
    }

    /**
     * The guest as it wants to be, not yet kept.
     *
     * @throws Problem if the name or the figure will not do
     */
    Guest changed(Guest guest, String name, String figure) {
        return seen(guest, cleaned(name), figure(figure));
    }

    private Guest seen(Guest guest, String name, String figure) {
        return new Guest(guest.hash(), name, figure, outside.now());
    }
}
