package tischlein.table;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.texts.TextLaws;

class TableTextsTest {
    private static final Pattern KEY = Pattern.compile("\"((?:refused|table)\\.[a-z.]+)\"");

    @TestFactory
    Stream<DynamicTest> lawsOfTexts() {
        return TextLaws.of(TableInbox.class, "table").saying(KEY).tests();
    }
}
