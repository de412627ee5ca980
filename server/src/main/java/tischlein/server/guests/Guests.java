package tischlein.server.guests;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import tischlein.kernel.Seeded;
import tischlein.server.messages.GuestNames;
import tischlein.server.messages.Problem;
import tischlein.server.messages.ServerTexts;
import tischlein.table.outside.Outside;
import tischlein.table.store.Guest;
import tischlein.table.store.Keys;
import tischlein.table.store.Store;
import tischlein.words.Language;

/** Makes guests, and recognises them by their keys. */
public record Guests(Store store, Outside outside, ServerTexts texts) {
    /** A client that has not said who it is. */
    public static final Guest NOBODY = new Guest("", "", "", 0);

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{32}");
    private static final Pattern BETWEEN_NAMES = Pattern.compile("[,、] ?");
    private static final long NOTED_EVERY = 10L * 60 * 1000; // milliseconds

    /** A new guest with its key, which is sent once and not stored. */
    public record Made(Guest guest, String key) {
        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a new guest";
        }
    }

    /**
     * @throws Problem if the name or the figure is not allowed
     */
    public Made make(Optional<String> name, Optional<String> figure, Language language) {
        var key = outside.secret();
        var luck = new Seeded(outside.luck());
        var drawnName = draw(luck, names(language));
        var drawnFigure = draw(luck, GuestFigures.ALL);
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
        return Arrays.asList(BETWEEN_NAMES.split(texts.text(language, "guest.names")));
    }

    /** Whether this is one of the names that guests are given if they do not ask for one. */
    boolean drew(String name) {
        return Arrays.stream(Language.values()).anyMatch(one -> names(one).contains(name));
    }

    /** The same guest with each of the names that can be given, in random order; not stored yet. */
    List<Guest> drawn(Guest guest, Language language) {
        var names = new ArrayList<>(names(language));
        Collections.shuffle(names, new Seeded(outside.luck()));
        return names.stream().map(name -> seen(guest, name, guest.figure())).toList();
    }

    private static String draw(Seeded luck, List<String> from) {
        return from.get(luck.nextInt(from.size()));
    }

    private static String cleaned(String wanted) {
        var name = GuestNames.clean(wanted);
        if (name.isEmpty()) {
            throw Problem.unsuitable(say("guest.name"));
        }
        return name;
    }

    private static String figure(String wanted) {
        if (!GuestFigures.ALL.contains(wanted)) {
            throw Problem.unsuitable(say("guest.figure").texts("figures", GuestFigures.ALL));
        }
        return wanted;
    }

    /** The guest with this key. */
    public Optional<Guest> known(String key) {
        if (!KEY.matcher(key).matches()) {
            return Optional.empty();
        }
        var guest = store.guest(Keys.hash(key));
        guest.filter(found -> outside.now() - found.seen() > NOTED_EVERY).ifPresent(this::note);
        return guest;
    }

    /**
     * Notes that the guest has been here. If the store is unavailable this is left for another
     * time.
     */
    private void note(Guest guest) {
        try {
            store.save(seen(guest, guest.name(), guest.figure()));
        } catch (Store.Unavailable _) {
            // A guest who only looks must not fail because the disk is full.
        }
    }

    /**
     * The guest with another name and figure, not stored yet.
     *
     * @throws Problem if the name or the figure is not allowed
     */
    public Guest changed(Guest guest, String name, String figure) {
        return seen(guest, cleaned(name), figure(figure));
    }

    private Guest seen(Guest guest, String name, String figure) {
        return new Guest(guest.hash(), name, figure, outside.now());
    }
}
