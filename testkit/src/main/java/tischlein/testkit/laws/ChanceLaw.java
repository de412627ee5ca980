package tischlein.testkit.laws;

import java.util.Map;
import java.util.TreeMap;
import tischlein.kernel.Bits;
import tischlein.kernel.Chance;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.testkit.inspect.Fraction;
import tischlein.testkit.inspect.Outcomes;
import tischlein.testkit.inspect.StateDump;

/** Chance's quick way to draw has exactly the odds of its choices and their ways. */
record ChanceLaw<S extends State<S>, V>() implements Law<S, V> {
    @Override
    public void check(Moment<S, V> now) {
        if (now.waiting() != Bits.bit(Game.CHANCE)) {
            return;
        }
        int[] codes = new int[Game.MOST_CHOICES];
        int total = Chance.total(now.game, now.state, codes);
        var due = new TreeMap<Integer, Fraction>();
        for (int code : now.choices(now.state, Game.CHANCE)) {
            int ways = now.game.ways(now.state, code);
            now.need(
                    ways > 0,
                    () -> "“" + now.line(Game.CHANCE, code) + "” is a choice with no way to it");
            due.put(code, Fraction.of(ways, total));
        }
        var before = StateDump.of(now.state);
        Map<Integer, Fraction> odds =
                Outcomes.of(random -> now.game.draw(now.state, random, codes));
        now.need(odds.equals(due), () -> "chance draws " + odds + " instead of " + due);
        now.need(StateDump.of(now.state).equals(before), () -> "to draw changes the state");
    }
}
