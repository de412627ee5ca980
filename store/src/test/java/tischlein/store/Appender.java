package tischlein.store;

import java.util.List;
import tischlein.table.store.Store;

/**
 * A program that appends to its tables until it is killed, and says each length that the store has
 * acknowledged.
 */
final class Appender {
    static final int TABLES = 8;

    private Appender() {}

    public static void main(String[] arguments) {
        var store = Stores.open(arguments[0]);
        for (int number = 0; number < TABLES; number++) {
            var id = "t" + number;
            store.create(Sample.table(id), List.of());
            Thread.ofPlatform().start(() -> append(store, id));
        }
    }

    private static void append(Store store, String id) {
        for (int at = store.table(id).orElseThrow().length(); ; at += 2) {
            store.append(Sample.append(id, at, "0 play " + at, "1 play " + (at + 1)));
            acknowledge(id + " " + (at + 2));
        }
    }

    private static synchronized void acknowledge(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
