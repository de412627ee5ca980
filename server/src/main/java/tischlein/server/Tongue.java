package tischlein.server;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tischlein.words.Language;

/** Finds out which of our languages somebody understands best. */
final class Tongue {
    private Tongue() {}

    /**
     * @param accepted an Accept-Language header; English if it names none of ours
     */
    static Language of(String accepted) {
        return ranges(accepted).stream()
                .filter(range -> range.getWeight() > 0)
                .map(range -> range.getRange().split("-")[0])
                .map(Language::coded)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(Language.EN);
    }

    /** Best first. */
    private static List<Locale.LanguageRange> ranges(String accepted) {
        try {
            return accepted.isBlank() ? List.of() : Locale.LanguageRange.parse(accepted);
        } catch (IllegalArgumentException _) {
            return List.of();
        }
    }
}
