package tischlein.words;

import java.util.List;

/**
 * The characters who play a game with people, as one language calls them: for each level a family
 * who all play alike, its best known member first, and what their style is.
 */
public record Cast(Texts texts) {
    /** So many can sit at one table. */
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
