package tischlein.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;

/**
 * The clocks of a table's seats: a time for each move, and a bank for the whole game. While the
 * program does not run, no clock does.
 */
final class Timekeeper {
    private final Setup.Pace pace;
    private final long[] bank; // by seat: milliseconds left when the step began
    private final long[] used; // by seat: what of it went into its choice in this step
    private long began; // when the step began, in ticks

    /** What a seat has left, in milliseconds. */
    record Left(int seat, long move, long bank) {}

    /**
     * @param kept what {@link #text} wrote, or nothing for full banks
     */
    Timekeeper(Setup.Pace pace, int seats, String kept, long ticks) {
        this.pace = pace;
        bank = new long[seats];
        used = new long[seats];
        Arrays.fill(bank, pace.bank());
        if (!kept.isEmpty()) {
            var words = kept.split(" ", -1);
            for (int seat = 0; seat < Math.min(seats, words.length); seat++) {
                bank[seat] = Long.parseLong(words[seat]);
            }
        }
        began = ticks;
    }

    void begin(long ticks) {
        for (int seat = 0; seat < bank.length; seat++) {
            bank[seat] -= used[seat];
            used[seat] = 0;
        }
        began = ticks;
    }

    long began() {
        return began;
    }

    boolean runs() {
        return pace.clock();
    }

    /**
     * A seat has made its choice or changed it: what it took beyond the move's time is gone from
     * its bank, and not twice.
     */
    void stop(int seat, long ticks) {
        if (pace.clock()) {
            used[seat] = Math.clamp(ticks - began - pace.move(), 0, bank[seat]);
        }
    }

    /** When a seat's time is over, in ticks. */
    long end(int seat) {
        return began + pace.move() + bank[seat];
    }

    /**
     * @param seats a bit set
     */
    List<Left> left(int seats, long ticks) {
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
    String text() {
        return pace.clock()
                ? IntStream.range(0, bank.length)
                        .mapToObj(seat -> Long.toString(bank[seat] - used[seat]))
                        .collect(Collectors.joining(" "))
                : "";
    }
}
