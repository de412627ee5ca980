package tischlein.office;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class OfficeLawsTest {
    @TestFactory
    Stream<DynamicTest> everyLawHoldsAtEveryTable() {
        return new OfficeLaws().get().tests();
    }

    @TestFactory
    Stream<DynamicTest> randomGamesKeepTheirPromises() {
        return new OfficeLaws().get().promises();
    }
}
