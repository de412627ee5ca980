package tischlein.load.command;

/** An option has a value that makes no sense; the message says which one and what would. */
final class BadOption extends RuntimeException {
    private static final long serialVersionUID = 1;

    BadOption(String message) {
        super(message);
    }

    static int within(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw outside(option, value, least, most);
        }
        return value;
    }

    static double within(String option, double value, double least, double most) {
        if (!(value >= least && value <= most)) { // so that no number at all is refused, too
            throw outside(option, value, least, most);
        }
        return value;
    }

    private static BadOption outside(String option, Number value, Number least, Number most) {
        return new BadOption(option + ": " + value + " is not from " + least + " to " + most + ".");
    }
}
