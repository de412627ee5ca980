package tischlein.testkit.laws;

import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.testkit.play.HeardNews;

/**
 * Who cannot tell two worlds apart cannot tell them apart after the same move of somebody else
 * either; and of two moves of somebody else a viewer hears a difference exactly where it sees one.
 */
record WorldsLaw<S extends State<S>, V>(RevealingMoves<S> shows) implements Law<S, V> {
    @Override
    public void check(Moment<S, V> now) {
        int waiting = now.waiting();
        if (!now.game.about().hides()) {
            return; // nothing can be learnt that is not seen anyway: news may even tell three dice
            // in one
        }
        if (Bits.size(waiting) > 1) {
            return; // choices made at the same time have a law of their own
        }
        int actor = Bits.lowest(waiting);
        int code = now.any(now.state, actor);
        int other = now.any(now.state, actor);
        for (int viewer : now.viewers()) {
            if (viewer != actor) {
                var after = After.of(now, now.state, viewer, actor, code);
                checkWorlds(now, viewer, actor, code, after);
                if (code != other) {
                    checkMoves(now, viewer, actor, code, other, after);
                }
            }
        }
    }

    private void checkWorlds(Moment<S, V> now, int viewer, int actor, int code, After<V> here) {
        S world = now.game.imagine(now.game.view(now.state, viewer), now.random);
        if (now.game.waiting(world) != now.waiting()
                || now.game.midway(world) != now.game.midway(now.state) // a secret one has begun
                || !now.game.refusal(world, actor, code).allows()
                || shows.shows(now.state, actor, code)) {
            return;
        }
        var there = After.of(now, world, viewer, actor, code);
        now.need(
                here.equals(there),
                () ->
                        "viewer %d learns from “%s” what is hidden:\n  %s\n  %s"
                                .formatted(viewer, now.line(actor, code), here, there));
    }

    private void checkMoves(
            Moment<S, V> now, int viewer, int actor, int code, int other, After<V> one) {
        var two = After.of(now, now.state, viewer, actor, other);
        boolean heard = !one.heard.equals(two.heard);
        boolean seen = !one.view.equals(two.view);
        now.need(
                heard == seen,
                () ->
                        (heard
                                        ? "viewer %d hears a difference between “%s” and “%s” and sees none:\n  %s\n  %s"
                                        : "viewer %d sees a difference between “%s” and “%s” and hears none:\n  %s\n  %s")
                                .formatted(
                                        viewer,
                                        now.line(actor, code),
                                        now.line(actor, other),
                                        one,
                                        two));
    }

    /** What a viewer has heard and seen after a move. */
    private record After<V>(List<Sentence> heard, V view) {
        static <S extends State<S>, V> After<V> of(
                Moment<S, V> now, S s, int viewer, int actor, int code) {
            var heard = new HeardNews();
            S next = now.played(s, actor, code, heard);
            return new After<>(heard.by(viewer), now.game.view(next, viewer));
        }
    }
}
