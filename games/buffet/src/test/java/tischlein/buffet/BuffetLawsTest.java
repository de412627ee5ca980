package tischlein.buffet;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class BuffetLawsTest {
    @TestFactory
    Stream<DynamicTest> everyLawHoldsAtEveryTable() {
        return new BuffetLaws().get().tests();
    }

    @TestFactory
    Stream<DynamicTest> randomGamesKeepTheirPromises() {
        return new BuffetLaws().get().promises();
    }
}
