package tischlein.office;

import java.util.function.Supplier;
import tischlein.kernel.Bag;
import tischlein.kernel.Game;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.GameLaws;

/** The laws, with what Büro Crazy never loses. */
public final class OfficeLaws implements Supplier<GameLaws<OfficeState, OfficeView>> {
    @Override
    public GameLaws<OfficeState, OfficeView> get() {
        return GameLaws.of(new Office())
                .conserving("influence cards", OfficeLaws::cards)
                .conserving("clerks", OfficeLaws::clerks)
                .showing(OfficeLaws::endsShare);
    }

    /** 150, and thirty of each value: cards are changed, and none turns into another. */
    private static long cards(OfficeState s) {
        long cards = s.reserve + s.roof + s.out + s.share;
        for (long hand : s.hand) {
            cards += hand;
        }
        return cards;
    }

    /** How many of each seat, three bits each. */
    private static long clerks(OfficeState s) {
        int clerks = s.unseated;
        for (int clerk : s.clerk) {
            clerks += clerk == Game.NOBODY ? 0 : 1 << 3 * clerk;
        }
        return clerks;
    }

    /** A share is shown when it is whole. */
    private static boolean endsShare(OfficeState s, int actor, int code) {
        int piles = s.taker == 0 ? 3 : s.taker == 1 ? 2 : 1;
        return actor == Game.CHANCE
                && s.phase == Phase.SHARE
                && Bag.size(s.share) + 1 == piles * s.pile;
    }
}
