package tischlein.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Seeded;

/** All clients, and what they share. They live on the thread of one {@link Loop}. */
final class Crowd {
    private final Plan plan;
    private final Loop loop = new Loop();
    private final Lobby lobby;
    private final Mind<?, ?> mind;
    private final Tally tally = new Tally();
    private final Optional<Journal> journal;
    private final List<Party> parties = new ArrayList<>(); // by the table's number
    private final Churn churn;
    private final String name; // begins every command's id
    private Schedule schedule;
    private Optional<RuntimeException> failure = Optional.empty();
    private long end = Schedule.NEVER;
    private long ids;
    private long streams; // of chance, one for each party
    private boolean resting;

    Crowd(Plan plan, Lobby lobby, Optional<Journal> journal) {
        this.plan = plan;
        this.lobby = lobby;
        this.journal = journal;
        mind = new Mind<>(plan.game(), plan.options());
        schedule = Schedule.of(0, 0, 0, plan.tables());
        name = Long.toString(System.nanoTime(), Character.MAX_RADIX);
        churn = Churn.of(plan.seed(), plan.churn());
        for (int number = 0; number < plan.tables(); number++) {
            parties.add(party(number));
        }
    }

    private Party party(int number) {
        return new Party(this, number, new Seeded(plan.seed(), streams++));
    }

    /** Other people come in the place of a party that has left. */
    Party replace(Party left) {
        int number = parties.indexOf(left);
        parties.set(number, party(number));
        return parties.get(number);
    }

    Plan plan() {
        return plan;
    }

    Loop loop() {
        return loop;
    }

    Lobby lobby() {
        return lobby;
    }

    Mind<?, ?> mind() {
        return mind;
    }

    Tally tally() {
        return tally;
    }

    List<Party> parties() {
        return Collections.unmodifiableList(parties);
    }

    Churn churn() {
        return churn;
    }

    Schedule schedule() {
        return schedule;
    }

    /** What is due later than that is nobody's concern any more. */
    long end() {
        return end;
    }

    /** Nobody moves for a while, and nothing is due. */
    boolean resting() {
        return resting;
    }

    String id() {
        return name + "-" + ids++;
    }

    void note(Journal.Entry entry) {
        journal.ifPresent(j -> j.note(entry));
    }

    void done(Command command) {
        long now = loop.now();
        tally.done++;
        if (tally.latencies.counts(now)) {
            tally.counted++;
        }
        tally.latencies.record(command.due(), command.sent(), now);
    }

    void begin(Schedule first, long last) {
        schedule = first;
        end = last;
        parties.forEach(party -> party.begin(first.began()));
    }

    /** Nothing more is due. */
    void end(long last) {
        end = last;
    }

    void rest() {
        resting = true;
    }

    /** Everybody goes on, and what would have been due meanwhile is due so much later. */
    void wake(long rested) {
        resting = false;
        schedule = schedule.later(rested);
        parties.forEach(Party::pump);
    }

    /** From any thread: the clients cannot go on. */
    void fail(RuntimeException why) {
        loop.post(() -> {
            failure = failure.or(() -> Optional.of(why));
            loop.end();
        });
    }

    void throwFailure() {
        failure.ifPresent(why -> {
            throw why;
        });
    }
}
