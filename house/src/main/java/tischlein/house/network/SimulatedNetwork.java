package tischlein.house.network;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tischlein.cluster.links.ServerName;
import tischlein.house.faults.Fault;
import tischlein.house.faults.FaultDice;
import tischlein.house.time.Machine;
import tischlein.house.time.SimulatedTime;

/**
 * The network between the servers of a simulated house: messages may be lost, late or doubled,
 * servers may be cut from each other, and each has a view of its own of who is there.
 */
public final class SimulatedNetwork {
    private static final int USUAL = 4; // milliseconds, at most, for a message
    private static final int LATE = 3_000;
    private static final int SELDOM_LATE = 150;
    private static final int SELDOM_LOST = 150;
    private static final int SELDOM_DOUBLED = 50;
    private static final int SELDOM_SPLIT = 500;
    private static final int SELDOM_WRONG = 200;
    private static final int LONGEST_SPLIT = 25_000;

    private final SimulatedTime time;
    private final FaultDice dice;
    private final RandomGenerator random;
    private final List<SimulatedLinks> servers = new ArrayList<>();
    private int started;
    private long splitUntil;

    public SimulatedNetwork(SimulatedTime time, FaultDice dice, RandomGenerator random) {
        this.time = time;
        this.dice = dice;
        this.random = random;
    }

    /** A server starts; it sees at once whom it reaches. */
    public SimulatedLinks join(Machine machine) {
        var name = new ServerName("S" + started++);
        var links = new SimulatedLinks(name, machine, this, random.nextInt(2));
        servers.add(links);
        links.seeAll(reached(links));
        return links;
    }

    /** All that have started by now see each other. */
    public void meet() {
        servers.forEach(one -> one.meet(reached(one)));
    }

    private List<ServerName> reached(SimulatedLinks from) {
        return servers.stream()
                .filter(to -> from == to || reaches(from, to) && to.there())
                .map(SimulatedLinks::self)
                .toList();
    }

    private boolean reaches(SimulatedLinks from, SimulatedLinks to) {
        return time.now() >= splitUntil || dice.ended() || from.side() == to.side();
    }

    Stream<String> running() {
        return servers.stream().filter(SimulatedLinks::there).map(one -> one.self().text());
    }

    long now() {
        return time.now();
    }

    RandomGenerator random() {
        return random;
    }

    void send(SimulatedLinks from, ServerName to, byte[] message) {
        servers.stream()
                .filter(one -> one.self().equals(to))
                .findFirst()
                .filter(one -> reaches(from, one) && !dice.strikes(Fault.LINK_LOST, SELDOM_LOST))
                .ifPresent(one -> {
                    if (dice.strikes(Fault.LINK_LATE, SELDOM_LATE)) {
                        deliver(from, one, message, dice.number(Fault.LINK_LATE, LATE));
                    } else {
                        long at = one.inOrder(from.self(), time.now() + random.nextInt(USUAL));
                        deliver(from, one, message, at - time.now());
                    }
                    if (dice.strikes(Fault.LINK_DOUBLED, SELDOM_DOUBLED)) {
                        deliver(from, one, message, dice.number(Fault.LINK_DOUBLED, LATE));
                    }
                });
    }

    private void deliver(SimulatedLinks from, SimulatedLinks to, byte[] message, long millis) {
        time.later(
                millis,
                () -> {
                    if (reaches(from, to)) {
                        to.hear(from.self(), message);
                    }
                });
    }

    /** Lets servers notice who has come and gone, and now and then goes wrong. */
    public void look() {
        if (dice.strikes(Fault.SPLIT, SELDOM_SPLIT)) {
            splitUntil = time.now() + dice.number(Fault.SPLIT, LONGEST_SPLIT);
        }
        servers.removeIf(SimulatedLinks::dead);
        for (var one : List.copyOf(servers)) {
            if (dice.strikes(Fault.VIEW, SELDOM_WRONG)) {
                one.overlook(dice.number(Fault.VIEW, servers.size()));
            }
            one.look(servers, other -> reaches(one, other));
        }
    }
}
