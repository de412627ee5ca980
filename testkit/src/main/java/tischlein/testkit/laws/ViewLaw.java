package tischlein.testkit.laws;

import java.util.Arrays;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.testkit.inspect.StateDump;
import tischlein.testkit.inspect.ViewShape;
import tischlein.testkit.play.Counts;

/**
 * A world imagined from a view looks the same to the viewer, who can do the same in it; imagined
 * worlds vary where the game says that it hides something, and nowhere else; and a view is fit for
 * the wire.
 */
record ViewLaw<S extends State<S>, V>() implements Law<S, V> {
    @Override
    public void check(Moment<S, V> now) {
        for (int viewer : now.viewers()) {
            check(now, viewer);
        }
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        check(now);
    }

    private void check(Moment<S, V> now, int viewer) {
        V view = now.game.view(now.state, viewer);
        if (now.sampled()) {
            ViewShape.check(view);
            checkAnew(now, viewer, view);
        }
        S world = now.game.imagine(view, now.random);
        V imagined = now.game.view(world, viewer);
        now.need(
                imagined.equals(view),
                () -> "viewer " + viewer + " sees\n  " + view + "\nand imagines\n  " + imagined);
        checkVariety(now, viewer, view, world);
        if (viewer == Game.ONLOOKER) {
            now.need(
                    now.game.result(world).equals(now.game.result(now.state)),
                    () -> "the standings tell an onlooker what is hidden");
        } else {
            checkTurn(now, viewer, world);
        }
    }

    /** To imagine a state anew is the same as to imagine one. */
    private void checkAnew(Moment<S, V> now, int viewer, V view) {
        long seed = viewer; // any will do, and the game's own luck stays as it is
        S world = now.game.imagine(view, new Seeded(seed));
        S anew = now.state.copy();
        now.game.reimagine(anew, viewer, new Seeded(seed));
        for (int other : now.viewers()) {
            V one = now.game.view(world, other);
            V two = now.game.view(anew, other);
            now.need(
                    one.equals(two) && now.game.waiting(world) == now.game.waiting(anew),
                    () -> "imagined by viewer " + viewer + "\n  " + one + "\nand anew\n  " + two);
        }
    }

    /** What the viewer can do is the same in both worlds. */
    private void checkTurn(Moment<S, V> now, int viewer, S world) {
        boolean waiting = Bits.has(now.waiting(), viewer);
        now.need(
                waiting == Bits.has(now.game.waiting(world), viewer),
                () -> "viewer " + viewer + " owes a move in one world and not in the other");
        now.need(
                now.game.midway(now.state, viewer) == now.game.midway(world, viewer),
                () -> "viewer " + viewer + " is midway in one world and not in the other");
        if (waiting) {
            int[] here = now.choices(now.state, viewer);
            int[] there = now.choices(world, viewer);
            now.need(
                    Arrays.equals(here, there),
                    () ->
                            "choices of viewer %d depend on what is hidden: %s and %s"
                                    .formatted(viewer, words(now, here), words(now, there)));
            checkAdvice(now, viewer, world);
        }
        int code = now.random.nextInt(now.game.moves().size());
        now.need(
                now.game
                        .refusal(now.state, viewer, code)
                        .equals(now.game.refusal(world, viewer, code)),
                () -> "the refusal of “" + now.line(viewer, code) + "” depends on what is hidden");
    }

    /** Advice goes by what the seat knows, and gives one of its choices. */
    private void checkAdvice(Moment<S, V> now, int viewer, S world) {
        long seed = now.random.nextLong();
        int here = now.game.advice().move(now.state, viewer, new Seeded(seed));
        int there = now.game.advice().move(world, viewer, new Seeded(seed));
        now.need(
                Arrays.binarySearch(now.choices(now.state, viewer), here) >= 0,
                () -> "advice is no choice: “" + now.line(viewer, here) + "”");
        now.need(
                here == there,
                () -> "advice goes by what is hidden: " + words(now, new int[] {here, there}));
        double value = now.game.advice().value(now.state, viewer);
        now.need(value >= 0 && value <= 1, () -> "advice values a position " + value);
    }

    private void checkVariety(Moment<S, V> now, int viewer, V view, S first) {
        boolean hides = now.game.hides(view);
        now.need(
                now.game.about().hides() || !hides,
                () -> "a game that hides nothing hides " + view);
        int tries = hides ? Counts.IMAGINED_WORLDS : 1;
        for (int i = 0; i < tries; i++) {
            var another = now.game.imagine(view, now.random);
            if (!StateDump.same(another, first)) {
                now.need(
                        hides,
                        () ->
                                "nothing is hidden from viewer %d, and imagined worlds differ:\n%s"
                                        .formatted(viewer, StateDump.difference(first, another)));
                return;
            }
        }
        now.need(
                !hides,
                () ->
                        "something is hidden from viewer %d, and imagined worlds never differ: %s"
                                .formatted(viewer, view));
    }

    private static List<String> words(Moment<?, ?> now, int[] codes) {
        return Arrays.stream(codes).mapToObj(now.game.words()::word).toList();
    }
}
