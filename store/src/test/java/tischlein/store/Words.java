package tischlein.store;

import java.io.PrintWriter;
import java.io.StringWriter;

/** All that an exception says, with its causes and where it came from. */
final class Words {
    private Words() {}

    static String of(Throwable e) {
        var words = new StringWriter();
        e.printStackTrace(new PrintWriter(words));
        return words.toString();
    }
}
