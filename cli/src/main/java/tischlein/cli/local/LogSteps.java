package tischlein.cli.local;

import java.util.ArrayList;
import java.util.List;
import tischlein.cli.screen.ToldStory;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.Replay;

/**
 * The places in a log at which one can stop and look: where something has been told, nobody is in
 * the middle of a choice, and chance has done what it has to. How many moves a secret choice has
 * cannot be counted by them.
 */
public final class LogSteps<S extends State<S>, V> {
    final Game<S, ?, V> game;
    private final Log log;
    final ToldStory story;
    final int seats;
    private final List<Stop> stops = new ArrayList<>();

    /**
     * @param entries of the log, until here
     * @param told how long the story is here
     */
    private record Stop(int entries, int told) {}

    public LogSteps(Game<S, ?, V> game, Log log) {
        this.game = game;
        this.log = log;
        story = new ToldStory(game);
        var replay = Replay.of(game, log);
        seats = replay.table().seats();
        stops.add(new Stop(0, 0));
        for (int n = 0; n < log.entries().size(); n++) {
            if (log.entries().get(n) instanceof Log.Move move) {
                story.moves(move.actor());
            }
            replay.step(story);
            boolean last = n + 1 == log.entries().size();
            boolean news = story.length() > stops.getLast().told();
            if (news && (last || rests(replay.state()))) {
                stops.add(new Stop(n + 1, story.length()));
            }
        }
    }

    private boolean rests(S s) {
        return game.midway(s) == 0 && !Bits.has(game.waiting(s), Game.CHANCE);
    }

    /** The number of the last stop; the first is 0, before anything has happened. */
    int last() {
        return stops.size() - 1;
    }

    /** How much of the story has been told at a stop. */
    int told(int stop) {
        return stops.get(stop).told();
    }

    /** How many lines of the log, after its header, a stop lies behind. */
    int entries(int stop) {
        return stops.get(stop).entries();
    }

    S state(int stop) {
        var replay = Replay.of(game, log);
        var unheard = new ToldStory(game);
        for (int n = 0; n < stops.get(stop).entries(); n++) {
            replay.step(unheard);
        }
        return replay.state();
    }

    /** Whether the log tells of a whole game. */
    boolean over() {
        return game.waiting(state(last())) == 0;
    }
}
