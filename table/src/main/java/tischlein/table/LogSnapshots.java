package tischlein.table;

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

/**
 * A table's log as it was played: its moves, and the game's state every so many lines, so that any
 * position is a few moves away. It has all that is secret; what a viewer may know is made of it
 * anew for each. The log has been checked before, when its table was loaded.
 */
final class LogSnapshots<S extends State<S>, V> {
    /** So many lines are between two states that are kept, and so many moves are played at most. */
    static final int EVERY = 64;

    private final Game<S, ?, V> game;
    private final Options options;
    private final List<S> states = new ArrayList<>(); // before line 0, EVERY, 2 EVERY …
    private final List<Line> lines = new ArrayList<>();
    private final BitSet versions = new BitSet(); // at which the table has stood

    /**
     * A line of the log.
     *
     * @param actor {@link Game#NOBODY} if the line is no move
     */
    private record Line(int actor, int code) {
        static final Line NO_MOVE = new Line(Game.NOBODY, 0);
    }

    /** What happened with one batch of the log, and the version after it. */
    record Chapter(int version, Telling news) {}

    LogSnapshots(Game<S, ?, V> game, StoredTable row) {
        this.game = game;
        options = Replay.of(game, LogReader.read(row.id(), row.header())).table();
        states.add(game.start(options));
        versions.set(0);
    }

    synchronized int length() {
        return lines.size();
    }

    /**
     * Goes on with whatever the log has more by now.
     *
     * @param batches all that it has
     */
    synchronized void extend(StoredTable row, List<Batch> batches) {
        int known = lines.size();
        var more = batches.stream().filter(batch -> batch.first() >= known).toList();
        S state = at(known, News.UNHEARD);
        for (var entry : LogReader.read(row.id(), Play.text(row.header(), more)).entries()) {
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

    /** The state after so many lines; what happened since the last one that is kept is told. */
    private S at(int version, News news) {
        int kept = Math.min(version / EVERY, states.size() - 1);
        S state = states.get(kept).copy();
        for (int i = kept * EVERY; i < version; i++) {
            play(state, lines.get(i), news);
        }
        return state;
    }

    /** The frame of a version; what was beside the log then is gone. */
    synchronized String position(Outside outside, StoredTable row, int viewer, int version) {
        Refusing.unless(
                version >= 0 && version <= lines.size() && versions.get(version),
                Answer.Reason.MISSING,
                say("refused.version").number("version", version));
        var play = Play.at(game, outside, row, options, at(version, News.UNHEARD), version);
        return Frames.frame(row.id(), play, viewer, Tale.NOTHING, List.of(), false);
    }

    /** What happened, batch by batch, after a version or in the batch that it lies in. */
    synchronized List<Chapter> since(int version) {
        int from = versions.previousSetBit(Math.clamp(version, 0, lines.size()));
        S state = at(from, News.UNHEARD);
        var chapters = new ArrayList<Chapter>();
        for (int to = versions.nextSetBit(from + 1); to >= 0; to = versions.nextSetBit(to + 1)) {
            var news = new Telling();
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

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return "snapshots of a log of " + length() + " lines";
    }
}
