package tischlein.cluster;

import java.util.List;
import java.util.stream.Collectors;
import tischlein.cluster.messages.LinkCodec;
import tischlein.kernel.Game;
import tischlein.table.store.Keys;

/**
 * The name under which servers find each other. It says which message format they speak and which
 * games they play in which versions, so that only servers that can be home to the same tables form
 * a cluster; others run beside them on the same store, as if the network were cut.
 */
public final class ClusterName {
    private static final int DIGITS = 12;

    private ClusterName() {}

    public static String of(List<Game<?, ?, ?>> games) {
        var played =
                games.stream()
                        .map(game -> game.about().name() + " " + game.about().version())
                        .sorted()
                        .collect(Collectors.joining(", "));
        return "tischlein-" + LinkCodec.VERSION + "-" + Keys.hash(played).substring(0, DIGITS);
    }
}
