package tischlein.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase;
import tischlein.table.Answer;
import tischlein.table.Store;
import tischlein.table.Wire;
import tischlein.words.Language;

/** Writes why something was refused, as key and parts and as a sentence. */
final class Errors {
    private static final Pattern GAME = Pattern.compile("^game (\\S+)", Pattern.MULTILINE);

    private final Voices voices;
    private final Store store;

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
        return error(language, game(table), refused.why(), refused.rule());
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

    private String game(String table) {
        return table.isEmpty()
                ? ""
                : store.table(table)
                        .map(row -> GAME.matcher(row.header()))
                        .filter(java.util.regex.Matcher::find)
                        .map(found -> found.group(1))
                        .filter(voices::knows)
                        .orElse("");
    }

    String body(Map<String, Object> error) {
        return Wire.write(Map.of("error", error));
    }
}
