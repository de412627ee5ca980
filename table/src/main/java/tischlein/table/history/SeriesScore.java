package tischlein.table.history;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tischlein.kernel.Game;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.table.game.LiveGame;
import tischlein.table.outside.KnownGames;
import tischlein.table.outside.Outside;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/** Tables that were played one after the other, and their total score (buckets 7.4). */
public final class SeriesScore {
    private final KnownGames games;
    private final Store store;
    private final Outside outside;

    public SeriesScore(KnownGames games, Store store, Outside outside) {
        this.games = games;
        this.store = store;
        this.outside = outside;
    }

    /**
     * How a table ended.
     *
     * @param winners the seats that won, alone or shared
     */
    private record Outcome(List<Result.Standing> standings, List<Integer> winners) {
        static final Outcome NONE = new Outcome(List.of(), List.of());
    }

    /** The tables of a series and their running score, as JSON. */
    public String of(String series) {
        var rows = store.ofSeries(series);
        var seated = seated(rows);
        var score = new int[seated.size()];
        var wins = new int[seated.size()];
        var tables =
                rows.stream()
                        .map(row -> {
                            var outcome = outcome(row);
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
        return ProtocolJson.write(
                ProtocolJson.object(
                        "tables", tables, "score", score, "wins", wins, "places", places(score)));
    }

    /** Who sat at the table when a game of the series last ended. */
    private static List<Setup.Chair> seated(List<StoredTable> rows) {
        return rows.reversed().stream()
                .filter(row -> row.phase() == Phase.OVER)
                .findFirst()
                .or(() -> rows.stream().findFirst())
                .map(SeriesScore::chairs)
                .orElse(List.of());
    }

    /** Whether a chair still has the same player: a newcomer does not inherit a bot's points. */
    private static boolean same(Setup.Chair then, Setup.Chair now) {
        return then.kind() == now.kind()
                && (then.kind() == Setup.Kind.GUEST
                        ? then.guest().equals(now.guest())
                        : then.name().equals(now.name()));
    }

    /** By the total alone; equal totals share a place (buckets 7.4). */
    private static int[] places(int[] score) {
        return Arrays.stream(score)
                .map(one -> 1 + (int) Arrays.stream(score).filter(other -> other > one).count())
                .toArray();
    }

    private static List<Setup.Chair> chairs(StoredTable row) {
        return ProtocolJson.read(row.setup(), Setup.class).chairs();
    }

    private static Map<String, Object> described(StoredTable row, List<Result.Standing> standings) {
        return ProtocolJson.object(
                "table", row.id(),
                "phase", row.phase(),
                "names", chairs(row).stream().map(Setup.Chair::name).toList(),
                "standings", standings);
    }

    /** Empty while the game is not over, or if this program does not know its rules. */
    private Outcome outcome(StoredTable row) {
        if (row.phase() != Phase.OVER) {
            return Outcome.NONE;
        }
        var header = LogReader.read(row.id(), row.header()).header();
        return games.of(header).map(game -> outcome(game, row)).orElse(Outcome.NONE);
    }

    private <S extends State<S>, V> Outcome outcome(Game<S, ?, V> game, StoredTable row) {
        var state = LiveGame.of(game, outside, row, store.log(row.id())).state();
        var standings = game.result(state).standings();
        // Payoffs, because in first place a team may still have lost together.
        var winners =
                IntStream.range(0, standings.size())
                        .filter(seat -> game.payoff(state, seat) > 0)
                        .boxed()
                        .toList();
        return new Outcome(standings, winners);
    }
}
