package tischlein.table.seats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;
import tischlein.table.store.Setup;

/**
 * The clocks of a table's seats: a time for each move, and a bank for the whole game. They run only
 * while the program does.
 */
public final class SeatClocks {
    private Setup.Pace pace;
    private final long[] bank; // by seat: milliseconds left when the step began
    private final long[] used; // by seat: what its choice in this step took from its bank
    private long began; // when the step began, in ticks
    private long told; // when the news that led to it has been told, in ticks

    /** What a seat has left, in milliseconds. */
    public record Left(int seat, long move, long bank) {}

    /**
     * @param kept what {@link #text} or {@link #resting} wrote, or an empty text for full banks
     */
    public SeatClocks(Setup.Pace pace, int seats, String kept, long ticks) {
        this.pace = pace;
        bank = new long[seats];
        used = new long[seats];
        Arrays.fill(bank, pace.bank());
        var banks = PausedTimes.banks(kept);
        if (!banks.isEmpty()) {
            var words = banks.split(" ", -1);
            for (int seat = 0; seat < Math.min(seats, words.length); seat++) {
                bank[seat] = Long.parseLong(words[seat]);
            }
        }
        began = ticks;
        told = ticks;
    }

    /** The host has changed the tempo. */
    public void keep(Setup.Pace other) {
        pace = other;
    }

    public Setup.Tempo tempo() {
        return pace.tempo();
    }

    /**
     * @param telling how long telling the news that led to the step takes, in milliseconds
     */
    public void begin(long ticks, int telling) {
        for (int seat = 0; seat < bank.length; seat++) {
            bank[seat] -= used[seat];
            used[seat] = 0;
        }
        began = ticks;
        told = ticks + telling;
    }

    public long began() {
        return began;
    }

    /** When the news that led to the step has been told, in ticks. */
    long told() {
        return told;
    }

    /** Everybody has seen the news sooner. */
    public void seen(long ticks) {
        told = Math.min(told, ticks);
    }

    /** When a bot that was asked at this time answers, in ticks. */
    public long due(long asked) {
        return pace.fixed()
                ? asked + pace.bots()
                : Math.max(asked, told) + pace.tempo().of(pace.bots());
    }

    public boolean runs() {
        return pace.clock();
    }

    /**
     * A seat has made or changed its choice: what it took beyond the time for a move comes out of
     * its bank. A changed choice is not charged twice.
     */
    public void stop(int seat, long ticks) {
        if (pace.clock()) {
            used[seat] = Math.clamp(ticks - began - pace.move(), 0, bank[seat]);
        }
    }

    /** When a seat's time runs out, in ticks. */
    public long end(int seat) {
        return began + pace.move() + bank[seat];
    }

    /**
     * @param seats a bit set
     */
    public List<Left> left(int seats, long ticks) {
        var left = new ArrayList<Left>();
        if (pace.clock()) {
            for (int rest = seats; rest != 0; rest &= rest - 1) {
                int seat = Bits.lowest(rest);
                long over = Math.max(0, ticks - began - pace.move());
                left.add(
                        new Left(
                                seat,
                                Math.clamp(pace.move() - (ticks - began), 0, pace.move()),
                                Math.max(0, bank[seat] - over)));
            }
        }
        return left;
    }

    /** The banks as they are after this step. */
    public String text() {
        return text(seat -> bank[seat] - used[seat]);
    }

    private String text(IntToLongFunction left) {
        return pace.clock()
                ? IntStream.range(0, bank.length)
                        .mapToObj(seat -> Long.toString(left.applyAsLong(seat)))
                        .collect(Collectors.joining(" "))
                : "";
    }

    /** The banks as they were when this step began, and what has been used since. */
    public String resting(String run, Attendance attendance) {
        return attendance
                .resting(run, began, Arrays.stream(used).boxed().toList())
                .after(text(seat -> bank[seat]));
    }

    /** Continues from where the table went to rest. */
    public void goOn(PausedTimes rest) {
        began = rest.began();
        told = rest.began();
        for (int seat = 0; seat < used.length; seat++) {
            used[seat] = rest.used().get(seat);
        }
    }
}
