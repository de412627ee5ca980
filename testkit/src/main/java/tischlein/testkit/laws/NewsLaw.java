package tischlein.testkit.laws;

import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.testkit.play.HeardNews;

/** Whatever happens can be told to everybody, and whatever is to be seen can be put in words. */
record NewsLaw<S extends State<S>, V>() implements Law<S, V> {
    @Override
    public void check(Moment<S, V> now) {
        int actor = now.anyActor(now.waiting());
        int code = now.any(now.state, actor);
        var heard = new HeardNews();
        now.played(now.state, actor, code, heard);
        for (int viewer : now.viewers()) {
            heard.by(viewer);
        }
        int viewer = now.anyViewer();
        V view = now.game.view(now.state, viewer);
        now.game.wording().prompt(view);
        now.game.wording().picture(view);
        if (viewer != Game.ONLOOKER && Bits.has(now.waiting(), viewer)) {
            for (int choice : now.choices(now.state, viewer)) {
                now.game.wording().choice(view, choice);
            }
        }
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        for (int viewer : now.viewers()) {
            V view = now.game.view(now.state, viewer);
            now.game.wording().prompt(view);
            now.game.wording().picture(view);
        }
    }
}
