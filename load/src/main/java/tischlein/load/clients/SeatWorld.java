package tischlein.load.clients;

import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.WholeChoice;

/**
 * What a seat makes of a frame and keeps until the next one: a world in which its choice can be
 * tried without asking the server.
 *
 * @param world looks to the seat like the table
 * @param chosen the seats that have chosen in a step of several, a bit set
 */
public record SeatWorld<S extends State<S>, V>(
        Game<S, ?, V> game, String table, int seat, int version, S world, int chosen) {

    /** The seats that owe a choice, those included that have chosen and could change it. */
    int owing() {
        return game.waiting(world) & ~Bits.bit(Game.CHANCE);
    }

    /** The seats that are still to choose, a bit set. */
    public int missing() {
        return owing() & ~chosen;
    }

    public boolean over() {
        return game.waiting(world) == 0;
    }

    /** What everybody at the table may know. */
    public Object common() {
        return game.view(world, Game.ONLOOKER);
    }

    /** A whole choice, each of its moves as likely as the others: played in a copy of the world. */
    public List<String> choice(RandomGenerator random) {
        return WholeChoice.any(game, world.copy(), seat, random).stream()
                .map(game.words()::word)
                .toList();
    }
}
