package tischlein.house;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntPredicate;
import tischlein.house.checks.BrokenPromise;
import tischlein.house.checks.StoreWitness;
import tischlein.house.faults.Fault;
import tischlein.house.faults.FaultDice;
import tischlein.house.network.SimulatedNetwork;
import tischlein.house.people.Person;
import tischlein.house.people.ServerDoor;
import tischlein.house.store.SimulatedDatabase;
import tischlein.house.time.Fibers;
import tischlein.house.time.SimulatedTime;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.table.outside.KnownGames;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

/**
 * A whole house in one seed: servers, their database, people at tables and bots, on one thread and
 * in simulated time, with faults drawn from the seed. The tables, their requests, clocks and bots
 * are the real ones. After every step the witnesses check what must be true.
 */
public final class House {
    private static final int WEATHER = 100; // milliseconds between two looks at what goes wrong
    private static final int LAYING = 10_000; // a quiet table is laid long before
    private static final int SETTLING = 60_000; // after the last fault, until all goes well again
    private static final int QUIET = 75_000; // in which every game must go on
    private static final int NOTICED = 15_000; // until everybody knows who has left
    private static final int SELDOM_DOWN = 400;
    private static final int SELDOM_FROZEN = 400;
    private static final int SELDOM_JUMP = 200;
    private static final int TIMES_DOWN = 25; // looks until a dead server is started, on average
    private static final int LONGEST_FROZEN = 12_000;
    private static final int LONGEST_JUMP = 7_200_000;
    private static final int PATIENCE = 200; // for a server that is asked to stop

    private final HouseSettings settings;
    private final List<Game<?, ?, ?>> games;
    private final SimulatedTime time = new SimulatedTime();
    private final Fibers fibers = new Fibers();
    private final Seeded luck;
    private final FaultDice dice;
    private final StoreWitness witness;
    private final SimulatedDatabase database;
    private final Optional<SimulatedNetwork> network; // none if servers know of no other
    private final List<SimulatedServer> servers = new ArrayList<>();
    private final List<Person> people = new ArrayList<>();

    private House(HouseSettings settings, List<Game<?, ?, ?>> games) {
        this.settings = settings;
        this.games = games;
        luck = new Seeded(settings.seed());
        dice = new FaultDice(settings.seed(), settings.faults());
        witness = new StoreWitness(new KnownGames(games));
        database = new SimulatedDatabase(witness, time);
        network =
                settings.cluster()
                        ? Optional.of(
                                new SimulatedNetwork(time, dice, new Seeded(settings.seed(), 99)))
                        : Optional.empty();
    }

    /** Builds a house and lives through its faults; fails if a promise is broken. */
    public static HouseReport live(HouseSettings settings, List<Game<?, ?, ?>> games) {
        var house = new House(settings, games);
        try {
            house.live();
        } catch (BrokenPromise broken) {
            return house.report(Optional.of(String.valueOf(broken.getMessage())));
        }
        return house.report(Optional.empty());
    }

    private HouseReport report(Optional<String> broken) {
        return new HouseReport(
                settings,
                time.steps(),
                time.now(),
                people.stream().mapToInt(Person::acknowledged).sum(),
                dice.counts(),
                broken);
    }

    private void live() {
        for (int i = 0; i < settings.servers(); i++) {
            servers.add(server());
        }
        network.ifPresent(SimulatedNetwork::meet);
        for (int i = 0; i < settings.tables(); i++) {
            lay(i);
        }
        people.forEach(Person::come);
        dice.begin();
        weather();
        run(settings.seconds() * 1_000L);
        dice.end();
        run(SETTLING);
        var before = people.stream().map(this::version).toList();
        run(settings.cluster() ? QUIET : QUIET * (long) settings.servers());
        for (int i = 0; i < people.size(); i++) {
            check(people.get(i), before.get(i));
        }
        if (settings.cluster() || settings.servers() == 1) {
            checkWhoIsHere();
        }
    }

    /** Everybody is shown as here; then some leave, and are shown as away. */
    private void checkWhoIsHere() {
        people.forEach(person -> checkHere(person, _ -> true));
        var leaving = people.stream().filter(person -> person.seat() > 0).toList();
        leaving.forEach(Person::leave);
        run(NOTICED);
        people.stream()
                .filter(person -> person.seat() == 0)
                .forEach(person -> checkHere(person, seat -> seat == 0));
    }

