package tischlein.log;

import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * What a log proves: whether chance's moves are those that the sealed seed draws, and whether
 * secret choices are those that were committed to.
 *
 * @param chance what can be said about chance's moves
 * @param draws how many of them there are, up to the misfit
 * @param kept how many secret choices were opened and matched their commitments
 * @param uncommitted how many choices were made at the same time as others but without a commitment
 * @param misfit the first line that does not match
 */
public record Verification(
        Draws chance, int draws, int kept, int uncommitted, Optional<Misfit> misfit) {
    /** What a log proves about chance's moves. */
    public enum Draws {
        /** They have been compared with what the seed draws. */
        CHECKED,
        /** The game is not over, so the seed is still secret. */
        UNTOLD,
        /** The game is over, but the seed has not been revealed. */
        MISSING,
        /** There is no seal: nothing was promised. */
        UNSEALED
    }

    /**
     * @throws LogError if the rules do not allow what the log says
     */
    public static <S extends State<S>> Verification of(Game<S, ?, ?> game, Log log) {
        return new Verifier<>(game, log).verification();
    }
}
