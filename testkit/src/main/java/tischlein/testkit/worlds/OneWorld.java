package tischlein.testkit.worlds;

import java.util.List;
import java.util.Map;
import tischlein.kernel.State;

/**
 * One of two worlds: tables, one after the other, at which everything is scripted, and one viewer
 * whose every message is written down. Whatever it is asked to do, everybody has been told of it
 * when it comes back.
 */
public interface OneWorld<S extends State<S>, V> extends AutoCloseable {
    /** Lays a new table; the viewer joins, all sit down, and the game begins. */
    void begin(WorldSeating seating, ScriptedChance deal);

    /** What really is at the table. */
    TrueState<S, V> truth();

    /** What stands beside the log, by seat. */
    Map<Integer, List<String>> beside();

    /** Somebody makes a whole choice. */
    void choose(int seat, List<String> moves);

    /** Time goes by until the next bot hands in its choice. */
    void wake();

    /** The answer, unless it is among what the viewer hears. */
    Object ask(Question question);

    /** All that the viewer has heard since this was asked for the last time. */
    List<String> heard();

    /** The viewer goes, and so does everybody else. */
    void end();

    @Override
    void close();
}
