package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;

/** News kept as they come, to be told to each viewer in the words that are meant for it. */
final class Telling implements News {
    private final List<Item> items = new ArrayList<>();

    private record Item(Happening what, int seat, long value) {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return what.name();
        }
    }

    @Override
    public void tell(Happening what, int seat, long value) {
        items.add(new Item(what, seat, value));
    }

    List<Phrase.Sentence> to(int viewer) {
        return items.stream()
                .map(item -> item.what.told(item.seat, item.value, item.seat == viewer))
                .toList();
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return items.size() + " news";
    }
}
