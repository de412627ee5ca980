package tischlein.load;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** All clients, and what they share. They live on the thread of one {@link Loop}. */
final class Crowd {
    private final Plan plan;
    private final Loop loop = new Loop();
    private final Lobby lobby;
    private final Mind<?, ?> mind;
    private final Tally tally = new Tally();
    private final Optional<Journal> journal;
    private final List<Party> parties;
    private final String name; // begins every command's id
    private Schedule schedule;
    private Optional<RuntimeException> failure = Optional.empty();
    private long end = Schedule.NEVER;
    private long ids;
    private boolean resting;

    Crowd(Plan plan, Lobby lobby, Optional<Journal> journal) {
        this.plan = plan;
        this.lobby = lobby;
        this.journal = journal;
        mind = new Mind<>(plan.game(), plan.options());
        schedule = Schedule.of(0, 0, 0, plan.tables());
        name = Long.toString(System.nanoTime(), Character.MAX_RADIX);
        parties = IntStream.range(0, plan.tables()).mapToObj(n -> new Party(this, n)).toList();
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
        return parties;
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
        parties.forEach(Party::pump);
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
