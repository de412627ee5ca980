package tischlein.server.messages;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tischlein.words.Language;

/** Finds the language that a client prefers, among ours. */
public final class RequestLanguage {
    private RequestLanguage() {}

    /**
     * @param accepted an Accept-Language header; English if it names none of ours
     */
    public static Language of(String accepted) {
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
