package tischlein.larder;

import tischlein.kernel.net.Course;
import tischlein.kernel.net.Lessons;
import tischlein.kernel.net.Net;
import tischlein.kernel.net.NetShape;
import tischlein.larder.solver.LearnedSide;
import tischlein.larder.solver.Positions;
import tischlein.larder.solver.TurnLessons;

/** What there is to learn about a side of the board without the line variant. */
record SideCourse(Positions positions) implements Course {
    SideCourse(Board board) {
        this(LearnedTurn.positions(board));
    }

    @Override
    public NetShape shape() {
        return LearnedSide.shape(positions);
    }

    @Override
    public long games() {
        return 40_000;
    }

    @Override
    public Lessons lessons(Net net) {
        return new TurnLessons(positions, net);
    }
}
