package tischlein.table.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Who sits where, and how a table is run. Immutable.
 *
 * @param host the hash of the guest who decides how the table is run
 * @param order whether those who choose at the same time see who chose before whom
 * @param newcomers whether somebody may take over a bot's seat while the game is played
 * @param next the table of the rematch, or empty
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
        // A table stored by an older program has none.
        rules = Objects.requireNonNullElse(rules, GuestRules.USUAL);
    }

    /** Who sits on a chair. */
    public enum Kind {
        OPEN,
        GUEST,
        BOT
    }

    /** What happens when a seat owes a move and its guest is away. */
    public enum Policy {
        WAIT,
        BOT,
        VOTE
    }

    /**
     * @param seconds after which a bot plays, or the others may vote
     */
    public record Absence(Policy policy, int seconds) {}

    /** How fast news is told and bots answer. */
    public enum Tempo {
        CALM(100),
        BRISK(55),
        INSTANT(0);

        private static final int WHOLE = 100;
        private final int percent;

        Tempo(int percent) {
            this.percent = percent;
        }

        /** The part of so many milliseconds that this tempo takes. */
        public int of(int millis) {
            return millis * percent / WHOLE;
        }
    }

    /**
     * How fast the table goes, in milliseconds.
     *
     * @param move the time for each move; 0 for no clock
     * @param bank what a seat may use beyond that in the whole game
     * @param bots how long bots take to answer. If fixed, this counts from the beginning of a step;
     *     otherwise it is for a calm tempo and counts from when the news has been told
     * @param fixed whether whoever made the table has set the time for bots
     */
    public record Pace(int move, int bank, int bots, Tempo tempo, boolean fixed) {
        public static final int USUAL = 900;

        public Pace {
            // A table stored by an older program has none.
            tempo = Objects.requireNonNullElse(tempo, Tempo.CALM);
        }

        /** A pace with a fixed time for bots. */
        public Pace(int move, int bank, int bots) {
            this(move, bank, bots, Tempo.CALM, true);
        }

        public Pace in(Tempo other) {
            return new Pace(move, bank, fixed ? USUAL : bots, other, false);
        }

        public boolean clock() {
            return move > 0;
        }
    }

    /**
     * A place at the table.
     *
     * @param guest the hash of the guest's key; on a bot's chair, of the guest who left it; or
     *     empty
     * @param bot the name of the bot, or empty
     * @param link the hash of the token that moves the seat to another device, or empty
     */
    public record Chair(
            Kind kind,
            String guest,
            String name,
            String figure,
            String bot,
            boolean muted,
            String link) {
        public static final Chair OPEN = new Chair(Kind.OPEN, "", "", "", "", false, "");

        public static Chair of(Guest guest) {
            return new Chair(Kind.GUEST, guest.hash(), guest.name(), guest.figure(), "", false, "");
        }

        public static Chair of(String bot, String name, String figure) {
            return new Chair(Kind.BOT, "", name, figure, bot, false, "");
        }

        /** Contains no names. */
        @Override
        public String toString() {
            return "a chair, " + kind;
        }

        public boolean of(String hash) {
            return kind == Kind.GUEST && guest.equals(hash);
        }

        public Chair called(String other, String drawing) {
            return new Chair(kind, guest, other, drawing, bot, muted, link);
        }

        public Chair muted(boolean on) {
            return new Chair(kind, guest, name, figure, bot, on, link);
        }

        /** The chair of this bot, which a guest has left in the middle of a game. */
        public Chair leftBy(String hash) {
            return new Chair(kind, hash, name, figure, bot, muted, link);
        }

        /**
         * The chair for another game: its link no longer works, and a guest who left it is
         * forgotten.
         */
        public Chair anew() {
            return new Chair(kind, kind == Kind.GUEST ? guest : "", name, figure, bot, muted, "");
        }

        public Chair linked(String hash) {
            return new Chair(kind, guest, name, figure, bot, muted, hash);
        }
    }

    public Setup with(int seat, Chair chair) {
        var changed = new ArrayList<>(chairs);
        changed.set(seat, chair);
        return new Setup(host, changed, chat, order, newcomers, absence, pace, rules, next);
    }

    public Setup withChairs(List<Chair> changed) {
        return new Setup(host, changed, chat, order, newcomers, absence, pace, rules, next);
    }

    public Setup withHost(String hash) {
        return new Setup(hash, chairs, chat, order, newcomers, absence, pace, rules, next);
    }

    public Setup withChat(boolean on) {
        return new Setup(host, chairs, on, order, newcomers, absence, pace, rules, next);
    }

    public Setup withNewcomers(boolean on) {
        return new Setup(host, chairs, chat, order, on, absence, pace, rules, next);
    }

    public Setup withTempo(Tempo tempo) {
        return new Setup(
                host, chairs, chat, order, newcomers, absence, pace.in(tempo), rules, next);
    }

    public Setup withRules(GuestRules other) {
        return new Setup(host, chairs, chat, order, newcomers, absence, pace, other, next);
    }

    public Setup withNext(String table) {
        return new Setup(host, chairs, chat, order, newcomers, absence, pace, rules, table);
    }

    /** Whether something can happen while no guest does anything. */
    public boolean wakes() {
        return pace.clock()
                || absence.policy() == Policy.BOT
                || chairs.stream().anyMatch(chair -> chair.kind() == Kind.BOT);
    }

    /** The seats whose chairs are like this. */
    public IntStream seats(Predicate<Chair> like) {
        return IntStream.range(0, chairs.size()).filter(seat -> like.test(chairs.get(seat)));
    }

    public Set<String> guests() {
        return chairs.stream()
                .filter(chair -> chair.kind() == Kind.GUEST)
                .map(Chair::guest)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Whether this guest sits here, or is the host. */
    public boolean has(Guest guest) {
        return host.equals(guest.hash())
                || chairs.stream().anyMatch(chair -> chair.of(guest.hash()));
    }

    /** Contains no names. */
    @Override
    public String toString() {
        return "a setup of " + chairs.size() + " chairs";
    }
}
