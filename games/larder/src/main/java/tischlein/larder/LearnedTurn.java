package tischlein.larder;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tischlein.kernel.net.Net;
import tischlein.larder.solver.LearnedSide;
import tischlein.larder.solver.PerfectTurn;
import tischlein.larder.solver.Positions;

/**
 * A turn without the line variant, played perfectly as far as the end of the turn; what follows it
 * is left to the net of the side.
 */
final class LearnedTurn {
    private static final List<Optional<Net>> NETS =
            Stream.of(Board.values()).map(LearnedTurn::read).toList();

    /** Numbered when first asked for. */
    private static final class Numbered {
        static final List<Positions> POSITIONS =
                Stream.of(Board.values()).map(LarderSolver::positions).toList();
    }

    private final Positions positions;
    private final PerfectTurn turn;

    private LearnedTurn(Positions positions, Net net) {
        this.positions = positions;
        turn = new PerfectTurn(positions, new LearnedSide(positions, net));
    }

    static LearnedTurn of(Board board) {
        return new LearnedTurn(positions(board), net(board).orElseThrow());
    }

    static Positions positions(Board board) {
        return Numbered.POSITIONS.get(board.ordinal());
    }

    static Optional<Net> net(Board board) {
        return NETS.get(board.ordinal());
    }

    private static Optional<Net> read(Board board) {
        return Net.beside(LearnedTurn.class, board.name().toLowerCase(Locale.ROOT) + ".net");
    }

    /** The chance to win after each of the choices. */
    double[] values(LarderState s, int[] choices, int count) {
        return LarderSolver.values(s, positions, turn, choices, count);
    }
}
