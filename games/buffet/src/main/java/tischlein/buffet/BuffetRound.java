package tischlein.buffet;

import java.util.List;
import tischlein.buffet.BuffetState.Phase;
import tischlein.kernel.Bits;

/**
 * The round that is played, for whoever draws the table: how many there are, and whose each plate
 * will be. All of it follows from what everybody sees.
 *
 * @param number of this round, from 1
 * @param of how many there are
 * @param room how many plates a round begins with
 * @param covered how many of the best plates wait for the second helping
 * @param forFirst which plate of the buffet is for the mouse ahead, or −1
 * @param forLast which one is for the mouse in last place, or −1
 * @param gains what each plate of the buffet would bring the viewer, best first; empty if it can
 *     win none
 */
public record BuffetRound(
        int number, int of, int room, int covered, int forFirst, int forLast, List<Gain> gains) {

    /**
     * What a plate would do to the viewer's points.
     *
     * @param covers the plate of the same food that would count no longer, if there is one
     */
    public record Gain(Plate plate, int change, List<Plate> covers) {}

    private static final int NO_PLATE = -1;

    static BuffetRound of(BuffetState s, int viewer) {
        int room = BuffetRules.platesOfARound(s.seats);
        int served = Plate.COUNT - Bits.size(s.stock);
        int plates = Bits.size(s.buffet);
        int covered = s.seats == 3 && s.helping == 1 ? Math.min(2, plates) : 0; // 12.2
        boolean playing = s.phase == Phase.CHOOSE && plates > 0;
        int first = playing && Bits.size(s.atBuffet) == 2 ? covered : NO_PLATE; // 7.1, 12.2
        int worst = playing && plates - 1 != first ? plates - 1 : NO_PLATE; // 5.1, 12.2
        return new BuffetRound(
                Math.max(1, (served + room - 1) / room),
                Plate.COUNT / room, // 10.1
                room,
                covered,
                first,
                worst,
                viewer >= 0 && Bits.has(s.atBuffet, viewer) ? gains(s, viewer) : List.of());
    }

    private static List<Gain> gains(BuffetState s, int viewer) {
        return Plate.list(s.buffet).stream().map(plate -> gain(s.onTop[viewer], plate)).toList();
    }

    private static Gain gain(long onTop, Plate plate) {
        long left = Plate.covered(onTop, plate.number());
        return new Gain(plate, Plate.gain(onTop, plate.number()), Plate.list(onTop & ~left)); // 9.3
    }
}
