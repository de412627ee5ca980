package tischlein.arena.train;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import tischlein.kernel.net.Lessons.Pupil;
import tischlein.kernel.net.NetInputs;

/** What is to be learned from one game, written down until it is its turn. */
final class Notebook implements Pupil {
    private final List<Page> pages = new ArrayList<>(); // those of earlier games are used again
    private int written;
    private OptionalDouble outcome = OptionalDouble.empty();

    private static final class Page {
        final NetInputs inputs = new NetInputs();
        double[] aims = {};
    }

    void begin() {
        written = 0;
    }

    @Override
    public void learn(NetInputs inputs, double[] aims) {
        if (written == pages.size()) {
            pages.add(new Page());
        }
        var page = pages.get(written++);
        page.inputs.become(inputs);
        page.aims = aims.clone();
    }

    void end(OptionalDouble with) {
        outcome = with;
    }

    /** What came of the game, if it was a whole one. */
    OptionalDouble outcome() {
        return outcome;
    }

    int lessons() {
        return written;
    }

    /** Adds all that stands here, and returns the sum of the losses. */
    double read(Gradient gradient) {
        double loss = 0;
        for (int n = 0; n < written; n++) {
            loss += gradient.add(pages.get(n).inputs, pages.get(n).aims);
        }
        return loss;
    }
}
