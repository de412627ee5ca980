package tischlein.testkit.pages;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The numbered rules of a game, as docs/rules has them: a chapter is a paragraph that begins with
 * {@code **5 Title.**}, and its rules are numbered 5.1, 5.2 … in order.
 */
public final class RulePage {
    private static final Pattern CHAPTER = Pattern.compile("(?m)^\\*\\*(\\d+) .*$");
    private static final Pattern TITLE = Pattern.compile("^\\*\\*\\d+ .*?\\.\\*\\*");

    /** Marks what is kept by the live table and not by the game's rules code. */
    private static final String TABLE = "[T";

    /** By number: whether the live table keeps the rule. */
    private final Map<String, Boolean> rules = new LinkedHashMap<>();

    private RulePage(String page) {
        Matcher chapter = CHAPTER.matcher(page);
        while (chapter.find()) {
            read(chapter.group(1), chapter.group());
        }
        if (rules.isEmpty()) {
            throw new IllegalStateException("no rules on the page");
        }
    }

    public static RulePage of(String game) {
        return parse(ProjectFiles.read(ProjectFiles.page(game, "rules")));
    }

    public static RulePage parse(String page) {
        return new RulePage(page);
    }

    private void read(String chapter, String text) {
        Matcher title = TITLE.matcher(text);
        boolean table = title.find() && title.group().contains(TABLE);
        int from = 0;
        for (int n = 1; ; n++) {
            var number = chapter + "." + n;
            Matcher rule =
                    Pattern.compile("(?<=[ *])" + Pattern.quote(number) + " (?=\\S)").matcher(text);
            if (!rule.find(from)) {
                return;
            }
            from = rule.end();
            rules.put(number, table || text.startsWith(TABLE, from));
        }
    }

    public boolean has(String number) {
        return rules.containsKey(number);
    }

    /** The numbers of all rules that the game's own code keeps. */
    public Set<String> numbers() {
        return rules.keySet().stream()
                .filter(number -> !rules.getOrDefault(number, false))
                .collect(Collectors.toCollection(() -> new TreeSet<>(RulePage::compare)));
    }

    /** 9.2 comes before 10.1. */
    public static int compare(String one, String other) {
        return Double.compare(weight(one), weight(other));
    }

    private static double weight(String number) {
        int point = number.indexOf('.');
        return Integer.parseInt(number.substring(0, point)) * 1000.0
                + Integer.parseInt(number.substring(point + 1));
    }
}
