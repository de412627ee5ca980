package tischlein.arena.train;

import java.util.List;
import tischlein.kernel.net.Net;

/**
 * What came of a training.
 *
 * @param net as it is kept, its weights rounded
 */
public record Trained(Net net, List<Milestone> curve) {
    public Trained {
        curve = List.copyOf(curve);
    }
}
