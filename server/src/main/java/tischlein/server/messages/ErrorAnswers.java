package tischlein.server.messages;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase;
import tischlein.table.request.Answer;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Store;
import tischlein.words.Language;

/** Writes why something was refused: as key and parts, and as a sentence. */
public final class ErrorAnswers {
    private static final Pattern GAME = Pattern.compile("^game (\\S+)", Pattern.MULTILINE);

    private static final int MOST_REMEMBERED = 10_000;

    private final ServerTexts texts;
    private final Store store;
    private final Map<String, String> games = new ConcurrentHashMap<>(); // by table

    public ErrorAnswers(ServerTexts texts, Store store) {
        this.texts = texts;
        this.store = store;
    }

    /** The value of the field {@code error}. */
    public Map<String, Object> error(Language language, Phrase.Sentence why) {
        return error(language, "", why, "");
    }

    /**
     * @param table where it was refused: the sentence may be in its game's texts
     */
    public Map<String, Object> error(Language language, String table, Answer.Refused refused) {
        var game = texts.knowsWithoutGame(refused.why().key()) ? "" : game(table);
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
        error.put("says", texts.say(language, game, why));
        return error;
    }

    /** The game of a table, which never changes, so the store is asked only once. */
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
                .filter(texts::knows)
                .orElse("");
    }

    public String body(Map<String, Object> error) {
        return ProtocolJson.write(Map.of("error", error));
    }
}
