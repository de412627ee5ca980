package tischlein.cli.local;

import tischlein.cli.screen.Screen;
import tischlein.cli.screen.Viewer;
import tischlein.kernel.State;

/** The positions of a game that is played here, as one seat sees them. */
public record LocalPositions<S extends State<S>, V>(LogSteps<S, V> steps, int seat)
        implements PastPositions<V> {
    @Override
    public int last() {
        return steps.last();
    }

    @Override
    public void tell(int position, Screen screen) {
        int from = steps.told(position - 1);
        screen.story(steps.story, from, steps.told(position), Viewer.at(seat));
    }

    @Override
    public V view(int position) {
        return steps.game.view(steps.state(position), seat);
    }
}
