package tischlein.larder;

import java.util.function.Supplier;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.testkit.GameLaws;

/** The laws, with what Mmm! never loses. */
public final class LarderLaws implements Supplier<GameLaws<LarderState, LarderView>> {
    @Override
    public GameLaws<LarderState, LarderView> get() {
        return GameLaws.of(new Larder())
                .conserving("dice", LarderLaws::dice)
                .conserving("squares", LarderLaws::squares);
    }

    /** Three: placed, rolled or still to be rolled, in a turn; nobody has them before and after. */
    private static long dice(LarderState s) {
        return switch (s.phase) {
            case LOT, OVER -> 3;
            case ROLL, PLACE, DECIDE -> (long) Bits.size(s.placed) + Bag.size(s.dice) + s.toRoll;
        };
    }

    /** 49: with a token, with a die, or free, and none of them twice. */
    private static long squares(LarderState s) {
        long free = Square.ALL & ~(s.tokens | s.placed);
        return (long) Bits.size(s.tokens) + Bits.size(s.placed) + Bits.size(free);
    }
}
