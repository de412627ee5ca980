package tischlein.table.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;
import tischlein.table.store.Setup;

/** News collected as it happens, to be told to each viewer in the words meant for them. */
public final class NewsToTell implements News {
    private static final int LONGEST = 2_500; // milliseconds for all news, unless the game ends

    private static final int SEEN = 250; // milliseconds; a reveal is shown at least so long

    private final List<Item> items = new ArrayList<>();
    private boolean last;

    /**
     * Something that has happened, worded for the seat that it happened to and for everybody else.
     */
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

        /** Its time when there is much to tell: shortened, but a reveal can still be seen. */
        int hurried(Setup.Tempo tempo, double share) {
            int most = millis(tempo);
            int least = what.beat() == Beat.REVEAL ? Math.min(most, SEEN) : 0;
            return Math.max(least, (int) (most * share));
        }

        /** The sentence for a viewer; made once for all who get the same. */
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

    public List<Sentence> to(int viewer) {
        return items.stream().map(item -> item.to(viewer)).toList();
    }

    /** Appends the news of another. */
    public void add(NewsToTell other) {
        items.addAll(other.items);
    }

    /** The game ends with this news, so it may take all the time it needs. */
    public void end() {
        last = true;
    }

    public ToldNews to(int viewer, Setup.Tempo tempo) {
        return new ToldNews(to(viewer), beats(tempo));
    }

    /** How many milliseconds each takes to be told: the same for every viewer. */
    private List<Integer> beats(Setup.Tempo tempo) {
        int whole = items.stream().mapToInt(item -> item.millis(tempo)).sum();
        return items.stream()
                .map(item ->
                        last || whole <= LONGEST
                                ? item.millis(tempo)
                                : item.hurried(tempo, (double) LONGEST / whole))
                .toList();
    }

    /** How many milliseconds all of it takes to be told. */
    public int length(Setup.Tempo tempo) {
        return beats(tempo).stream().mapToInt(Integer::intValue).sum();
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return items.size() + " news";
    }
}
