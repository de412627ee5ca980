package tischlein.words;

import java.util.List;

/**
 * The characters that play a game against people, in one language. Each level has a style and a
 * family of characters who all play alike, the best known first.
 */
public record Cast(Texts texts) {
    /** As many as can sit at one table. */
    public static final int FAMILY = 6;

    private static final String KEY = "level.";

    public static Cast of(Class<?> game, String name, Language language) {
        return new Cast(Texts.only(game, name, language));
    }

    public List<String> names(String level) {
        return List.of(texts.text(KEY + level).split(", ", -1));
    }

    public String style(String level) {
        return texts.text(KEY + level + ".style");
    }
}
