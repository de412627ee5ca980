package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who sits where, and how a table is kept. Never changed: a change makes another one.
 *
 * @param host the hash of the guest who made the table
 * @param order whether those who choose at the same time see who chose before whom
 * @param newcomers whether somebody may take over a bot's seat while the game is played
 * @param next the table of the rematch, or nothing
 */
public record Setup(
        String host,
        List<Chair> chairs,
        boolean chat,
        boolean order,
        boolean newcomers,
        Absence absence,
        Pace pace,
        GuestRules rules,
        String next) {
    public Setup {
        chairs = List.copyOf(chairs);
        // A table that an older program has kept has none.
        rules = Objects.requireNonNullElse(rules, GuestRules.USUAL);
    }

    /** What sits on a chair. */
    public enum Kind {
        OPEN,
        GUEST,
        BOT
    }

    /** What is done about a seat that owes a move and whose guest is away. */
    public enum Policy {
        WAIT,
        BOT,
        VOTE
    }

    /**
     * @param seconds after which a bot plays, or the others may vote
     */
    public record Absence(Policy policy, int seconds) {}

    /** How fast it is told what happens, and how fast bots answer. */
    public enum Tempo {
        CALM(100),
        BRISK(55),
        INSTANT(0);

        private static final int WHOLE = 100;
        private final int percent;

        Tempo(int percent) {
            this.percent = percent;
        }

        /** What is left of so many milliseconds. */
        int of(int millis) {
            return millis * percent / WHOLE;
        }
    }

    /**
     * How fast the table goes, in milliseconds.
     *
     * @param move the time for each move; 0 for no clock
     * @param bank what a seat may use beyond that in the whole game
     * @param bots how long bots take to answer: from the beginning of a step if it is fixed, else
     *     in a calm tempo, and once it has been told what led to the step
     * @param fixed whether it was said how long bots take
     */
    public record Pace(int move, int bank, int bots, Tempo tempo, boolean fixed) {
        public static final int USUAL = 900;

        public Pace {
            // A table that an older program has kept has none.
            tempo = Objects.requireNonNullElse(tempo, Tempo.CALM);
        }

        /** One in which it is said how long bots take. */
        public Pace(int move, int bank, int bots) {
            this(move, bank, bots, Tempo.CALM, true);
        }

        Pace in(Tempo other) {
            return new Pace(move, bank, fixed ? USUAL : bots, other, false);
        }

        boolean clock() {
            return move > 0;
        }
    }

    /**
     * A place at the table.
     *
     * @param guest the hash of the guest's key; on a bot's chair, of the guest who left it; or
     *     nothing
     * @param bot the name of the bot, or nothing
     * @param link the hash of the token that moves the seat to another device, or nothing
     */
    public record Chair(
            Kind kind,
            String guest,
            String name,
            String figure,
            String bot,
            boolean muted,
            String link) {
        static final Chair OPEN = new Chair(Kind.OPEN, "", "", "", "", false, "");

        static Chair of(Guest guest) {
            return new Chair(Kind.GUEST, guest.hash(), guest.name(), guest.figure(), "", false, "");
        }

        static Chair of(String bot, String name, String figure) {
            return new Chair(Kind.BOT, "", name, figure, bot, false, "");
        }

        /** Names nobody. */
        @Override
        public String toString() {
            return "a chair, " + kind;
        }

        boolean of(String hash) {
            return kind == Kind.GUEST && guest.equals(hash);
        }

        Chair called(String other, String drawing) {
            return new Chair(kind, guest, other, drawing, bot, muted, link);
        }

        Chair muted(boolean on) {
            return new Chair(kind, guest, name, figure, bot, on, link);
        }

        /** A guest has left the chair to this bot in the middle of a game. */
        Chair leftBy(String hash) {
            return new Chair(kind, hash, name, figure, bot, muted, link);
        }

        /** For another game: no link leads here any more, and whoever left is forgotten. */
        Chair anew() {
            return new Chair(kind, kind == Kind.GUEST ? guest : "", name, figure, bot, muted, "");
        }

        Chair linked(String hash) {
            return new Chair(kind, guest, name, figure, bot, muted, hash);
        }
    }

    Setup with(int seat, Chair chair) {
        var changed = new ArrayList<>(chairs);
        changed.set(seat, chair);
        return new Setup(host, changed, chat, order, newcomers, absence, pace, rules, next);
    }

    Setup withChairs(List<Chair> changed) {
        return new Setup(host, changed, chat, order, newcomers, absence, pace, rules, next);
    }

    Setup withHost(String hash) {
        return new Setup(hash, chairs, chat, order, newcomers, absence, pace, rules, next);
    }

    Setup withChat(boolean on) {
        return new Setup(host, chairs, on, order, newcomers, absence, pace, rules, next);
    }

    Setup withNewcomers(boolean on) {
        return new Setup(host, chairs, chat, order, on, absence, pace, rules, next);
    }

    Setup withTempo(Tempo tempo) {
        return new Setup(
                host, chairs, chat, order, newcomers, absence, pace.in(tempo), rules, next);
    }

    Setup withRules(GuestRules other) {
        return new Setup(host, chairs, chat, order, newcomers, absence, pace, other, next);
    }

    Setup withNext(String table) {
        return new Setup(host, chairs, chat, order, newcomers, absence, pace, rules, table);
    }

    /** Whether something may happen while no guest does anything. */
    boolean wakes() {
        return pace.clock()
                || absence.policy() == Policy.BOT
                || chairs.stream().anyMatch(chair -> chair.kind() == Kind.BOT);
    }

    Set<String> guests() {
        return chairs.stream()
                .filter(chair -> chair.kind() == Kind.GUEST)
                .map(Chair::guest)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether this guest sits here, or is the host. */
    boolean has(Guest guest) {
        return host.equals(guest.hash())
                || chairs.stream().anyMatch(chair -> chair.of(guest.hash()));
    }

    /** Names nobody. */
    @Override
    public String toString() {
        return "a setup of " + chairs.size() + " chairs";
    }
}