    private void checkHere(Person person, IntPredicate here) {
        for (var other : people) {
            if (other.table().equals(person.table())) {
                BrokenPromise.unless(
                        person.sees(other.seat()) == here.test(other.seat()),
                        other
                                + (here.test(other.seat())
                                        ? " is here, and shown as away"
                                        : " is away, and shown as here"));
            }
        }
    }

    private int version(Person person) {
        return witness.table(person.table()).version();
    }

    private SimulatedServer server() {
        return new SimulatedServer(time, fibers, database, dice, games, network, luck.nextLong());
    }

    private void run(long millis) {
        long end = time.now() + millis;
        while (time.next(end)) {
            witness.raise();
        }
    }

    /** A table of some game, with people and bots, which has begun. */
    private void lay(int n) {
        var plan = TablePlan.drawn(games, luck);
        var names = new ArrayList<String>();
        for (int seat = 0; seat < plan.people(); seat++) {
            names.add("P" + n + "-" + seat);
        }
        var host = Person.guest(names.getFirst());
        var door = servers.getFirst();
        var created = new AtomicReference<Answer>();
        door.create(plan.wish(), host, created::set);
        if (!(done(created) instanceof Answer.Elsewhere(String table))) {
            throw new BrokenPromise("no table was made: " + created);
        }
        for (int seat = 1; seat < plan.people(); seat++) {
            ask(table, new Request.Take(Person.guest(names.get(seat)), OptionalInt.of(seat)));
        }
        ask(table, new Request.Start(host));
        for (int seat = 0; seat < plan.people(); seat++) {
            people.add(
                    new Person(
                            time, dice, witness, luck, this::door, names.get(seat), table, seat));
        }
    }

    private void ask(String table, Request request) {
        var answer = new AtomicReference<Answer>();
        servers.getFirst().ask(table, request, answer::set);
        BrokenPromise.unless(
                done(answer) instanceof Answer.Done,
                "refused before anything went wrong: " + answer);
    }

    private Answer done(AtomicReference<Answer> answer) {
        long end = time.now() + LAYING;
        while (answer.get() == null && time.next(end)) {
            // The next event may bring it.
        }
        return Optional.ofNullable(answer.get())
                .orElseThrow(() -> new BrokenPromise("no answer, and nothing went wrong"));
    }

    /** A server that can be reached now. */
    private Optional<ServerDoor> door() {
        var open = servers.stream().filter(SimulatedServer::welcoming).toList();
        return open.isEmpty() ? Optional.empty() : Optional.of(open.get(luck.nextInt(open.size())));
    }

    /** Looks now and then whether something goes wrong with a server. */
    private void weather() {
        for (int i = 0; i < servers.size(); i++) {
            var server = servers.get(i);
            if (!server.dead()) {
                befall(server);
            } else if (dice.ended() || dice.number(Fault.KILL, TIMES_DOWN) == 0) {
                servers.set(i, server());
            }
        }
        network.ifPresent(SimulatedNetwork::look);
        time.later(WEATHER, this::weather);
    }

    private void befall(SimulatedServer server) {
        if (dice.strikes(Fault.KILL, SELDOM_DOWN)) {
            server.kill();
        } else if (dice.strikes(Fault.STOP, SELDOM_DOWN) && server.welcoming()) {
            server.stop(time, PATIENCE);
        } else if (dice.strikes(Fault.FREEZE, SELDOM_FROZEN)) {
            server.freeze(dice.number(Fault.FREEZE, LONGEST_FROZEN));
        } else if (dice.strikes(Fault.CLOCK, SELDOM_JUMP)) {
            server.jump(dice.number(Fault.CLOCK, LONGEST_JUMP) - LONGEST_JUMP / 2L);
        }
    }

    /**
     * Long after the last fault everybody sees how the table stands, and the game has gone on. A
     * server that is not told what another one keeps looks once a minute.
     */
    private void check(Person person, int before) {
        var table = witness.table(person.table());
        int known = settings.servers() > 1 ? before : table.version();
        BrokenPromise.unless(
                person.seen() >= known,
                person + " still sees version " + person.seen() + " of " + table.version());
        BrokenPromise.unless(table.over() || table.version() > before, person + " waits for ever");
    }
}
