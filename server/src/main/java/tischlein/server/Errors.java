package tischlein.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase;
import tischlein.table.Answer;
import tischlein.table.Store;
import tischlein.table.Wire;
import tischlein.words.Language;

/** Writes why something was refused, as key and parts and as a sentence. */
final class Errors {
    private static final Pattern GAME = Pattern.compile("^game (\\S+)", Pattern.MULTILINE);

    private static final int MOST_REMEMBERED = 10_000;

    private final Voices voices;
    private final Store store;
    private final Map<String, String> games = new ConcurrentHashMap<>(); // by table

    Errors(Voices voices, Store store) {
        this.voices = voices;
        this.store = store;
    }

    /** The value of the field {@code error}. */
    Map<String, Object> error(Language language, Phrase.Sentence why) {
        return error(language, "", why, "");
    }

    /**
     * @param table where it was refused: its game may have words for it
     */
    Map<String, Object> error(Language language, String table, Answer.Refused refused) {
        var game = voices.knowsWithoutGame(refused.why().key()) ? "" : game(table);
        return error(language, game, refused.why(), refused.rule());
    }

    private Map<String, Object> error(
            Language language, String game, Phrase.Sentence why, String rule) {
        var error = new LinkedHashMap<String, Object>();
        error.put("key", why.key());
        if (!why.parts().isEmpty()) {
            error.put("parts", why.parts());
        }
        if (!rule.isEmpty()) {
            error.put("rule", rule);
        }
        error.put("says", voices.say(language, game, why));
        return error;
    }

    /** A table never changes its game, so the store is asked once. */
    private String game(String table) {
        if (games.size() > MOST_REMEMBERED) {
            games.clear();
        }
        return games.computeIfAbsent(table, this::stored);
    }

    private String stored(String table) {
        return store.table(table)
                .map(row -> GAME.matcher(row.header()))
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .filter(voices::knows)
                .orElse("");
    }

    String body(Map<String, Object> error) {
        return Wire.write(Map.of("error", error));
    }
}
