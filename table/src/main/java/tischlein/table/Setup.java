package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who sits where, and how a table is kept. Never changed: a change makes another one.
 *
 * @param host the hash of the guest who made the table
 * @param order whether those who choose at the same time see who chose before whom
 * @param next the table of the rematch, or nothing
 */
public record Setup(
        String host,
        List<Chair> chairs,
        boolean chat,
        boolean order,
        Absence absence,
        Pace pace,
        String next) {
    public Setup {
        chairs = List.copyOf(chairs);
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

    /**
     * How fast the table goes, in milliseconds.
     *
     * @param move the time for each move; 0 for no clock
     * @param bank what a seat may use beyond that in the whole game
     * @param bots how long after the beginning of a step bots answer
     */
    public record Pace(int move, int bank, int bots) {
        boolean clock() {
            return move > 0;
        }
    }

    /**
     * A place at the table.
     *
     * @param guest the hash of the guest's key, or nothing
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

        Chair linked(String hash) {
            return new Chair(kind, guest, name, figure, bot, muted, hash);
        }
    }

    Setup with(int seat, Chair chair) {
        var changed = new ArrayList<>(chairs);
        changed.set(seat, chair);
        return new Setup(host, changed, chat, order, absence, pace, next);
    }

    Setup withChairs(List<Chair> changed) {
        return new Setup(host, changed, chat, order, absence, pace, next);
    }

    Setup withHost(String hash) {
        return new Setup(hash, chairs, chat, order, absence, pace, next);
    }

    Setup withChat(boolean on) {
        return new Setup(host, chairs, on, order, absence, pace, next);
    }

    Setup withNext(String table) {
        return new Setup(host, chairs, chat, order, absence, pace, table);
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

    /** Names nobody. */
    @Override
    public String toString() {
        return "a setup of " + chairs.size() + " chairs";
    }
}
