package tischlein.load.players;

/** When a party's moves are due, while it sits at its table. */
public final class DueMoves {
    private final AllPlayers crowd;
    private final int number;
    private Churn.Departure departure = Churn.Departure.NEVER;
    private boolean begun;
    private long moved; // how many moves the schedule has before the next one

    DueMoves(AllPlayers crowd, int number) {
        this.crowd = crowd;
        this.number = number;
    }

    /** From this moment on the party moves, until it leaves. */
    void begin(long moment) {
        var schedule = crowd.schedule();
        moved = schedule.first(number, moment);
        departure = crowd.churn.after(number, moment - schedule.began());
        begun = true;
    }

    void done() {
        moved++;
    }

    /** The next move's moment. */
    long next() {
        return begun ? crowd.schedule().at(number, moved) : Schedule.NEVER;
    }

    /** What is due later than that is nobody's concern any more. */
    long end() {
        return Math.min(crowd.end(), leaving());
    }

    boolean over() {
        return next() >= end();
    }

    /** How the party leaves. */
    Churn.Departure departure() {
        return departure;
    }

    /** When it does; a rest shifts that like all that is due. */
    long leaving() {
        return departure.at() == Schedule.NEVER
                ? Schedule.NEVER
                : crowd.schedule().began() + departure.at();
    }

    /** Whether the next move was due before then. */
    boolean before(long moment) {
        return next() < Math.min(moment, end());
    }

    /** Counts what was due and never came. */
    public void missing(long now) {
        for (; !over(); moved++) {
            crowd.tally.latencies.missing(next(), now);
        }
    }
}
