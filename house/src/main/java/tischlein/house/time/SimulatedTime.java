package tischlein.house.time;

import java.util.PriorityQueue;

/**
 * The one clock of a simulated house, and what is due by it. Everything happens on one thread, one
 * event after the other; events of the same moment happen in the order in which they were planned.
 */
public final class SimulatedTime {
    private final PriorityQueue<Event> agenda = new PriorityQueue<>();
    private long now;
    private long planned;
    private long steps;

    /** Something that is due at a moment. */
    public static final class Event implements Comparable<Event> {
        private final long at;
        private final long number;
        private Runnable what;

        private Event(long at, long number, Runnable what) {
            this.at = at;
            this.number = number;
            this.what = what;
        }

        /** It will not happen. */
        public void callOff() {
            what = () -> {};
        }

        @Override
        public int compareTo(Event other) {
            return at != other.at ? Long.compare(at, other.at) : Long.compare(number, other.number);
        }
    }

    /** Milliseconds since the house was built. */
    public long now() {
        return now;
    }

    /** How many events have happened. */
    public long steps() {
        return steps;
    }

    /** Counts something that happened within an event. */
    public void step() {
        steps++;
    }

    public Event later(long millis, Runnable what) {
        var event = new Event(now + Math.max(0, millis), planned++, what);
        agenda.add(event);
        return event;
    }

    /** Lets the next event happen, unless it is due later than this; false if there is none. */
    public boolean next(long until) {
        var event = agenda.peek();
        if (event == null || event.at > until) {
            return false;
        }
        agenda.remove();
        now = event.at;
        steps++;
        event.what.run();
        return true;
    }
}
