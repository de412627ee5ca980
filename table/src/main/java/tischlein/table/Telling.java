package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/** News kept as they come, to be told to each viewer in the words that are meant for it. */
final class Telling implements News {
    private final List<Item> items = new ArrayList<>();

    /** Something that has happened, in the words for whom it happened to and for all others. */
    private static final class Item {
        private final Happening what;
        private final int seat;
        private final long value;
        private Optional<Sentence> own = Optional.empty();
        private Optional<Sentence> others = Optional.empty();

        Item(Happening what, int seat, long value) {
            this.what = what;
            this.seat = seat;
            this.value = value;
        }

        /** Made only once for all who are told the same. */
        Sentence to(int viewer) {
            if (viewer == seat) {
                own = own.or(() -> Optional.of(what.told(seat, value, true)));
                return own.get();
            }
            others = others.or(() -> Optional.of(what.told(seat, value, false)));
            return others.get();
        }
    }

    @Override
    public void tell(Happening what, int seat, long value) {
        items.add(new Item(what, seat, value));
    }

    List<Sentence> to(int viewer) {
        return items.stream().map(item -> item.to(viewer)).toList();
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return items.size() + " news";
    }
}
