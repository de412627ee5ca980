package tischlein.server.messages;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.table.request.Answer;
import tischlein.words.Cast;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/**
 * The sentences of the server, the tables and the games in the language of the client. Each of them
 * has texts of its own, so a sentence and its parts may come from different ones.
 */
public final class ServerTexts {
    private static final String SERVER = "server";
    private static final String TABLE = "table";

    private final Map<String, Game<?, ?, ?>> games;
    private final Map<Source, Texts> texts = new ConcurrentHashMap<>();

    private record Source(String name, Language language) {}

    public ServerTexts(List<Game<?, ?, ?>> games) {
        this.games =
                games.stream().collect(Collectors.toMap(game -> game.about().name(), game -> game));
    }

    boolean knows(String game) {
        return games.containsKey(game);
    }

    /** Whether a sentence is the server's or a table's, not a game's. */
    boolean knowsWithoutGame(String key) {
        return Stream.of(SERVER, TABLE).anyMatch(name -> has(texts(name, Language.EN), key));
    }

    private static boolean has(Texts texts, String key) {
        return texts.has(key) || texts.has(key + ".other");
    }

    /** A sentence of the server's own. */
    public String say(Language language, Phrase.Sentence sentence) {
        return say(language, "", sentence);
    }

    /**
     * @param game whose texts are searched as well, or empty
     */
    public String say(Language language, String game, Phrase.Sentence sentence) {
        var parts = new java.util.LinkedHashMap<String, Phrase>();
        sentence.parts().forEach((name, part) -> parts.put(name, said(language, game, part)));
        return new Speaker(source(language, game, sentence.key()))
                .say(new Phrase.Sentence(sentence.key(), parts));
    }

    private Phrase said(Language language, String game, Phrase part) {
        return switch (part) {
            case Phrase.Sentence sentence -> new Phrase.Text(say(language, game, sentence));
            case Phrase.Series(List<Phrase> items) ->
                    new Phrase.Series(
                            items.stream().map(item -> said(language, game, item)).toList());
            case Phrase.Seat seat -> seat;
            case Phrase.Figure figure -> figure;
            case Phrase.Text text -> text;
        };
    }

    private Texts source(Language language, String game, String key) {
        return Stream.of(game, SERVER, TABLE)
                .filter(name -> !name.isEmpty())
                .map(name -> texts(name, language))
                .filter(source -> has(source, key))
                .findFirst()
                .orElseGet(() -> Texts.common(language));
    }

    private Texts texts(String name, Language language) {
        return texts.computeIfAbsent(new Source(name, language), this::read);
    }

    private Texts read(Source source) {
        var game = games.get(source.name());
        Class<?> near =
                switch (source.name()) {
                    case SERVER -> ServerTexts.class;
                    case TABLE -> Answer.class;
                    default -> game == null ? Texts.class : game.getClass();
                };
        return Texts.of(near, source.name(), source.language());
    }

    /** The characters of a game. */
    public Cast cast(Language language, String game) {
        return new Cast(texts(game, language));
    }

    /** A text of the server's own without parts. */
    public String text(Language language, String key) {
        return say(language, Phrase.say(key));
    }
}
