package tischlein.review.ledger;

import java.util.List;

/**
 * A seat's columns, in chances to win.
 *
 * @param chair what the seat was worth before anything happened, more or less than an equal share;
 *     in a team game what the game is worth to the team
 * @param luck what chance gave or took
 * @param own what the seat's own choices gave or took, against those of a sensible player
 * @param others what the choices of the others gave or took
 */
public record Account(double chair, double luck, double own, double others) {
    public static final Account EMPTY = new Account(0, 0, 0, 0);

    public Account plus(Account more) {
        return new Account(
                chair + more.chair, luck + more.luck, own + more.own, others + more.others);
    }

    public double sum() {
        return chair + luck + own + others;
    }

    /** The columns in the order in which they are shown. */
    public List<Double> columns() {
        return List.of(chair, luck, own, others);
    }

    static Account ofChair(double chair) {
        return new Account(chair, 0, 0, 0);
    }

    static Account ofLuck(double luck) {
        return new Account(0, luck, 0, 0);
    }

    static Account ofChoices(double own, double others) {
        return new Account(0, 0, own, others);
    }
}
