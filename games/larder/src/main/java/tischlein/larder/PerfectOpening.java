package tischlein.larder;

import static tischlein.larder.LarderMove.ROLL;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Solvable.Line;
import tischlein.larder.LarderState.Phase;
import tischlein.larder.solver.PerfectTurn;
import tischlein.larder.solver.Positions;

/** What perfect play does with the first roll of a game, up to where it stops or rerolls. */
record PerfectOpening(Board board, Positions positions, PerfectTurn.Outcomes outcomes) {
    /** A line for each roll; of those that differ only by foods that are alike, the first. */
    List<Line> lines() {
        var lines = new LinkedHashMap<List<Integer>, Line>();
        int cross = Face.CROSS.ordinal();
        for (int a = 0; a < cross; a++) {
            for (int b = a; b <= cross; b++) {
                for (int c = b; c <= cross; c++) {
                    lines.putIfAbsent(kind(a, b, c), line(a, b, c));
                }
            }
        }
        return List.copyOf(lines.values());
    }

    /** The same for rolls that differ only by foods that are alike. */
    private List<Integer> kind(int... faces) {
        var counts = new int[Face.COUNT];
        for (int face : faces) {
            counts[face]++;
        }
        var kind = new ArrayList<Integer>();
        for (int food = 0; food < Positions.FOODS; food++) {
            kind.add(positions.group(food) * Face.COUNT + counts[food]);
        }
        return kind.stream().sorted().toList();
    }

    private Line line(int... faces) {
        var game = new Larder();
        var s = new LarderState(1, board, false);
        LarderRules.begin(s, 0, News.UNHEARD);
        var after = new ArrayList<String>();
        for (int face : faces) {
            LarderRules.roll(s, face, News.UNHEARD);
            after.add(game.words().word(ROLL + face));
        }
        var moves = new ArrayList<String>();
        double value = 0;
        while (s.phase == Phase.PLACE || s.phase == Phase.DECIDE) {
            var codes = new int[Game.MOST_CHOICES];
            int count = game.choices(s, Bits.lowest(game.waiting(s)), codes);
            var turn = new PerfectTurn(positions, outcomes);
            var values = LarderSolver.values(s, positions, turn, codes, count);
            int best = LarderSolver.best(values, values.length);
            value = values[best];
            moves.add(game.words().word(codes[best]));
            game.play(s, 0, codes[best], News.UNHEARD);
        }
        return new Line(after, moves, value);
    }
}
