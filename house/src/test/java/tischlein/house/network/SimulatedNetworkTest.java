package tischlein.house.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tischlein.cluster.links.LinkListener;
import tischlein.cluster.links.ServerName;
import tischlein.house.faults.FaultDice;
import tischlein.house.time.Fibers;
import tischlein.house.time.Machine;
import tischlein.house.time.SimulatedTime;
import tischlein.kernel.Seeded;

class SimulatedNetworkTest {
    private static final int LONG = 15_000;

    private final SimulatedTime time = new SimulatedTime();
    private final SimulatedNetwork network =
            new SimulatedNetwork(time, new FaultDice(1, Set.of()), new Seeded(2));
    private final Map<ServerName, List<String>> heard = new HashMap<>();
    private final Map<ServerName, List<ServerName>> seen = new HashMap<>();

    private record Started(SimulatedLinks links, Machine machine) {}

    private Started start() {
        var machine = new Machine(time, new Fibers(), new Seeded(3));
        var links = network.join(machine);
        links.listen(
                new LinkListener() {
                    @Override
                    public void heard(ServerName from, byte[] message) {
                        heard.computeIfAbsent(links.self(), _ -> new ArrayList<>())
                                .add(from + " " + message[0]);
                    }

                    @Override
                    public void present(List<ServerName> servers) {
                        seen.put(links.self(), servers);
                    }
                });
        return new Started(links, machine);
    }

    private void pass(long millis) {
        for (long end = time.now() + millis; time.now() < end; ) {
            time.later(100, () -> {});
            network.look();
            while (time.next(Math.min(end, time.now() + 100))) {
                // Whatever is due.
            }
        }
    }

    @Test
    void messagesArriveInOrder() {
        var one = start().links;
        var other = start().links;
        for (byte i = 0; i < 5; i++) {
            one.send(other.self(), new byte[] {i});
        }
        pass(LONG);
        assertThat(heard.get(other.self())).containsExactly("S0 0", "S0 1", "S0 2", "S0 3", "S0 4");
    }

    @Test
    void whoComesIsSeenAndWhoGoesIsNot() {
        var one = start();
        var other = start();
        assertThat(other.links.present()).hasSize(2);
        pass(LONG);
        assertThat(seen.get(one.links.self())).hasSize(2);
        other.machine.kill();
        pass(LONG);
        assertThat(seen.get(one.links.self())).containsExactly(one.links.self());
        var third = start();
        third.links.close();
        pass(LONG);
        assertThat(one.links.present()).containsExactly(one.links.self());
    }

    @Test
    void whoIsFrozenForLongIsTakenForGoneAndSeenAgainAfterwards() {
        var one = start();
        var other = start();
        network.meet();
        other.machine.freeze(2 * LONG);
        pass(LONG);
        assertThat(one.links.present()).containsExactly(one.links.self());
        pass(2 * LONG);
        assertThat(one.links.present()).hasSize(2);
    }
}
