package tischlein.log;

import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * What a log proves: whether chance's moves are those that the sealed seed draws, and secret
 * choices those that were committed.
 *
 * @param chance what can be said of chance's moves
 * @param draws how many of them there are, up to the misfit
 * @param kept how many secret choices were opened and are as they were committed
 * @param uncommitted how many choices were made at the same time as others and without commitment
 * @param misfit the first line that does not fit
 */
public record Verification(
        Draws chance, int draws, int kept, int uncommitted, Optional<Misfit> misfit) {
    /** What a log lets one say of chance's moves. */
    public enum Draws {
        /** They were drawn again. */
        CHECKED,
        /** The game is not over, so the seed is still a secret. */
        UNTOLD,
        /** The game is over, and yet the seed is not told. */
        MISSING,
        /** Nothing was promised. */
        UNSEALED
    }

    /**
     * @throws LogError if the rules of the game do not allow what the log says
     */
    public static <S extends State<S>> Verification of(Game<S, ?, ?> game, Log log) {
        return new Verifier<>(game, log).verification();
    }
}
