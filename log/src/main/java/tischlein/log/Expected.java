package tischlein.log;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;

/** What a log could go on with, as it would be written. */
final class Expected {
    /** More than these are too many to read. */
    private static final int MOST = 8;

    private Expected() {}

    static String line(int actor, String word) {
        return (actor == Game.CHANCE ? "*" : Integer.toString(actor)) + " " + word;
    }

    /** The first few of all the moves that are possible now. */
    static <S extends State<S>> Phrase now(Game<S, ?, ?> game, S state) {
        var lines = lines(game, state);
        return lines.size() <= MOST
                ? say("log.now").texts("lines", lines)
                : say("log.now.more").texts("lines", lines.subList(0, MOST));
    }

    private static <S extends State<S>> List<String> lines(Game<S, ?, ?> game, S state) {
        var lines = new ArrayList<String>();
        var codes = new int[Game.MOST_CHOICES];
        for (int rest = game.waiting(state); rest != 0; rest &= rest - 1) {
            int actor = Bits.lowest(rest);
            int n = game.choices(state, actor, codes);
            for (int i = 0; i < n; i++) {
                lines.add(line(actor, game.words().word(codes[i])));
            }
        }
        return lines;
    }
}
