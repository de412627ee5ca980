package tischlein.buckets;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class BucketsLawsTest {
    @TestFactory
    Stream<DynamicTest> everyLawHoldsAtEveryTable() {
        return new BucketsLaws().get().tests();
    }

    @TestFactory
    Stream<DynamicTest> randomGamesKeepTheirPromises() {
        return new BucketsLaws().get().promises();
    }
}
