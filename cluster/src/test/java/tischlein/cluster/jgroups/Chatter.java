package tischlein.cluster.jgroups;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import tischlein.cluster.links.LinkListener;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;

/** Sends numbers in order, and notes whose numbers come in another one. */
final class Chatter implements LinkListener {
    private final ServerLinks links;
    final Map<ServerName, Integer> last = new ConcurrentHashMap<>();
    final ConcurrentLinkedQueue<String> wrong = new ConcurrentLinkedQueue<>();
    final ConcurrentLinkedQueue<List<ServerName>> views = new ConcurrentLinkedQueue<>();

    Chatter(ServerLinks links) {
        this.links = links;
        links.listen(this);
    }

    @Override
    public void heard(ServerName from, byte[] message) {
        int number = ByteBuffer.wrap(message).getInt();
        int before = Optional.ofNullable(last.put(from, number)).orElse(0);
        if (number != before + 1) {
            wrong.add("%d after %d from %s".formatted(number, before, from));
        }
    }

    @Override
    public void present(List<ServerName> servers) {
        views.add(servers);
    }

    /** Numbers from 1; every thousandth is long enough to travel in pieces. */
    void say(ServerName to, int most) {
        for (int n = 1; n <= most; n++) {
            int length = n % 1_000 == 0 ? 200_000 : 200;
            links.send(to, ByteBuffer.allocate(length).putInt(0, n).array());
        }
    }

    boolean heardUpTo(ServerName from, int number) {
        return last.getOrDefault(from, 0) == number;
    }
}
