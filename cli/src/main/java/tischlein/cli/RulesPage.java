package tischlein.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tischlein.table.Wire;
import tischlein.words.Language;

/** What the page tells of a game: its numbered rules, and the game in a minute. */
final class RulesPage {
    private static final Pattern CHAPTER = Pattern.compile("## (\\d+) .*");
    private static final Pattern RULE =
            Pattern.compile("\\*\\*(\\d+\\.\\d+)\\*\\*.*", Pattern.DOTALL);
    private static final Pattern MARKS = Pattern.compile("^#+ |\\*\\*|[`_]");

    private final String folder;
    private final Language language;
    private final Locale locale;

    RulesPage(String game, Language language) {
        folder = "/tischlein/games/" + game + "/web/";
        this.language = language;
        locale = Locale.of(language.code());
    }

    private String read(String file) {
        var path = folder + file;
        try (var stream = RulesPage.class.getResourceAsStream(path)) {
            return stream == null
                    ? ""
                    : new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /**
     * @param number of a chapter or a rule; empty for the whole page
     */
    List<String> lines(String number) {
        var lines = new ArrayList<String>();
        var chapter = "";
        for (var paragraph : read("rules/" + language.code() + ".md").split("\n\\s*\n")) {
            var heading = CHAPTER.matcher(paragraph);
            chapter = heading.matches() ? heading.group(1) : chapter;
            var rule = RULE.matcher(paragraph);
            if (number.isEmpty()
                    || chapter.equals(number)
                    || rule.matches() && rule.group(1).equals(number)) {
                lines.addAll(plain(paragraph));
            }
        }
        return lines;
    }

    private List<String> plain(String paragraph) {
        var lines = new ArrayList<String>();
        paragraph
                .lines()
                .map(line -> MARKS.matcher(line).replaceAll(""))
                .forEach(line -> lines.addAll(Layout.wrapped(line, locale)));
        lines.add("");
        return lines;
    }

    /** The game in a minute; nothing if there is no such text. */
    List<String> introduction() {
        var text = read("intro/" + language.code() + ".json");
        var lines = new ArrayList<String>();
        if (!text.isEmpty()) {
            Wire.MAPPER
                    .readTree(text)
                    .forEach(step -> lines.addAll(Layout.wrapped(step.asString(""), locale)));
        }
        return lines;
    }
}
