package tischlein.table;

import java.util.List;
import java.util.OptionalInt;

/** Something that somebody wants of a table. Every one is checked anew, whoever sends it. */
public sealed interface Request {
    Guest by();

    /** To change who sits where, or how the table is kept. */
    sealed interface Arrangement extends Request {}

    /** To be told something; nothing changes. */
    sealed interface Inquiry extends Request {}

    /** To go on at another table. */
    sealed interface Sequel extends Request {}

    /** To say something about the choice now open, in a team that decides together. */
    sealed interface Aloud extends Request {
        int seat();

        int version();
    }

    /** To watch as these seats or, with none, as an onlooker. */
    record Watch(Guest by, Listener listener, List<Integer> seats, OptionalInt seen)
            implements Request {
        public Watch {
            seats = List.copyOf(seats);
        }
    }

    record Unwatch(Guest by, Listener listener) implements Request {}

    /** To sit down; on the first chair that may be taken if no seat is named. */
    record Take(Guest by, OptionalInt seat) implements Arrangement {}

    /** To leave a chair; the host may free somebody else's so. */
    record Leave(Guest by, int seat) implements Arrangement {}

    /** The host sends away whoever sits there, for good. */
    record Remove(Guest by, int seat) implements Arrangement {}

    /**
     * @param bot its name; nothing takes the bot away
     */
    record Place(Guest by, int seat, String bot) implements Arrangement {}

    record Start(Guest by) implements Request {}

    /**
     * The guest has another name or figure now.
     *
     * @param before the name until now
     */
    record Rename(Guest by, String before) implements Arrangement {
        /** Calls nobody by name. */
        @Override
        public String toString() {
            return "another name of a guest";
        }
    }

    /**
     * To call a seat by a name of its own, for several people who share one guest.
     *
     * @param name nothing for the guest's
     */
    record Call(Guest by, int seat, String name) implements Arrangement {
        /** Calls nobody by name. */
        @Override
        public String toString() {
            return "a name for seat " + seat;
        }
    }

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

    record Say(Guest by, int seat, String text) implements Request {
        /** Says nothing of what only those at the table may hear. */
        @Override
        public String toString() {
            return "something said by seat " + seat;
        }
    }

    record Emote(Guest by, int seat, String emote) implements Request {}

    /** In a team game: what the mover should do; nothing takes it back (larder 7.1). */
    record Opine(Guest by, int seat, int version, String move) implements Aloud {}

    /** In a team game: the mover's choice, as far as it has come (larder 7.1). */
    record Draft(Guest by, int seat, int version, List<String> moves) implements Aloud {
        public Draft {
            moves = List.copyOf(moves);
        }

        /** Says nothing of what only those at the table may hear. */
        @Override
        public String toString() {
            return "a draft of seat " + seat;
        }
    }

    /**
     * Whether a bot shall play for a seat that is away or has not chosen for long. About one's own
     * seat only a no makes sense: it takes the seat back.
     */
    record Vote(Guest by, int seat, int absent, boolean bot) implements Request {}

    /** This person has seen what led to a version, or does not want to be told. */
    record Seen(Guest by, int seat, int version) implements Request {}

    record SetTempo(Guest by, Setup.Tempo tempo) implements Arrangement {}

    record AllowChat(Guest by, boolean on) implements Arrangement {}

    record AllowNewcomers(Guest by, boolean on) implements Arrangement {}

    /** The host lets guests take more than one chair, or no longer. */
    record AllowSeveral(Guest by, boolean on) implements Arrangement {}

    record Mute(Guest by, int seat, boolean on) implements Arrangement {}

    /** To make a link that moves a seat to another device. */
    record Link(Guest by, int seat) implements Arrangement {}

    record Unlink(Guest by, int seat) implements Arrangement {}

    /**
     * @param token from the link
     */
    record Follow(Guest by, String token) implements Arrangement {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a link followed";
        }
    }

    /** The host starts another game; of anybody else it is a yes. */
    record Rematch(Guest by) implements Sequel {}

    /** An answer to the question whether there shall be another game. */
    record Again(Guest by, boolean yes) implements Sequel {}

    /** To be told of the table as everybody may see it. */
    record Describe(Guest by) implements Inquiry {}

    /** What happened, as a seat or an onlooker may know it. */
    record Story(Guest by, int seat) implements Inquiry {}

    /** The frame as it was at a version. */
    record Position(Guest by, int seat, int version) implements Inquiry {}

    /** The log of a finished game. */
    record Export(Guest by) implements Inquiry {}

    /** A new table that begins as this finished one stood at a version. */
    record Fork(Guest by, int version, List<String> chairs) implements Sequel {
        public Fork {
            chairs = List.copyOf(chairs);
        }
    }
}
