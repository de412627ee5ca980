package tischlein.office;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.kernel.Bag;
import tischlein.kernel.Game;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.GameLaws;

/** The laws, at every step of random games. */
class OfficeLawsTest {
    static GameLaws<OfficeState, OfficeView> laws() {
        return GameLaws.of(new Office())
                .conserving("influence cards of each value", OfficeLawsTest::cards)
                .conserving("clerks", OfficeLawsTest::clerks)
                .showing(OfficeLawsTest::endsShare);
    }

    private static long cards(OfficeState s) {
        long cards = s.reserve + s.roof + s.out + s.share;
        for (long hand : s.hand) {
            cards += hand;
        }
        return cards;
    }

    private static long clerks(OfficeState s) {
        int clerks = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            clerks += Seating.count(s.unseated, seat);
            for (int clerk : s.clerk) {
                clerks += clerk == seat ? 1 : 0;
            }
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

    @TestFactory
    Stream<DynamicTest> theLawsHold() {
        return laws().tests();
    }

    @TestFactory
    Stream<DynamicTest> veryManyGamesComeToAnEnd() {
        return laws().promises();
    }
}
