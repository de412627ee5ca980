package tischlein.buffet;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.TextLaws;

class BuffetTextsTest {
    @TestFactory
    Stream<DynamicTest> textsAreCompleteAndUsed() {
        return TextLaws.of(new Buffet()).tests();
    }
}
