package tischlein.arena.play;

import static tischlein.kernel.Phrase.say;

import java.util.regex.Pattern;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Unsuitable;

/**
 * How long a bot may think about one choice, as people write it: {@code 200ms}, or worlds: {@code
 * 2000}.
 */
public final class ThinkingTime {
    private static final Pattern FORM = Pattern.compile("([1-9][0-9]{0,8})(ms)?");

    private ThinkingTime() {}

    /**
     * @throws Unsuitable if it is not of that form
     */
    public static Budget read(String text) {
        var found = FORM.matcher(text);
        if (!found.matches()) {
            throw new Unsuitable(say("unsuitable.budget").text("found", text));
        }
        int number = Integer.parseInt(found.group(1));
        return found.group(2) == null
                ? new Budget(Integer.MAX_VALUE, number)
                : new Budget(number, Integer.MAX_VALUE);
    }

    public static String text(Budget budget) {
        return budget.millis() < Integer.MAX_VALUE
                ? budget.millis() + "ms"
                : Integer.toString(budget.iterations());
    }
}
