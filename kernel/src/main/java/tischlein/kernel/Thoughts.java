package tischlein.kernel;

import java.util.List;

/**
 * What somebody thinks of the choices of a seat.
 *
 * @param worlds how many imagined worlds the thoughts come from
 */
public record Thoughts(List<Thought> choices, long worlds) {
    public Thoughts {
        choices = List.copyOf(choices);
    }

    /**
     * One of the choices.
     *
     * @param moves all that it is made of, where a big choice is several small moves
     * @param chance the payoff to be expected of it, between 0 and 1
     * @param share how often to choose it where others choose at the same time; all together are 1
     */
    public record Thought(List<Integer> moves, double chance, double share) {
        public Thought {
            moves = List.copyOf(moves);
        }

        /** What it begins with. */
        public int code() {
            return moves.getFirst();
        }
    }
}
