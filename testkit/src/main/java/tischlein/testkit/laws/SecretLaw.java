package tischlein.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.testkit.play.HeardNews;

/**
 * Of choices that several seats make at the same time nobody else sees or hears anything before all
 * are made, and the order in which they are made changes nothing.
 */
record SecretLaw<S extends State<S>, V>() implements Law<S, V> {
    @Override
    public void check(Moment<S, V> now) {
        int waiting = now.waiting();
        if (Bits.size(waiting) < 2) {
            return;
        }
        int one = now.anyActor(waiting);
        int other = now.anyActor(waiting & ~Bits.bit(one));
        var ones = now.anyWholeChoice(one);
        var others = now.anyWholeChoice(other);
        checkUnseen(now, one, ones);
        checkOrder(now, one, ones, other, others);
    }

    private void checkUnseen(Moment<S, V> now, int actor, List<Integer> codes) {
        var views = new ArrayList<V>();
        for (int viewer : now.viewers()) {
            views.add(now.game.view(now.state, viewer));
        }
        S s = now.state.copy();
        for (int code : codes) {
            var heard = new HeardNews();
            now.game.play(s, actor, code, heard);
            var line = now.line(actor, code);
            for (int viewer : now.viewers()) {
                now.need(
                        viewer == actor || now.game.view(s, viewer).equals(views.get(viewer + 1)),
                        () -> "viewer " + viewer + " sees the secret choice “" + line + "”");
                now.need(
                        viewer == actor || heard.by(viewer).isEmpty(),
                        () -> "viewer " + viewer + " hears of the secret choice “" + line + "”");
            }
            int still = now.game.waiting(s) | Bits.bit(actor);
            now.need(
                    still == (now.waiting() | Bits.bit(actor)),
                    () -> "“" + line + "” changes who else is waited for");
        }
    }

    private void checkOrder(
            Moment<S, V> now, int one, List<Integer> ones, int other, List<Integer> others) {
        var first = new HeardNews();
        var second = new HeardNews();
        S a = now.state.copy();
        play(now, a, one, ones, first);
        play(now, a, other, others, first);
        S b = now.state.copy();
        play(now, b, other, others, second);
        play(now, b, one, ones, second);
        var lines =
                "“%s” and “%s”"
                        .formatted(
                                now.line(one, ones.getFirst()), now.line(other, others.getFirst()));
        now.same("the order of " + lines + " matters", a, b);
        for (int viewer : now.viewers()) {
            if (viewer != one && viewer != other) {
                now.need(
                        first.by(viewer).equals(second.by(viewer)),
                        () -> "viewer " + viewer + " hears in which order others have chosen");
            }
        }
        S c = now.state.copy();
        for (int i = 0; i < Math.max(ones.size(), others.size()); i++) {
            play(now, c, one, nth(ones, i), News.UNHEARD);
            play(now, c, other, nth(others, i), News.UNHEARD);
        }
        now.same("it matters that " + lines + " are made by turns", a, c);
    }

    /** The one there, or nothing behind the last. */
    private static List<Integer> nth(List<Integer> codes, int n) {
        return codes.subList(Math.min(n, codes.size()), Math.min(n + 1, codes.size()));
    }

    private void play(Moment<S, V> now, S s, int actor, List<Integer> codes, News news) {
        for (int code : codes) {
            now.need(
                    now.game.refusal(s, actor, code).allows(),
                    () -> "another's choice forbids “" + now.line(actor, code) + "”");
            now.game.play(s, actor, code, news);
        }
    }
}
