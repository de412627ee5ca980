package tischlein.testkit.laws;

import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.log.Replay;

/** The log of a game, written, read and played again, leads to the same state. */
record ReplayLaw<S extends State<S>, V>() implements Law<S, V> {
    @Override
    public void checkEnd(Moment<S, V> now) {
        var replay = Replay.of(now.game, LogReader.read("log", now.log()));
        replay.finish(News.UNHEARD);
        now.same("the game played again from its log ends otherwise", replay.state(), now.state);
    }
}
