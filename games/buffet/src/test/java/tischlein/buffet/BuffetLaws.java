package tischlein.buffet;

import java.util.function.Supplier;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.testkit.GameLaws;

/** The laws, with what Schlacht am Buffet never loses. */
public final class BuffetLaws implements Supplier<GameLaws<BuffetState, BuffetView>> {
    @Override
    public GameLaws<BuffetState, BuffetView> get() {
        return GameLaws.of(new Buffet())
                .conserving("mouse cards", BuffetLaws::cards)
                .conserving("plates", BuffetLaws::plates);
    }

    /** 110, and ten of each value: no kind of card may turn into another. */
    private static long cards(BuffetState s) {
        long cards = s.pile + s.discard;
        for (int seat = 0; seat < s.seats; seat++) {
            cards += s.hand[seat];
            boolean faceDown =
                    s.phase == BuffetState.Phase.CHOOSE && Bits.has(s.atBuffet & ~s.waiting, seat);
            cards += faceDown ? Bag.add(Bag.EMPTY, s.faceDown[seat]) : Bag.EMPTY;
        }
        return cards;
    }

    /** Each of the 36 in one place only. */
    private static long plates(BuffetState s) {
        long plates = s.stock + s.buffet;
        for (int seat = 0; seat < s.seats; seat++) {
            plates += s.won[seat];
        }
        return plates;
    }
}
