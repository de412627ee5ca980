package tischlein.log;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;

/** The lines with which a log could continue. */
final class Expected {
    /** An error message lists no more moves than this. */
    private static final int MOST = 8;

    private Expected() {}

    static String line(int actor, String word) {
        return (actor == Game.CHANCE ? "*" : Integer.toString(actor)) + " " + word;
    }

    /**
     * The moves that are possible now.
     *
     * @param all whether to list them even if there are many
     */
    static <S extends State<S>> Phrase now(Game<S, ?, ?> game, S state, boolean all) {
        var lines = lines(game, state);
        return all || lines.size() <= MOST
                ? say("log.now").texts("lines", lines)
                : say("log.now.more").texts("lines", lines.subList(0, MOST));
    }

    static <S extends State<S>> List<String> lines(Game<S, ?, ?> game, S state) {
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
