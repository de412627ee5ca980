package tischlein.cli.run;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Unsuitable;

/** Whole numbers as users write them. */
public final class Numeral {
    private Numeral() {}

    /**
     * @param option which number it is, for the complaint
     * @throws Unsuitable if it is no whole number within these bounds
     */
    public static long within(String option, String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException _) {
            // falls through to the complaint
        }
        throw new Unsuitable(
                say("unsuitable.number")
                        .text("option", option)
                        .text("found", text)
                        .text("least", Long.toString(least))
                        .text("most", Long.toString(most)));
    }

    /** Any whole number. */
    public static long seed(String option, String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException _) {
            throw new Unsuitable(say("unsuitable.seed").text("option", option).text("found", text));
        }
    }
}
