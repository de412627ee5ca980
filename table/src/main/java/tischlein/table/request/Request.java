package tischlein.table.request;

import java.util.List;
import java.util.OptionalInt;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup;

/** Something that somebody wants from a table. Each request is checked, whoever sends it. */
public sealed interface Request {
    Guest by();

    /** Changes who sits where, or how the table is run. */
    sealed interface Arrangement extends Request {}

    /** The same, for the host only. */
    sealed interface HostArrangement extends Arrangement {}

    /** Asks for something; changes nothing. */
    sealed interface Inquiry extends Request {}

    /** Goes on at another table. */
    sealed interface Sequel extends Request {}

    /**
     * What only somebody who watches the table can do; all other requests may come from anywhere.
     */
    sealed interface Live extends Request {}

    /** Does or says something as a seat. */
    sealed interface AtSeat extends Live {
        int seat();
    }

    /** Says something about the present choice, in a team that decides together. */
    sealed interface Aloud extends AtSeat {
        int version();
    }

    /** Watches as these seats or, with none, as an onlooker. */
    record Watch(Guest by, TableListener listener, List<Integer> seats, OptionalInt seen)
            implements Live {
        public Watch {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Goes on watching at another server: as those of the seats that are still the guest's.
     *
     * @param seen the version that the listener was last told
     */
    record Rewatch(Guest by, TableListener listener, List<Integer> seats, OptionalInt seen)
            implements Request {
        public Rewatch {
            seats = List.copyOf(seats);
        }
    }

    record Unwatch(Guest by, TableListener listener) implements Live {}

    /** Sits down; on the first free chair if no seat is named. */
    record Take(Guest by, OptionalInt seat) implements Arrangement {}

    /** Leaves a chair; the host may also free somebody else's. */
    record Leave(Guest by, int seat) implements Arrangement {}

    /** The host sends away for good whoever sits there. */
    record Remove(Guest by, int seat) implements Arrangement {}

    /**
     * @param bot its name; an empty one takes the bot away
     */
    record Place(Guest by, int seat, String bot) implements Arrangement {}

    record Start(Guest by) implements Request {}

    /**
     * The guest has changed their name or figure.
     *
     * @param before the name until now
     */
    record Rename(Guest by, String before) implements Arrangement {
        /** Contains no names. */
        @Override
        public String toString() {
            return "another name of a guest";
        }
    }

    /**
     * Gives a seat a name of its own, for several people who share one guest.
     *
     * @param name empty for the guest's own name
     */
    record Call(Guest by, int seat, String name) implements Arrangement {
        /** Contains no names. */
        @Override
        public String toString() {
            return "a name for seat " + seat;
        }
    }

    /**
     * A whole choice.
     *
     * @param id made up by the client; the same id means the same choice
     * @param version of the frame that it was made from
     * @param moves in any order
     */
    record Choose(Guest by, int seat, String id, int version, List<String> moves)
            implements AtSeat {
        public Choose {
            moves = List.copyOf(moves);
        }

        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a choice of seat " + seat;
        }
    }

    /** Asks what a choice would do. */
    record Try(Guest by, int seat, int version, List<String> moves) implements AtSeat {
        public Try {
            moves = List.copyOf(moves);
        }

        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a try of seat " + seat;
        }
    }

    /** Asks for advice on how to go on after these moves. */
    record Suggest(Guest by, int seat, int version, List<String> moves) implements AtSeat {
        public Suggest {
            moves = List.copyOf(moves);
        }

        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a question of seat " + seat;
        }
    }

    record Say(Guest by, int seat, String text) implements AtSeat {
        /** Contains nothing that was said at the table. */
        @Override
        public String toString() {
            return "something said by seat " + seat;
        }
    }

    record Emote(Guest by, int seat, String emote) implements AtSeat {}

    /** In a team game: what the mover should do; an empty move takes it back (larder 7.1). */
    record Opine(Guest by, int seat, int version, String move) implements Aloud {}

    /** In a team game: the mover's choice so far (larder 7.1). */
    record Draft(Guest by, int seat, int version, List<String> moves) implements Aloud {
        public Draft {
            moves = List.copyOf(moves);
        }

        /** Contains nothing that was said at the table. */
        @Override
        public String toString() {
            return "a draft of seat " + seat;
        }
    }

    /**
     * Whether a bot is to play for a seat that is away or has not chosen for long. About one's own
     * seat only a no is allowed: it takes the seat back.
     */
    record Vote(Guest by, int seat, int absent, boolean bot) implements AtSeat {}

    /** This person has seen the news that led to a version, or does not want to be told. */
    record Seen(Guest by, int seat, int version) implements AtSeat {}

    record SetTempo(Guest by, Setup.Tempo tempo) implements HostArrangement {}

    record AllowChat(Guest by, boolean on) implements HostArrangement {}

    record AllowNewcomers(Guest by, boolean on) implements HostArrangement {}

    /** The host allows guests to take more than one chair, or no longer. */
    record AllowSeveral(Guest by, boolean on) implements HostArrangement {}

    record Mute(Guest by, int seat, boolean on) implements HostArrangement {}

    /** Makes a link that moves a seat to another device. */
    record Link(Guest by, int seat) implements Arrangement {}

    record Unlink(Guest by, int seat) implements Arrangement {}

    /**
     * @param token from the link
     */
    record Follow(Guest by, String token) implements Arrangement {
        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a link followed";
        }
    }

    /** The host starts another game; from anybody else it counts as a yes. */
    record Rematch(Guest by) implements Sequel {}

    /** Answers the question “Another game?”. */
    record Again(Guest by, boolean yes) implements Sequel {}

    /** Asks for the table as everybody may see it. */
    record Describe(Guest by) implements Inquiry {}

    /** Asks what happened, as a seat or an onlooker may know it. */
    record Story(Guest by, int seat) implements Inquiry {}

    /** Asks for the frame as it was at a version. */
    record Position(Guest by, int seat, int version) implements Inquiry {}

    /** Asks for the log of a finished game. */
    record Export(Guest by) implements Inquiry {}

    /** Makes a new table that begins as this finished one was at a version. */
    record Fork(Guest by, int version, List<String> chairs) implements Sequel {
        public Fork {
            chairs = List.copyOf(chairs);
        }
    }
}
