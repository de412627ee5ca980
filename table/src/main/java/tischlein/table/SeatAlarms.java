package tischlein.table;

import java.util.Arrays;

/** Something that is due later for each seat, and can be called off. */
final class SeatAlarms {
    private final Runnable[] callOffs; // by seat

    SeatAlarms(int seats) {
        callOffs = new Runnable[seats];
        Arrays.setAll(callOffs, _ -> SeatAlarms::nothing);
    }

    private static void nothing() {
        // nothing is due
    }

    /**
     * @param callOff calls off what is due for the seat from now on
     */
    void set(int seat, Runnable callOff) {
        callOffs[seat] = callOff;
    }

    void callOff(int seat) {
        callOffs[seat].run();
        callOffs[seat] = SeatAlarms::nothing;
    }

    void callOffAll() {
        for (int seat = 0; seat < callOffs.length; seat++) {
            callOff(seat);
        }
    }
}
