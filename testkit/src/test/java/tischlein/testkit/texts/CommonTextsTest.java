package tischlein.testkit.texts;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class CommonTextsTest {
    @TestFactory
    Stream<DynamicTest> textsAreComplete() {
        return TextLaws.common().tests();
    }
}
