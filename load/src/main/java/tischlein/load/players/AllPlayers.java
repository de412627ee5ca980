package tischlein.load.players;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Seeded;
import tischlein.load.clients.EventLoop;
import tischlein.load.clients.FrameReader;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.clients.SentChoice;
import tischlein.load.measure.LoadCounts;

/** All clients, and what they share. They live on the thread of one {@link EventLoop}. */
public final class AllPlayers {
    public final LoadPlan plan;
    public final EventLoop loop = new EventLoop();
    public final Lobby lobby;
    final FrameReader<?, ?> mind;
    public final LoadCounts tally = new LoadCounts();
    private final Optional<PromiseJournal> journal;
    private final List<TablePlayers> parties = new ArrayList<>(); // by the table's number
    final Churn churn;
    private final String name; // begins every command's id
    private Schedule schedule;
    private Optional<RuntimeException> failure = Optional.empty();
    private long end = Schedule.NEVER;
    private long ids;
    private long streams; // of chance, one for each party
    private boolean resting;

    public AllPlayers(LoadPlan plan, Lobby lobby, Optional<PromiseJournal> journal) {
        this.plan = plan;
        this.lobby = lobby;
        this.journal = journal;
        mind = new FrameReader<>(plan.game(), plan.options());
        schedule = Schedule.of(0, 0, 0, plan.tables());
        name = Long.toString(System.nanoTime(), Character.MAX_RADIX);
        churn = Churn.of(plan.seed(), plan.churn());
        for (int number = 0; number < plan.tables(); number++) {
            parties.add(party(number));
        }
    }

    private TablePlayers party(int number) {
        return new TablePlayers(this, number, new Seeded(plan.seed(), streams++));
    }

    /** Other people come in the place of a party that has left. */
    TablePlayers replace(TablePlayers left) {
        int number = parties.indexOf(left);
        parties.set(number, party(number));
        return parties.get(number);
    }

    public List<TablePlayers> parties() {
        return Collections.unmodifiableList(parties);
    }

    Schedule schedule() {
        return schedule;
    }

    /** What is due later than that is nobody's concern any more. */
    public long end() {
        return end;
    }

    /** Nobody moves for a while, and nothing is due. */
    public boolean resting() {
        return resting;
    }

    String id() {
        return name + "-" + ids++;
    }

    void note(PromiseJournal.Entry entry) {
        journal.ifPresent(j -> j.note(entry));
    }

    void done(SentChoice command) {
        long now = loop.now();
        tally.done++;
        if (tally.latencies.counts(now)) {
            tally.counted++;
        }
        tally.latencies.record(command.due(), command.sent(), now);
    }

    public void begin(Schedule first, long last) {
        schedule = first;
        end = last;
        parties.forEach(party -> party.begin(first.began()));
    }

    /** Nothing more is due. */
    public void end(long last) {
        end = last;
    }

    public void rest() {
        resting = true;
    }

    /** Everybody goes on, and what would have been due meanwhile is due so much later. */
    void wake(long rested) {
        resting = false;
        schedule = schedule.later(rested);
        parties.forEach(TablePlayers::pump);
    }

    /** From any thread: the clients cannot go on. */
    public void fail(RuntimeException why) {
        loop.post(() -> {
            failure = failure.or(() -> Optional.of(why));
            loop.end();
        });
    }

    public void throwFailure() {
        failure.ifPresent(why -> {
            throw why;
        });
    }
}
