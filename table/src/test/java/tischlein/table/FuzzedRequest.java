package tischlein.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;
import tischlein.table.store.Setup;

/**
 * What somebody asks of a table, as four marks say it.
 *
 * @param kind w watch, u unwatch, t take, l leave, R remove, p place a bot, s start, n rename, c
 *     choose, r try, g suggest, m say, e emote, o opine, z draft, v vote, S seen, E tempo, h allow
 *     chat, newcomers or several chairs, q mute, k link, x unlink, f follow, a rematch or again, d
 *     describe, y story, i position, j export, b fork; * a restart of the program, + time that goes
 *     by; anything else chooses too
 * @param guest who asks
 * @param seat from 0; from 10 it is the seat that is waited for, and its own guest asks
 * @param detail whatever else there is to decide
 */
record FuzzedRequest(char kind, int guest, int seat, int detail) {
    private static final int[] NO_SEATS = {-1, 6, 29, 30, 31, Integer.MAX_VALUE, Integer.MIN_VALUE};
    private static final List<String> BOTS = List.of("", "random", "greedy", "nobody", "Greedy");
    private static final List<String> EMOTES = List.of("yum", "bravo", "", "dance");
    private static final List<String> TEXTS =
            List.of("hello", "", " ", "\u202E\n", "x".repeat(140), "x".repeat(280), "🐭", "\uD83D");
    private static final int OTHERWISE = 40; // details from here on make a choice a wrong one

    /** Whether it is left to the table whose turn it is. */
    boolean inTurn() {
        return seat >= 10;
    }

    int place(int turn) {
        if (inTurn()) {
            return turn;
        }
        return seat < 6 ? seat : NO_SEATS[detail % NO_SEATS.length];
    }

    /** The version that it was made from, mostly the right one. */
    int version(int now) {
        return switch (detail) {
            case 63 -> now + 1;
            case 62 -> now - 1;
            case 61 -> Integer.MIN_VALUE;
            case 60 -> Integer.MAX_VALUE;
            default -> now;
        };
    }

    /** The id of a choice: mostly a new one. */
    String id(int count) {
        return switch (detail) {
            case 59 -> "c" + (count - 1);
            case 58 -> "";
            case 57 -> "a " + (seat + 1) % 3 + ":c" + (count + 1);
            case 56 -> "\n";
            default -> "c" + count;
        };
    }

    /** The moves of a choice, or something else. */
    List<String> moves(List<String> whole) {
        var moves = new ArrayList<>(whole);
        switch (detail) {
            case OTHERWISE -> Collections.reverse(moves);
            case OTHERWISE + 1 -> moves.clear();
            case OTHERWISE + 2 -> moves.addAll(whole);
            case OTHERWISE + 3 -> moves.add("dance");
            case OTHERWISE + 4 -> moves.add("");
            case OTHERWISE + 5 -> moves.addAll(Collections.nCopies(60, "keep"));
            case OTHERWISE + 6 -> {
                if (!moves.isEmpty()) {
                    moves.removeLast();
                }
            }
            case OTHERWISE + 7 -> moves.addAll(List.of("\n", "0 keep", "* draw 1"));
            case OTHERWISE + 8 -> {
                moves.clear();
                moves.addAll(List.of("draw 1", "lot 0", "serve salad 1"));
            }
            default -> {}
        }
        return moves;
    }

    /** The request itself, by this guest who hears with these ears. */
    Request request(Guest by, TableListener ear, Situation at) {
        int place = place(at.turn());
        int version = version(at.version());
        boolean on = detail % 2 == 0;
        return switch (kind) {
            case 'w' ->
                    new Request.Watch(
                            by,
                            ear,
                            detail % 4 == 3 ? List.of() : List.of(place),
                            on ? OptionalInt.empty() : OptionalInt.of(detail - 1));
            case 'u' -> new Request.Unwatch(by, ear);
            case 't' -> new Request.Take(by, on ? OptionalInt.of(place) : OptionalInt.empty());
            case 'l' -> new Request.Leave(by, place);
            case 'R' -> new Request.Remove(by, place);
            case 'p' -> new Request.Place(by, place, BOTS.get(detail % BOTS.size()));
            case 's' -> new Request.Start(by);
            case 'n' ->
                    detail % 3 == 0
                            ? new Request.Call(by, place, on ? by.name() + detail : "")
                            : new Request.Rename(
                                    new Guest(by.hash(), by.name() + detail, by.figure(), 0),
                                    by.name());
            case 'r' -> new Request.Try(by, place, version, moves(at.whole()));
            case 'g' -> new Request.Suggest(by, place, version, on ? List.of() : moves(at.whole()));
            case 'm' -> new Request.Say(by, place, TEXTS.get(detail % TEXTS.size()));
            case 'e' -> new Request.Emote(by, place, EMOTES.get(detail % EMOTES.size()));
            case 'o' -> new Request.Opine(by, place, version, at.opinion(detail));
            case 'z' -> new Request.Draft(by, place, version, moves(at.whole()));
            case 'v' -> new Request.Vote(by, place, (detail >> 1) - 1, on);
            case 'S' -> new Request.Seen(by, place, version);
            case 'E' ->
                    new Request.SetTempo(
                            by, Setup.Tempo.values()[detail % Setup.Tempo.values().length]);
            case 'h' ->
                    switch (detail % 3) {
                        case 0 -> new Request.AllowNewcomers(by, on);
                        case 1 -> new Request.AllowSeveral(by, on);
                        default -> new Request.AllowChat(by, on);
                    };
            case 'q' -> new Request.Mute(by, place, on);
            case 'k' -> new Request.Link(by, place);
            case 'x' -> new Request.Unlink(by, place);
            case 'f' -> new Request.Follow(by, at.token());
            case 'a' -> detail % 3 == 0 ? new Request.Rematch(by) : new Request.Again(by, on);
            case 'd' -> new Request.Describe(by);
            case 'y' -> new Request.Story(by, place);
            case 'i' -> new Request.Position(by, place, on ? version : detail);
            case 'j' -> new Request.Export(by);
            case 'b' ->
                    new Request.Fork(
                            by,
                            on ? version : detail,
                            detail % 3 == 0 ? List.of() : List.of("me", "open"));
            default -> new Request.Choose(by, place, id(at.count()), version, moves(at.whole()));
        };
    }

    /**
     * How a table stands when it is asked.
     *
     * @param turn a seat that owes a choice
     * @param whole a choice of that seat
     * @param token of the last link that was made
     * @param count how many requests there were before
     */
    record Situation(int turn, int version, List<String> whole, String token, int count) {
        private String opinion(int detail) {
            return detail % 4 == 0 || whole.isEmpty() ? "" : whole.getFirst();
        }
    }
}
