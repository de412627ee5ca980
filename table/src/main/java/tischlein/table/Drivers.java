package tischlein.table;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

/** The bots that play at one table: they think, hear what the people want of them, and choose. */
final class Drivers {
    private final Desk desk;
    private final Supplier<Setup> setup;
    private final Stage<?, ?> stage;
    private final Attendance attendance;
    private final IntFunction<String> driver;
    private final IntPredicate driven;

    /**
     * @param driver the bot that plays for a seat now
     * @param driven whether a bot owes a choice for a seat
     */
    Drivers(
            Desk desk,
            Supplier<Setup> setup,
            Stage<?, ?> stage,
            Attendance attendance,
            IntFunction<String> driver,
            IntPredicate driven) {
        this.desk = desk;
        this.setup = setup;
        this.stage = stage;
        this.attendance = attendance;
        this.driver = driver;
        this.driven = driven;
    }

    /**
     * @param from when the thinking begins, in ticks
     */
    void think(int seat, long from) {
        desk.think(
                stage,
                seat,
                driver.apply(seat),
                setup.get().host(),
                from,
                () -> stage.time().due(from),
                () -> driven.test(seat),
                moves -> decide(seat, moves));
    }

    private void decide(int seat, List<String> moves) {
        var council = stage.council();
        council.unanimous(attendance.guestsHere(setup.get().chairs()))
                .ifPresentOrElse(move -> agree(seat, move, moves), () -> choose(seat, moves));
    }

    /** Larder 7.2: all people say the same, and if it is allowed the bot does that. */
    private void agree(int seat, String move, List<String> own) {
        var council = stage.council();
        switch (council.after(move, seat)) {
            case COMPLETE -> choose(seat, List.of(move));
            case INCOMPLETE ->
                    desk.thinkOn(
                            stage,
                            seat,
                            driver.apply(seat),
                            setup.get().host(),
                            move,
                            () -> driven.test(seat),
                            moves -> choose(seat, moves));
            case ILLEGAL, TOO_MANY -> choose(seat, council.endingWith(move, seat, own).orElse(own));
        }
    }

    private void choose(int seat, List<String> moves) {
        stage.choose(seat, "", stage.play().version(), moves, _ -> {}, setup.get().wakes());
    }

    /** Nobody wants to know what they think. */
    void dismiss() {
        desk.dismiss();
    }

    /** They answer at another time than they were to. */
    void hasten() {
        desk.hasten();
    }
}
