package tischlein.larder;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class LarderLawsTest {
    @TestFactory
    Stream<DynamicTest> everyLawHoldsAtEveryTable() {
        return new LarderLaws().get().tests();
    }

    @TestFactory
    Stream<DynamicTest> randomGamesKeepTheirPromises() {
        return new LarderLaws().get().promises();
    }
}
