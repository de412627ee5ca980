package tischlein.table.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.table.game.LiveGame;
import tischlein.table.outside.KnownGames;
import tischlein.table.outside.Outside;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Store;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;
import tools.jackson.core.JacksonException;

/**
 * Plays every unfinished table of a store again with the games of this program, and finds those
 * that it could not go on with. It only reads: servers may go on meanwhile.
 */
public final class UpgradeCheck {
    private static final int PAGE = 200; // tables a question

    private final Store store;
    private final KnownGames games;
    private final Outside outside;

    /** What keeps a table from going on. */
    public enum Obstacle {
        /** This program does not have the game, or not in this version. */
        VERSION,
        /** The log is not one, or the rules do not allow it. */
        LOG,
        /** The rules do not allow a choice that is kept and not played yet. */
        CHOICE,
        /** This program cannot read who sits where. */
        SETUP
    }

    /**
     * A table that cannot go on. Says nothing of what was played there.
     *
     * @param game its name, empty if the log does not say it
     * @param line of the log, or 0 if it is about none
     */
    public record Stopped(String table, String game, int version, Obstacle why, int line) {}

    /**
     * @param checked how many tables were played again
     */
    public record Findings(long checked, List<Stopped> stopped) {}

    public UpgradeCheck(Store store, List<Game<?, ?, ?>> games, Outside outside) {
        this.store = store;
        this.games = new KnownGames(games);
        this.outside = outside;
    }

    /**
     * @param progress is told how many tables have been checked
     */
    public Findings run(LongConsumer progress) {
        var stopped = new ArrayList<Stopped>();
        long checked = 0;
        var page = store.unfinished("", PAGE);
        while (!page.isEmpty()) {
            for (var id : page) {
                store.table(id).flatMap(this::obstacle).ifPresent(stopped::add);
                progress.accept(++checked);
            }
            page = store.unfinished(page.getLast(), PAGE);
        }
        return new Findings(checked, List.copyOf(stopped));
    }

    /** Why a table cannot go on, if it cannot. */
    private Optional<Stopped> obstacle(StoredTable row) {
        if (row.phase() == Phase.OVER) { // since it was listed
            return Optional.empty();
        }
        Log.Header header;
        try {
            header = LogReader.read(row.id(), row.header()).header();
        } catch (LogError e) {
            return Optional.of(new Stopped(row.id(), "", 0, Obstacle.LOG, e.line()));
        }
        return games.of(header)
                .map(game -> obstacle(game, row, header))
                .orElseGet(() ->
                        Optional.of(stopped(row, header, Obstacle.VERSION, LogError.WHOLE_FILE)));
    }

    private <S extends State<S>> Optional<Stopped> obstacle(
            Game<S, ?, ?> game, StoredTable row, Log.Header header) {
        try {
            ProtocolJson.read(row.setup(), Setup.class);
            var play = LiveGame.of(game, outside, row, store.log(row.id()));
            boolean fits =
                    store.choices(row.id()).stream()
                            .filter(choice -> choice.step() == play.version())
                            .allMatch(play::allows);
            return fits
                    ? Optional.empty()
                    : Optional.of(stopped(row, header, Obstacle.CHOICE, LogError.WHOLE_FILE));
        } catch (LogError e) {
            return Optional.of(stopped(row, header, Obstacle.LOG, e.line()));
        } catch (JacksonException _) {
            return Optional.of(stopped(row, header, Obstacle.SETUP, LogError.WHOLE_FILE));
        }
    }

    private static Stopped stopped(StoredTable row, Log.Header header, Obstacle why, int line) {
        return new Stopped(row.id(), header.game(), header.version(), why, line);
    }
}
