package tischlein.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tischlein.kernel.Game;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.table.StoredTable.Phase;

/** Tables that were played one after the other, and what they add up to (buckets 7.4). */
final class Series {
    private Series() {}

    /**
     * How a table ended.
     *
     * @param winners seats that won, also if they share it
     */
    private record Outcome(List<Result.Standing> standings, List<Integer> winners) {
        static final Outcome NONE = new Outcome(List.of(), List.of());
    }

    static String of(House house, List<StoredTable> rows) {
        var seated = seated(rows);
        var score = new int[seated.size()];
        var wins = new int[seated.size()];
        var tables =
                rows.stream()
                        .map(row -> {
                            var outcome = outcome(house, row);
                            var chairs = chairs(row);
                            for (var standing : outcome.standings()) {
                                int seat = standing.seat();
                                if (same(chairs.get(seat), seated.get(seat))) {
                                    score[seat] += standing.score();
                                    wins[seat] += outcome.winners().contains(seat) ? 1 : 0;
                                }
                            }
                            return described(row, outcome.standings());
                        })
                        .toList();
        return Wire.write(
                Wire.object(
                        "tables", tables, "score", score, "wins", wins, "places", places(score)));
    }

    /** Who sat there when a game of the series last ended. */
    private static List<Setup.Chair> seated(List<StoredTable> rows) {
        return rows.reversed().stream()
                .filter(row -> row.phase() == Phase.OVER)
                .findFirst()
                .or(() -> rows.stream().findFirst())
                .map(Series::chairs)
                .orElse(List.of());
    }

    /** Whoever sits down later begins at nothing: a bot's points are not a newcomer's. */
    private static boolean same(Setup.Chair then, Setup.Chair now) {
        return then.kind() == now.kind()
                && (then.kind() == Setup.Kind.GUEST
                        ? then.guest().equals(now.guest())
                        : then.name().equals(now.name()));
    }

    /** By the sum alone, equal shared (buckets 7.4). */
    private static int[] places(int[] score) {
        return Arrays.stream(score)
                .map(one -> 1 + (int) Arrays.stream(score).filter(other -> other > one).count())
                .toArray();
    }

    private static List<Setup.Chair> chairs(StoredTable row) {
        return Wire.read(row.setup(), Setup.class).chairs();
    }

    private static Map<String, Object> described(StoredTable row, List<Result.Standing> standings) {
        return Wire.object(
                "table", row.id(),
                "phase", row.phase(),
                "names", chairs(row).stream().map(Setup.Chair::name).toList(),
                "standings", standings);
    }

    /** Nothing while the table is not over, or if this program cannot tell. */
    private static Outcome outcome(House house, StoredTable row) {
        if (row.phase() != Phase.OVER) {
            return Outcome.NONE;
        }
        var header = LogReader.read(row.id(), row.header()).header();
        return house.game(header.game(), header.version())
                .map(game -> outcome(game, house, row))
                .orElse(Outcome.NONE);
    }

    private static <S extends State<S>, V> Outcome outcome(
            Game<S, ?, V> game, House house, StoredTable row) {
        var state = Play.of(game, house.outside(), row, house.store().log(row.id())).state();
        var standings = game.result(state).standings();
        // Not the first place alone: a team may have lost together.
        var winners =
                IntStream.range(0, standings.size())
                        .filter(seat -> game.payoff(state, seat) > 0)
                        .boxed()
                        .toList();
        return new Outcome(standings, winners);
    }
}
