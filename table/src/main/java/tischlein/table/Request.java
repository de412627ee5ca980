package tischlein.table;

import java.util.List;
import java.util.OptionalInt;

/** Something that somebody wants of a table. Every one is checked anew, whoever sends it. */
public sealed interface Request {
    Guest by();

    /** To watch as these seats or, with none, as an onlooker. */
    record Watch(Guest by, Listener listener, List<Integer> seats, OptionalInt seen)
            implements Request {
        public Watch {
            seats = List.copyOf(seats);
        }
    }

    record Unwatch(Guest by, Listener listener) implements Request {}

    /** To sit down; on the first free chair if no seat is named. */
    record Take(Guest by, OptionalInt seat) implements Request {}

    record Leave(Guest by, int seat) implements Request {}

    /**
     * @param bot its name; nothing takes the bot away
     */
    record Place(Guest by, int seat, String bot) implements Request {}

    record Start(Guest by) implements Request {}

    /** The guest has another name or figure now. */
    record Rename(Guest by) implements Request {}

    /**
     * A whole choice.
     *
     * @param id made by the client; the same id is the same choice
     * @param version of the frame that it was made from
     * @param moves in any order
     */
    record Choose(Guest by, int seat, String id, int version, List<String> moves)
            implements Request {
        public Choose {
            moves = List.copyOf(moves);
        }

        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a choice of seat " + seat;
        }
    }

    /** To see what a choice would do. */
    record Try(Guest by, int seat, int version, List<String> moves) implements Request {
        public Try {
            moves = List.copyOf(moves);
        }

        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a try of seat " + seat;
        }
    }

    /** To be advised how to go on from these moves. */
    record Suggest(Guest by, int seat, int version, List<String> moves) implements Request {
        public Suggest {
            moves = List.copyOf(moves);
        }

        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a question of seat " + seat;
        }
    }

    record Say(Guest by, int seat, String text) implements Request {}

    record Emote(Guest by, int seat, String emote) implements Request {}

    /** In a team game: what the mover should do; nothing takes it back (larder 7.1). */
    record Opine(Guest by, int seat, int version, String move) implements Request {}

    record Vote(Guest by, int seat, int absent, boolean bot) implements Request {}

    record AllowChat(Guest by, boolean on) implements Request {}

    record Mute(Guest by, int seat, boolean on) implements Request {}

    /** To make a link that moves a seat to another device. */
    record Link(Guest by, int seat) implements Request {}

    record Unlink(Guest by, int seat) implements Request {}

    /**
     * @param token from the link
     */
    record Follow(Guest by, String token) implements Request {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a link followed";
        }
    }

    record Rematch(Guest by) implements Request {}

    /** To be told of the table as everybody may see it. */
    record Describe(Guest by) implements Request {}

    /** What happened, as a seat or an onlooker may know it. */
    record Story(Guest by, int seat) implements Request {}

    /** The frame as it was at a version. */
    record Position(Guest by, int seat, int version) implements Request {}

    /** The log of a finished game. */
    record Export(Guest by) implements Request {}

    /** A new table that begins as this finished one stood at a version. */
    record Fork(Guest by, int version, List<String> chairs) implements Request {
        public Fork {
            chairs = List.copyOf(chairs);
        }
    }
}
