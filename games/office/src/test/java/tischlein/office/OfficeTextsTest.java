package tischlein.office;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.TextLaws;

class OfficeTextsTest {
    @TestFactory
    Stream<DynamicTest> textsAreCompleteAndUsed() {
        return TextLaws.of(new Office())
                .rare(
                        "news.refilled",
                        "choice.refill",
                        "refusal.refill") // 5.7 never happens in play
                .rare("news.lot", "choice.left", "choice.right", "refusal.lot", "picture.nothing")
                .rare("refusal.stuck", "tie.steps", "tie.best", "tie.next", "tie.shared")
                .tests();
    }
}
