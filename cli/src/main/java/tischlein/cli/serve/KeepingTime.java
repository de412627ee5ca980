package tischlein.cli.serve;

import static tischlein.kernel.Phrase.say;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import tischlein.kernel.Unsuitable;

/**
 * For how long something is kept, as an operator writes it: {@code 14d}, {@code 6h}, {@code 45m},
 * or {@code forever}.
 */
public final class KeepingTime {
    private static final Pattern TIME = Pattern.compile("([0-9]{1,5})([mhd])");

    /** Whether somebody was here is noted every ten minutes. */
    private static final Duration LEAST = Duration.ofMinutes(30);

    private KeepingTime() {}

    /**
     * @param option whose time it is, for the complaint
     * @return nothing for ever
     */
    public static Optional<Duration> of(String option, String text) {
        if (text.equals("forever")) {
            return Optional.empty();
        }
        var time = TIME.matcher(text);
        var kept = time.matches() ? read(time.group(1), time.group(2)) : Duration.ZERO;
        if (kept.compareTo(LEAST) < 0) {
            throw new Unsuitable(
                    say("unsuitable.keeping")
                            .text("option", option)
                            .text("found", text)
                            .number("fewest", (int) LEAST.toMinutes()));
        }
        return Optional.of(kept);
    }

    private static Duration read(String count, String unit) {
        long many = Long.parseLong(count);
        return switch (unit) {
            case "m" -> Duration.ofMinutes(many);
            case "h" -> Duration.ofHours(many);
            default -> Duration.ofDays(many);
        };
    }
}
