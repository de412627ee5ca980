package tischlein.cli.screen;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.cli.run.Voice;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.words.Speaker;

/** A table as one viewer sees it; if that is everything, then also what each seat sees beyond. */
public final class TablePictures {
    private TablePictures() {}

    public static <S extends State<S>, V> List<String> of(
            Game<S, ?, V> game, S s, int seats, Viewer viewer, Speaker everybody, Voice voice) {
        var speaker = everybody.to(viewer.seat());
        var picture = Picture.of(game, game.view(s, viewer.seat()), speaker);
        var lines = new ArrayList<>(picture.lines(voice));
        for (int seat = 0; viewer.all() && seat < seats; seat++) {
            var own = Picture.of(game, game.view(s, seat), speaker).beyond(picture);
            if (!own.isEmpty()) {
                lines.add("");
                lines.add(voice.say(say("replay.sees").seat(seat)));
                lines.addAll(own.lines(voice));
            }
        }
        return lines;
    }
}
