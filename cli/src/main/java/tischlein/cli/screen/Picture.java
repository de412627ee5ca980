package tischlein.cli.screen;

import java.util.ArrayList;
import java.util.List;
import tischlein.cli.run.Voice;
import tischlein.kernel.Game;
import tischlein.words.Speaker;

/**
 * What a viewer sees of a table, in words. A line and those set in under it are one block: a part
 * of it alone would not be understood.
 */
public record Picture(List<List<String>> blocks) {
    /** Blocks of so many lines stand beside each other where there is room. */
    private static final int HIGH = 4;

    public static final Picture EMPTY = new Picture(List.of());

    public Picture {
        blocks = List.copyOf(blocks);
    }

    public static <V> Picture of(Game<?, ?, V> game, V view, Speaker speaker) {
        var blocks = new ArrayList<List<String>>();
        var block = new ArrayList<String>();
        for (var sentence : game.wording().picture(view)) {
            var line = speaker.say(sentence);
            if (!line.startsWith(" ") && !block.isEmpty()) {
                blocks.add(List.copyOf(block));
                block.clear();
            }
            block.add(line);
        }
        blocks.add(List.copyOf(block));
        return new Picture(blocks);
    }

    /** The blocks that another picture does not have. */
    public Picture beyond(Picture other) {
        return new Picture(blocks.stream().filter(block -> !other.blocks.contains(block)).toList());
    }

    boolean isEmpty() {
        return blocks.isEmpty();
    }

    /** As it fits the terminal. */
    public List<String> lines(Voice voice) {
        var lines = new ArrayList<String>();
        var high = new ArrayList<List<String>>();
        for (var block : blocks) {
            var set = block.stream().flatMap(line -> Layout.wrapped(line, voice).stream()).toList();
            if (set.size() >= HIGH) {
                high.add(set);
                continue;
            }
            lines.addAll(Layout.abreast(high, voice.window().columns()));
            high.clear();
            lines.addAll(set);
        }
        lines.addAll(Layout.abreast(high, voice.window().columns()));
        return lines;
    }
}
