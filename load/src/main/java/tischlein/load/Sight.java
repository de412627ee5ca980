package tischlein.load;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * What a seat makes of a frame and keeps till the next one: a world in which its choice can be
 * tried without asking the server.
 *
 * @param world looks to the seat like the table
 * @param chosen the seats that have chosen in a step of several, a bit set
 */
record Sight<S extends State<S>, V>(
        Game<S, ?, V> game, String table, int seat, int version, S world, int chosen) {

    /** The seats that owe a choice, those included that have chosen and could change it. */
    int owing() {
        return game.waiting(world) & ~Bits.bit(Game.CHANCE);
    }

    /** The seats that are still to choose, a bit set. */
    int missing() {
        return owing() & ~chosen;
    }

    boolean over() {
        return game.waiting(world) == 0;
    }

    /** What everybody at the table may know. */
    Object common() {
        return game.view(world, Game.ONLOOKER);
    }

    /** A whole choice, each of its moves as likely as the others: played in a copy of the world. */
    List<String> choice(RandomGenerator random) {
        var trial = world.copy();
        var codes = new int[Game.MOST_CHOICES];
        var moves = new ArrayList<String>();
        do {
            int count = game.choices(trial, seat, codes);
            int code = codes[random.nextInt(count)];
            game.play(trial, seat, code, News.UNHEARD);
            moves.add(game.words().word(code));
        } while (Bits.has(game.midway(trial) & game.waiting(trial), seat));
        return moves;
    }
}
