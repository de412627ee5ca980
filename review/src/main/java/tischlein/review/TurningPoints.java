package tischlein.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;
import tischlein.review.game.GamePath;
import tischlein.review.ledger.Booking;
import tischlein.review.ledger.Ledger;

/**
 * Finds the largest swings of a game. Moves of chance that follow each other are one; the deal at
 * the beginning turns nothing.
 */
final class TurningPoints<S extends State<S>> {
    private static final int MOST = 3;
    private static final double LEAST = 0.02;

    private final Game<S, ?, ?> game;
    private final GamePath<S> path;

    TurningPoints(Game<S, ?, ?> game, GamePath<S> path) {
        this.game = game;
        this.path = path;
    }

    List<TurningPoint> of(Ledger ledger) {
        return spans(ledger).stream()
                .map(span -> turn(span, ledger.seats()))
                .filter(turn -> Math.abs(turn.to() - turn.from()) >= LEAST)
                .sorted(
                        Comparator.comparingDouble(
                                (TurningPoint turn) -> -Math.abs(turn.to() - turn.from())))
                .limit(MOST)
                .sorted(Comparator.comparingInt(TurningPoint::line))
                .toList();
    }

    private static List<List<Booking>> spans(Ledger ledger) {
        var spans = new ArrayList<List<Booking>>();
        boolean dealt = false;
        for (var booking : ledger.bookings()) {
            boolean goesOn =
                    booking.chance()
                            && !spans.isEmpty()
                            && spans.getLast().getFirst().chance()
                            && spans.getLast().getLast().part() + 1 == booking.part();
            dealt |= !booking.chance();
            if (goesOn) {
                spans.getLast().add(booking);
            } else if (dealt) {
                spans.add(new ArrayList<>(List.of(booking)));
            }
        }
        return spans;
    }

    private TurningPoint turn(List<Booking> span, int seats) {
        var before = span.getFirst().before();
        var after = span.getLast().after();
        int most = 0;
        for (int seat = 1; seat < seats; seat++) {
            double change = Math.abs(after.of(seat) - before.of(seat));
            most = change > Math.abs(after.of(most) - before.of(most)) ? seat : most;
        }
        return new TurningPoint(
                span.getFirst().line(),
                span.getFirst().chance(),
                most,
                before.of(most),
                after.of(most),
                headline(span, most));
    }

    /**
     * The weightiest of what happened; if several weigh as much, what concerns the seat, or last.
     */
    private Optional<Phrase.Sentence> headline(List<Booking> span, int seat) {
        var heard = new Heaviest(seat);
        for (var booking : span) {
            var part = path.parts().get(booking.part());
            part.happen(game, part.before().copy(), heard);
        }
        return heard.told;
    }

    private static final class Heaviest implements News {
        private final int seat;
        private int weight = -1;
        private Optional<Phrase.Sentence> told = Optional.empty();

        Heaviest(int seat) {
            this.seat = seat;
        }

        @Override
        public void tell(Happening what, int whom, long value) {
            int heavy = 2 * what.beat().ordinal() + (whom == seat ? 1 : 0);
            if (heavy >= weight) {
                weight = heavy;
                told = Optional.of(what.told(whom, value, true));
            }
        }
    }
}
