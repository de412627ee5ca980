package tischlein.testkit.play;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;

/** Listens, and can tell afterwards who heard what. */
public final class HeardNews implements News {
    private final List<Item> items = new ArrayList<>();

    /** One piece of news, as the game told it. */
    public record Item(Happening what, int seat, long value) {
        /** As a seat or an onlooker hears it. */
        Sentence to(int viewer) {
            return what.told(seat, value, viewer == seat && viewer != Game.ONLOOKER);
        }
    }

    @Override
    public void tell(Happening what, int seat, long value) {
        items.add(new Item(what, seat, value));
    }

    public List<Item> items() {
        return List.copyOf(items);
    }

    public List<Sentence> by(int viewer) {
        return items.stream().map(item -> item.to(viewer)).toList();
    }
}
