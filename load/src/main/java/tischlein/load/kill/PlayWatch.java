package tischlein.load.kill;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import tischlein.load.clients.PromiseJournal.Entry;

/**
 * Sees in the journal that clients write which tables go on, and how long each stood still. At a
 * rate that a table cannot keep up with there is always somebody who wants to choose, so that the
 * time between two acknowledgements is time in which nobody could.
 */
final class PlayWatch {
    private final JournalTail tail;
    private final LongSupplier clock;
    private final int needed;
    private final List<Party> parties;
    private final Map<String, Integer> seatedAt = new HashMap<>(); // parties by their tables
    private final Map<String, Underway> underway = new HashMap<>(); // by the command's id
    private long since;

    private record Underway(Integer party, long sent) {}

    /** Those at one table, and at those that follow it. */
    private static final class Party {
        private String table = "";
        private int moves;
        private long last; // when a move was last acknowledged
        private long longest; // that nothing was
        private long longestWait;
    }

    /**
     * @param needed moves that a table makes until it counts as going on
     * @param clock in nanoseconds
     */
    PlayWatch(JournalTail tail, int parties, int needed, LongSupplier clock) {
        this.tail = tail;
        this.clock = clock;
        this.needed = needed;
        this.parties = Stream.generate(Party::new).limit(parties).toList();
        since = clock.getAsLong();
    }

    /** Something is about to happen: from now on all is measured. */
    synchronized void begin() {
        look();
        since = clock.getAsLong();
        for (var party : parties) {
            party.last = since;
            party.longest = 0;
            party.longestWait = 0;
        }
        countAnew();
    }

    /** Something more has happened: whoever went on before that must do so again. */
    synchronized void countAnew() {
        parties.forEach(party -> party.moves = 0);
    }

    /** Reads what was added; to be called often, for what is read counts as written now. */
    synchronized void look() {
        var added = tail.added();
        long now = clock.getAsLong();
        for (var entry : added) {
            switch (entry) {
                case Entry.Table(var table, int party) -> {
                    seatedAt.put(table, party);
                    parties.get(party).table = table;
                }
                case Entry.Sent sent -> send(sent, now);
                case Entry.Done(var id, _) -> moved(id, now);
                case Entry.Refused(var id, _) -> underway.remove(id);
                case Entry.Again _ -> {
                    // whoever chose still waits
                }
            }
        }
    }

    private void send(Entry.Sent sent, long now) {
        Optional.ofNullable(seatedAt.get(sent.table()))
                .ifPresent(party -> underway.put(sent.id(), new Underway(party, now)));
    }

    private void moved(String id, long now) {
        Optional.ofNullable(underway.remove(id)).ifPresent(it -> moved(it, now));
    }

    private void moved(Underway choice, long now) {
        var party = parties.get(choice.party);
        party.moves++;
        party.longest = Math.max(party.longest, now - party.last);
        party.longestWait = Math.max(party.longestWait, now - Math.max(since, choice.sent));
        party.last = now;
    }

    /** Whether every table goes on. */
    synchronized boolean allPlay() {
        return parties.stream().allMatch(party -> party.moves >= needed);
    }

    /** The tables that do not go on, for people who wonder what is wrong. */
    synchronized List<String> stuck() {
        return parties.stream()
                .filter(party -> party.moves < needed)
                .map(party -> party.table)
                .toList();
    }

    /** What has been measured since the beginning. */
    synchronized Standstill.Observed observed(ServerTrouble incident) {
        return new Standstill.Observed(
                Instant.now(),
                incident,
                parties.stream().map(party -> party.longest).toList(),
                parties.stream().mapToLong(party -> party.longestWait).max().orElse(0));
    }
}
