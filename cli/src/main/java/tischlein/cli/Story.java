package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;
import tischlein.words.Speaker;

/** All that happened at a table, to be told to whoever asks as far as they may know it. */
final class Story implements News {
    private final Digest digest;
    private final List<Item> items = new ArrayList<>();
    private int mover = Game.NOBODY;
    private boolean pause;

    /**
     * @param pause whether there was a pause before it
     */
    private record Item(Happening what, int seat, long value, boolean pause) {}

    Story(Game<?, ?, ?> game) {
        digest = Digest.of(game);
    }

    /** Somebody is about to move. After somebody else the story takes breath. */
    void moves(int actor) {
        pause |= actor != mover;
        mover = actor;
    }

    @Override
    public void tell(Happening what, int seat, long value) {
        items.add(new Item(what, seat, value, pause));
        pause = false;
    }

    /** How much has happened so far. */
    int length() {
        return items.size();
    }

    /** What happened from this place on, in paragraphs that fit the terminal. */
    List<String> told(int from, Viewer viewer, Speaker game, Voice voice) {
        var lines = new ArrayList<String>();
        var paragraph = new ArrayList<Sentence>();
        for (var item : items.subList(from, items.size())) {
            if (item.pause) {
                lines.addAll(paragraph(paragraph, game, voice));
                paragraph.clear();
            }
            paragraph.add(item.what.told(item.seat, item.value, viewer.privy(item.seat)));
        }
        lines.addAll(paragraph(paragraph, game, voice));
        return lines;
    }

    private List<String> paragraph(List<Sentence> sentences, Speaker game, Voice voice) {
        if (sentences.isEmpty()) {
            return List.of();
        }
        var said = digest.of(sentences).stream().map(game::say).toList();
        var text = String.join(voice.text("story.gap"), counted(said, voice));
        return Layout.wrapped(text, voice.locale());
    }

    /** What is said several times running is said once, with a number. */
    private static List<String> counted(List<String> sentences, Voice voice) {
        var shorter = new ArrayList<String>();
        for (int from = 0; from < sentences.size(); ) {
            int to = from + 1;
            while (to < sentences.size() && sentences.get(to).equals(sentences.get(from))) {
                to++;
            }
            var sentence = sentences.get(from);
            shorter.add(
                    to - from == 1
                            ? sentence
                            : voice.say(
                                    say("story.times")
                                            .text("what", sentence)
                                            .number("times", to - from)));
            from = to;
        }
        return shorter;
    }
}
