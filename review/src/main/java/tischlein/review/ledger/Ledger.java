package tischlein.review.ledger;

import java.util.List;
import java.util.stream.IntStream;
import tischlein.review.game.Worth;

/**
 * What became of every seat's chances, line by line: chair, luck, own and others add up to the
 * result, less an equal share. In a team game they add up to the result.
 *
 * @param share an equal share of the win; 0 in a team game
 * @param start what the seats are worth before anything happens
 * @param finished whether the game is over; if not, what the last position is worth stands for the
 *     result
 */
public record Ledger(double share, Worth start, List<Booking> bookings, boolean finished) {
    /** So many standard errors on either side make an interval of 95 %. */
    private static final double REACH = 1.96;

    public Ledger {
        bookings = List.copyOf(bookings);
    }

    /** A seat's columns. */
    public Account account(int seat) {
        return bookings.stream()
                .map(booking -> booking.entries().get(seat))
                .reduce(Account.ofChair(start.of(seat) - share), Account::plus);
    }

    /** How far each of a seat's columns may be off, for an interval of 95 %. */
    public Account reach(int seat) {
        var variance =
                bookings.stream()
                        .map(booking -> booking.errors().get(seat))
                        .reduce(Account.ofChair(start.variance(seat)), Account::plus);
        return new Account(
                reach(variance.chair()),
                reach(variance.luck()),
                reach(variance.own()),
                reach(variance.others()));
    }

    private static double reach(double variance) {
        return REACH * Math.sqrt(variance);
    }

    /** What the seats are worth at the end: their payoffs if the game is over. */
    public Worth end() {
        return bookings.isEmpty() ? start : bookings.getLast().after();
    }

    /** The seat's result as the columns add up to it. */
    public double result(int seat) {
        return end().of(seat) - share;
    }

    public int seats() {
        return start.chances().size();
    }

    public List<Account> accounts() {
        return IntStream.range(0, seats()).mapToObj(this::account).toList();
    }
}
