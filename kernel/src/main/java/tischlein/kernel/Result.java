package tischlein.kernel;

import java.util.List;

/**
 * Who has how much and comes where.
 *
 * @param standings one for each seat, in seat order
 * @param remarks what decided a tie, how a team did, and the like
 */
public record Result(List<Standing> standings, List<Phrase.Sentence> remarks) {
    public Result {
        standings = List.copyOf(standings);
        remarks = List.copyOf(remarks);
    }

    /**
     * @param place 1 for the best; seats that share a place have the same
     */
    public record Standing(int seat, int score, int place) {}
}
