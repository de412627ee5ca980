package tischlein.cli.local;

import tischlein.cli.screen.Screen;

/** The positions of a game so far, each with what led to it, as one viewer may know them. */
public interface PastPositions<V> {
    /** The number of the last one, which is the present; the first is 1. */
    int last();

    /** Tells what happened before it. */
    void tell(int position, Screen screen);

    V view(int position);
}
