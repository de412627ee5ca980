package tischlein.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/** News kept as they come, to be told to each viewer in the words that are meant for it. */
final class Telling implements News {
    private static final int LONGEST = 2_500; // no choice waits longer for it, in milliseconds

    private static final int SEEN = 250; // whatever weighs stands at least so long, in milliseconds

    private final List<Item> items = new ArrayList<>();
    private boolean last;

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

        int millis(Setup.Tempo tempo) {
            return tempo.of(what.beat().millis());
        }

        /** Where there is much to tell; but what people wait for can still be seen. */
        int hurried(Setup.Tempo tempo, double share) {
            int most = millis(tempo);
            int least = what.beat() == Beat.REVEAL ? Math.min(most, SEEN) : 0;
            return Math.max(least, (int) (most * share));
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

    /** What another has kept comes after this. */
    void add(Telling other) {
        items.addAll(other.items);
    }

    /** Nobody chooses after this: it may take all the time that it needs. */
    void end() {
        last = true;
    }

    Tale to(int viewer, Setup.Tempo tempo) {
        return new Tale(to(viewer), beats(tempo));
    }

    /** How long each takes to be told, in milliseconds: the same for every viewer. */
    private List<Integer> beats(Setup.Tempo tempo) {
        int whole = items.stream().mapToInt(item -> item.millis(tempo)).sum();
        return items.stream()
                .map(item ->
                        last || whole <= LONGEST
                                ? item.millis(tempo)
                                : item.hurried(tempo, (double) LONGEST / whole))
                .toList();
    }

    /** How long all of it takes to be told, in milliseconds. */
    int length(Setup.Tempo tempo) {
        return beats(tempo).stream().mapToInt(Integer::intValue).sum();
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return items.size() + " news";
    }
}
