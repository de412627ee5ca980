package tischlein.buckets;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.TextLaws;

class BucketsTextsTest {
    @TestFactory
    Stream<DynamicTest> textsAreCompleteAndUsed() {
        return TextLaws.of(new Buckets()).tests();
    }
}
