package tischlein.table;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Game;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.table.StoredTable.Phase;

/** Tables that were played one after the other, and what they add up to (buckets 7.4). */
final class Series {
    private Series() {}

    static String of(House house, List<StoredTable> rows) {
        int seats = rows.stream().mapToInt(row -> chairs(row).size()).max().orElse(0);
        var score = new int[seats];
        var wins = new int[seats];
        var tables =
                rows.stream()
                        .map(row -> {
                            var standings = standings(house, row);
                            for (var standing : standings) {
                                score[standing.seat()] += standing.score();
                                wins[standing.seat()] += standing.place() == 1 ? 1 : 0;
                            }
                            return described(row, standings);
                        })
                        .toList();
        return Wire.write(
                Wire.object(
                        "tables", tables, "score", score, "wins", wins, "places", places(score)));
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

    /** How a table ended; nothing while it is not over, or if this program cannot tell. */
    private static List<Result.Standing> standings(House house, StoredTable row) {
        if (row.phase() != Phase.OVER) {
            return List.of();
        }
        var header = LogReader.read(row.id(), row.header()).header();
        return house.game(header.game(), header.version())
                .map(game -> standings(game, house, row))
                .orElse(List.of());
    }

    private static <S extends State<S>, V> List<Result.Standing> standings(
            Game<S, ?, V> game, House house, StoredTable row) {
        var play = Play.of(game, house.outside(), row, house.store().log(row.id()));
        return game.result(play.state()).standings();
    }
}
