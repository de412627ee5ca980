package tischlein.house.people;

import tischlein.house.checks.StoreWitness;
import tischlein.house.faults.Fault;
import tischlein.house.faults.FaultDice;
import tischlein.house.time.SimulatedTime;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;

/**
 * A person's connection to a server. What is sent arrives in order. Once it is broken nothing
 * arrives, and each end notices that by itself, sooner or later.
 */
final class PersonConnection implements TableListener {
    private static final int USUAL = 30; // milliseconds, at most
    private static final int LATE = 4_000;
    private static final int SELDOM_LATE = 40;
    private static final int NOTICED = 3_000;

    private final SimulatedTime time;
    private final FaultDice dice;
    private final StoreWitness witness;
    private final ServerDoor door;
    private final Person person;
    private long there; // when the last message to the server arrives
    private long back; // and the last one from it
    private boolean broken;

    PersonConnection(
            SimulatedTime time,
            FaultDice dice,
            StoreWitness witness,
            ServerDoor door,
            Person person) {
        this.time = time;
        this.dice = dice;
        this.witness = witness;
        this.door = door;
        this.person = person;
    }

    boolean broken() {
        return broken || !door.open();
    }

    /** Whatever is under way is lost. */
    void cut(Request.Unwatch leaving) {
        broken = true;
        time.later(
                dice.number(Fault.CUT, NOTICED),
                () -> {
                    if (door.open()) {
                        door.ask(person.table(), leaving, _ -> {});
                    }
                });
    }

    void send(Request request) {
        there = Math.max(there, time.now() + delay());
        time.later(
                there - time.now(),
                () -> {
                    if (!broken()) {
                        door.ask(person.table(), request, answer -> answered(request, answer));
                    }
                });
    }

    private void answered(Request request, Answer answer) {
        if (request instanceof Request.Choose choose && answer instanceof Answer.Done) {
            witness.promised(person.table(), choose.seat(), choose.id(), choose.moves());
        }
        deliver(() -> person.answered(request, answer));
    }

    @Override
    public void hear(String message) {
        var frame = witness.told(message);
        deliver(() -> {
            if (frame.isPresent()) {
                person.shown(frame.get());
            } else {
                person.told(message);
            }
        });
    }

    private void deliver(Runnable what) {
        back = Math.max(back, time.now() + delay());
        time.later(
                back - time.now(),
                () -> {
                    if (!broken()) {
                        what.run();
                    }
                });
    }

    private int delay() {
        return dice.strikes(Fault.LATE, SELDOM_LATE)
                ? dice.number(Fault.LATE, LATE)
                : person.random().nextInt(USUAL);
    }
}
