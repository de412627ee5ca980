package tischlein.cli.screen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tischlein.cli.run.Voice;
import tischlein.table.store.ProtocolJson;

/** What the page says about a game: its numbered rules, and the game in a minute. */
public record RulesPage(String game, Voice voice) {
    private static final Pattern CHAPTER = Pattern.compile("## (\\d+) .*");
    private static final Pattern RULE =
            Pattern.compile("\\*\\*(\\d+\\.\\d+)\\*\\*.*", Pattern.DOTALL);
    private static final Pattern MARKS = Pattern.compile("^#+ |\\*\\*|[`_]");

    private String read(String file) {
        var path = "/tischlein/games/" + game + "/web/" + file;
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
    public List<String> lines(String number) {
        var lines = new ArrayList<String>();
        var chapter = "";
        for (var paragraph : read("rules/" + voice.language().code() + ".md").split("\n\\s*\n")) {
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
                .forEach(line -> lines.addAll(Layout.wrapped(line, voice)));
        lines.add("");
        return lines;
    }

    /** The game in a minute; nothing if there is no such text. */
    public List<String> introduction() {
        var text = read("intro/" + voice.language().code() + ".json");
        var lines = new ArrayList<String>();
        if (!text.isEmpty()) {
            ProtocolJson.MAPPER
                    .readTree(text)
                    .forEach(step -> lines.addAll(Layout.wrapped(step.asString(""), voice)));
        }
        return lines;
    }
}
