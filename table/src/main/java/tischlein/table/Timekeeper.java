package tischlein.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;

/**
 * The clocks of a table's seats: a time for each move, and a bank for the whole game. While the
 * program does not run, no clock does.
 */
final class Timekeeper {
    private Setup.Pace pace;
    private final long[] bank; // by seat: milliseconds left when the step began
    private final long[] used; // by seat: what of it went into its choice in this step
    private long began; // when the step began, in ticks
    private long told; // when it has been told what led to it, in ticks

    /** What a seat has left, in milliseconds. */
    record Left(int seat, long move, long bank) {}

    /**
     * @param kept what {@link #text} or {@link #resting} wrote, or nothing for full banks
     */
    Timekeeper(Setup.Pace pace, int seats, String kept, long ticks) {
        this.pace = pace;
        bank = new long[seats];
        used = new long[seats];
        Arrays.fill(bank, pace.bank());
        var banks = Rest.banks(kept);
        if (!banks.isEmpty()) {
            var words = banks.split(" ", -1);
            for (int seat = 0; seat < Math.min(seats, words.length); seat++) {
                bank[seat] = Long.parseLong(words[seat]);
            }
        }
        began = ticks;
        told = ticks;
    }

    /** The host wants another tempo. */
    void keep(Setup.Pace other) {
        pace = other;
    }

    Setup.Tempo tempo() {
        return pace.tempo();
    }

    /**
     * @param telling how long it takes to tell what led to the step, in milliseconds
     */
    void begin(long ticks, int telling) {
        for (int seat = 0; seat < bank.length; seat++) {
            bank[seat] -= used[seat];
            used[seat] = 0;
        }
        began = ticks;
        told = ticks + telling;
    }

    long began() {
        return began;
    }

    /** When it has been told what led to the step, in ticks. */
    long told() {
        return told;
    }

    /** All people have seen it before. */
    void seen(long ticks) {
        told = Math.min(told, ticks);
    }

    /** When a bot that was asked at some time answers, in ticks. */
    long due(long asked) {
        return pace.fixed()
                ? asked + pace.bots()
                : Math.max(asked, told) + pace.tempo().of(pace.bots());
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
    String resting(String run, Attendance attendance) {
        return attendance
                .resting(run, began, Arrays.stream(used).boxed().toList())
                .after(text(seat -> bank[seat]));
    }

    /** Goes on where it was when the table went to rest. */
    void goOn(Rest rest) {
        began = rest.began();
        told = rest.began();
        for (int seat = 0; seat < used.length; seat++) {
            used[seat] = rest.used().get(seat);
        }
    }
}
