package tischlein.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * A frame with understanding: what a seat was told, and a world made up from it in which its choice
 * can be tried without asking the server.
 *
 * @param world looks to the seat like the table
 * @param choices the moves that the frame offers
 * @param waiting the seats that the frame says owe a choice, a bit set
 * @param chosen the seats that have chosen in such a step, a bit set
 */
record Sight<S extends State<S>, V>(
        Game<S, ?, V> game,
        String table,
        int seat,
        int version,
        V view,
        S world,
        List<String> choices,
        int waiting,
        int chosen) {

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

    /** What in the frame does not fit together, if anything. */
    Optional<Fault> fault() {
        if (!game.view(world, seat).equals(view)) {
            return fault(Fault.Kind.VIEW);
        }
        if (!offered().equals(choices)) {
            return fault(Fault.Kind.CHOICES);
        }
        return waiting == owing() ? Optional.empty() : fault(Fault.Kind.WAITING);
    }

    private Optional<Fault> fault(Fault.Kind kind) {
        return Optional.of(new Fault(kind, table, version, seat));
    }

    private List<String> offered() {
        if (seat < 0 || !Bits.has(owing(), seat)) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(world, seat, codes);
        var words = new ArrayList<String>(count);
        for (int i = 0; i < count; i++) {
            words.add(game.words().word(codes[i]));
        }
        return words;
    }
}
