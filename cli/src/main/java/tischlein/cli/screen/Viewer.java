package tischlein.cli.screen;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import java.util.stream.IntStream;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;

/**
 * Who listens to a story.
 *
 * @param seat a seat or {@link Game#ONLOOKER}
 * @param all whether nothing is kept from the listener
 */
public record Viewer(int seat, boolean all) {
    public static final Viewer ONLOOKER = new Viewer(Game.ONLOOKER, false);
    static final Viewer ALL = new Viewer(Game.ONLOOKER, true);

    public static final String ONLOOKER_NAME = "onlooker";
    public static final String ALL_NAME = "all";

    /** A seat by its number, an onlooker, or whoever may see all. */
    public static Optional<Viewer> named(String name, int seats) {
        return switch (name) {
            case ONLOOKER_NAME -> Optional.of(ONLOOKER);
            case ALL_NAME -> Optional.of(ALL);
            default ->
                    IntStream.range(0, seats)
                            .filter(seat -> name.equals(Integer.toString(seat)))
                            .mapToObj(Viewer::at)
                            .findFirst();
        };
    }

    public static Viewer at(int seat) {
        return new Viewer(seat, false);
    }

    /** Whether what concerns a seat is told in full. */
    boolean privy(int concerned) {
        return all || seat != Game.ONLOOKER && seat == concerned;
    }

    /** There is no such viewer. */
    public static Unsuitable unseen(String found, int seats) {
        return new Unsuitable(
                say("unsuitable.viewer").text("found", found).number("last", seats - 1));
    }
}
