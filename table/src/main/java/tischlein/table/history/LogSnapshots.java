package tischlein.table.history;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.table.game.FrameWriter;
import tischlein.table.game.LiveGame;
import tischlein.table.game.NewsToTell;
import tischlein.table.game.ToldNews;
import tischlein.table.outside.Outside;
import tischlein.table.request.Answer;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Batch;
import tischlein.table.store.StoredTable;

/**
 * A table's log as it was played: its moves, and the game's state every so many lines, so that any
 * position is a few moves away. It contains secrets; what a viewer may know is worked out anew each
 * time. The log was checked when its table was loaded.
 */
public final class LogSnapshots<S extends State<S>, V> {
    /**
     * There are so many lines between two kept states; so any position is fewer moves away than
     * that.
     */
    static final int EVERY = 64;

    private final Game<S, ?, V> game;
    private final Options options;
    private final List<S> states = new ArrayList<>(); // before line 0, EVERY, 2 EVERY …
    private final List<Line> lines = new ArrayList<>();
    private final BitSet versions = new BitSet(); // those at which the table has stood

    /**
     * A line of the log.
     *
     * @param actor {@link Game#NOBODY} if the line is not a move
     */
    private record Line(int actor, int code) {
        static final Line NO_MOVE = new Line(Game.NOBODY, 0);
    }

    /** What happened in one batch of the log, and the version after it. */
    record Chapter(int version, NewsToTell news) {}

    public LogSnapshots(Game<S, ?, V> game, StoredTable row) {
        this.game = game;
        options = Replay.of(game, LogReader.read(row.id(), row.header())).table();
        states.add(game.start(options));
        versions.set(0);
    }

    synchronized int length() {
        return lines.size();
    }

    /**
     * Adds the lines that the log has got since.
     *
     * @param batches the whole log
     */
    synchronized void extend(StoredTable row, List<Batch> batches) {
        int known = lines.size();
        var more = batches.stream().filter(batch -> batch.first() >= known).toList();
        S state = at(known, News.UNHEARD);
        for (var entry : LogReader.read(row.id(), Batch.text(row.header(), more)).entries()) {
            if (lines.size() == states.size() * EVERY) {
                states.add(state.copy());
            }
            lines.add(line(entry));
            play(state, lines.getLast(), News.UNHEARD);
        }
        more.forEach(batch -> versions.set(batch.first() + batch.lines().size()));
    }

    private Line line(Log.Entry entry) {
        return entry instanceof Log.Move(_, int actor, String word)
                ? new Line(actor, game.words().code(word))
                : Line.NO_MOVE;
    }

    private void play(S state, Line line, News news) {
        if (line.actor != Game.NOBODY) {
            game.play(state, line.actor, line.code, news);
        }
    }

    /**
     * The state after so many lines, played on from the last kept state; the news of that go to
     * {@code news}.
     */
    private S at(int version, News news) {
        int kept = Math.min(version / EVERY, states.size() - 1);
        S state = states.get(kept).copy();
        for (int i = kept * EVERY; i < version; i++) {
            play(state, lines.get(i), news);
        }
        return state;
    }

    /** The frame of a version, without choices that were pending then. */
    synchronized String position(Outside outside, StoredTable row, int viewer, int version) {
        RequestRefused.unless(
                version >= 0 && version <= lines.size() && versions.get(version),
                Answer.Reason.MISSING,
                say("refused.version").number("version", version));
        var play = LiveGame.at(game, outside, row, options, at(version, News.UNHEARD), version);
        return FrameWriter.frame(row.id(), play, viewer, ToldNews.NOTHING, List.of(), false);
    }

    /**
     * What happened since a version, batch by batch. If the version is in the middle of a batch,
     * this starts with the whole batch.
     */
    synchronized List<Chapter> since(int version) {
        int from = versions.previousSetBit(Math.clamp(version, 0, lines.size()));
        S state = at(from, News.UNHEARD);
        var chapters = new ArrayList<Chapter>();
        for (int to = versions.nextSetBit(from + 1); to >= 0; to = versions.nextSetBit(to + 1)) {
            var news = new NewsToTell();
            for (int i = from; i < to; i++) {
                play(state, lines.get(i), news);
            }
            if (game.waiting(state) == 0) {
                news.end();
            }
            chapters.add(new Chapter(to, news));
            from = to;
        }
        return chapters;
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "snapshots of a log of " + length() + " lines";
    }
}
