package tischlein.buckets;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Places;
import tischlein.kernel.Result;

/** Why it is over, who comes where, and what decided between equals (7.1 to 7.3). */
final class BucketsResult {
    private BucketsResult() {}

    static Result of(BucketsState s) {
        var standings = Places.standings(s, s.seats, BucketsRules::rank, BucketsRules::buckets);
        var remarks = new ArrayList<Sentence>();
        remarks.addAll(end(s));
        remarks.addAll(sharedPlaces(standings));
        remarks.addAll(wrecks(s));
        return new Result(standings, remarks);
    }

    /** A win is shared by all who tie for it. */
    static double payoff(BucketsState s, int seat) {
        return Places.payoff(s, s.seats, seat, BucketsRules::rank);
    }

    /** The game ends with the seat that goes out last (7.1). */
    private static List<Sentence> end(BucketsState s) {
        return IntStream.range(0, s.seats)
                .filter(seat -> s.wreckedAs[seat] == s.wrecksToEnd)
                .mapToObj(seat -> say("end.wrecked").seat(seat))
                .toList();
    }

    private static List<Sentence> sharedPlaces(List<Result.Standing> standings) {
        return IntStream.rangeClosed(1, standings.size())
                .mapToObj(place ->
                        standings.stream().filter(standing -> standing.place() == place).toList())
                .filter(sharing -> sharing.size() > 1)
                .map(BucketsResult::shared)
                .toList();
    }

    private static Sentence shared(List<Result.Standing> sharing) {
        int place = sharing.getFirst().place();
        return say(place == 1 ? "tie.first" : "tie.shared")
                .series(
                        "seats",
                        sharing.stream().map(standing -> new Phrase.Seat(standing.seat())).toList())
                .number("place", place)
                .count(sharing.getFirst().score());
    }

    /** Of seats without buckets the one that went out later is placed higher. */
    private static List<Sentence> wrecks(BucketsState s) {
        var latestFirst =
                IntStream.range(0, s.seats)
                        .filter(seat -> s.wreckedAs[seat] > 0)
                        .boxed()
                        .sorted(Comparator.comparingInt(seat -> -s.wreckedAs[seat]))
                        .map(Phrase.Seat::new)
                        .toList();
        return latestFirst.size() > 1
                ? List.of(say("tie.wrecked").series("seats", latestFirst))
                : List.of();
    }
}
