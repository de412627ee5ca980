package tischlein.cli.screen;

import java.util.ArrayList;
import java.util.List;
import tischlein.cli.run.Voice;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;
import tischlein.words.Speaker;

/** All that happened at a table, to be told to whoever asks as far as they may know it. */
public final class ToldStory implements News {
    private final Digest digest;
    private final List<Item> items = new ArrayList<>();
    private int mover = Game.NOBODY;
    private boolean pause;

    /**
     * @param pause whether there was a pause before it
     */
    private record Item(Happening what, int seat, long value, boolean pause) {
        boolean continues(Item before) {
            return what.equals(before.what) && seat == before.seat;
        }
    }

    public ToldStory(Game<?, ?, ?> game) {
        digest = Digest.of(game);
    }

    /** Somebody is about to move. After somebody else the story takes breath. */
    public void moves(int actor) {
        pause |= actor != mover;
        mover = actor;
    }

    @Override
    public void tell(Happening what, int seat, long value) {
        items.add(new Item(what, seat, value, pause));
        pause = false;
    }

    /**
     * Where the last so many things begin. Things of one kind that happen to one seat, like the
     * cards that it draws, are not told in part.
     */
    public int last(int count) {
        int from = Math.max(0, items.size() - count);
        while (from > 0 && from < items.size() && items.get(from).continues(items.get(from - 1))) {
            from--;
        }
        return from;
    }

    /** How much has happened so far. */
    public int length() {
        return items.size();
    }

    /** What happened from this place on, in paragraphs that fit the terminal. */
    public List<String> told(int from, Viewer viewer, Speaker game, Voice voice) {
        return told(from, items.size(), viewer, game, voice);
    }

    /** The same, up to another place. */
    public List<String> told(int from, int to, Viewer viewer, Speaker everybody, Voice voice) {
        var game = everybody.to(viewer.seat());
        var lines = new ArrayList<String>();
        var paragraph = new ArrayList<Sentence>();
        for (var item : items.subList(from, to)) {
            if (item.pause) {
                lines.addAll(digest.paragraph(paragraph, game, voice));
                paragraph.clear();
            }
            paragraph.add(item.what.told(item.seat, item.value, viewer.privy(item.seat)));
        }
        lines.addAll(digest.paragraph(paragraph, game, voice));
        return lines;
    }
}
