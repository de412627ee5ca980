package tischlein.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** The numbered rules of a game, as docs/rules has them. */
final class RulesPage {
    private static final Pattern CHAPTER = Pattern.compile("(\\d+) .*", Pattern.DOTALL);
    private static final Pattern RULES = Pattern.compile("(?<= )(?=\\d+\\.\\d+ [^0-9])");

    private final List<String> paragraphs;

    RulesPage(String game) {
        paragraphs = read("/tischlein/rules/" + game + ".md");
    }

    private static List<String> read(String path) {
        try (var stream = RulesPage.class.getResourceAsStream(path)) {
            if (stream == null) {
                return List.of();
            }
            var text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            return List.of(text.replace("**", "").split("\n\\s*\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /**
     * @param number of a chapter or a rule; empty for the whole page
     */
    List<String> lines(String number) {
        var lines = new ArrayList<String>();
        for (var paragraph : paragraphs) {
            var found = number.isEmpty() ? paragraph : part(paragraph, number);
            if (!found.isBlank()) {
                found.lines().forEach(line -> lines.addAll(Layout.wrapped(line, Locale.ENGLISH)));
                lines.add("");
            }
        }
        return lines;
    }

    private static String part(String paragraph, String number) {
        var chapter = CHAPTER.matcher(paragraph);
        if (!chapter.matches()) {
            return "";
        }
        if (chapter.group(1).equals(number)) {
            return paragraph;
        }
        for (var rule : RULES.split(paragraph)) {
            if (rule.startsWith(number + " ")) {
                return rule.strip();
            }
        }
        return "";
    }
}
