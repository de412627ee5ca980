package tischlein.larder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A turn of Mmm! as somebody would play it who has only the rule page and no hurry: names of
 * squares, the drawings of the page, and one look at everything each time.
 *
 * @param foods by square
 * @param provisions by square
 */
record TurnOracle(Map<String, String> foods, Map<String, String> provisions, boolean line) {
    private static final Map<String, String> LETTERS =
            Map.of("B", "bread", "F", "fish", "G", "cucumber", "K", "cheese", "C", "carrot");
    private static final Pattern ROW = Pattern.compile("([BFGKC] ){6}[BFGKC] +([a-q] ){6}[a-q]");

    /** The first or the second drawing on the page. */
    static TurnOracle read(int side, boolean line) {
        var rows =
                ROW.matcher(page("docs/rules/larder.md"))
                        .results()
                        .map(row -> row.group().split(" +"))
                        .toList();
        var foods = new TreeMap<String, String>();
        var provisions = new TreeMap<String, String>();
        for (int row = 0; row < 7; row++) {
            for (int column = 0; column < 7; column++) {
                var square = "abcdefg".substring(column, column + 1) + (row + 1);
                foods.put(square, LETTERS.get(rows.get(7 * side + row)[column]));
                provisions.put(square, rows.get(7 * side + row)[7 + column]);
            }
        }
        return new TurnOracle(foods, provisions, line);
    }

    /** A page of the project. */
    static String page(String path) {
        try {
            return Files.readString(Path.of("../..", path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a die may lie on a square besides those that lie already (6.1). */
    boolean inLine(Collection<String> placed, String square) {
        var all = Stream.concat(placed.stream(), Stream.of(square)).toList();
        return !line
                || all.stream().map(s -> s.charAt(0)).distinct().count() == 1
                || all.stream().map(s -> s.charAt(1)).distinct().count() == 1;
    }

    /** Free squares where a die could lie, if it showed the right food. */
    Set<String> open(Set<String> tokens, Set<String> placed) {
        return foods.keySet().stream()
                .filter(square -> !tokens.contains(square) && !placed.contains(square))
                .filter(square -> inLine(placed, square))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * What may be done when dice have been rolled (3.2, 3.4); nothing if the turn is lost (3.5).
     */
    Set<String> choices(
            Set<String> tokens, Set<String> placed, List<String> dice, boolean justRolled) {
        var choices = new TreeSet<String>();
        for (var square : open(tokens, placed)) {
            if (dice.contains(foods.get(square))) {
                choices.add("place " + square);
            }
        }
        if (!justRolled) {
            choices.addAll(List.of("reroll", "stop"));
        }
        return choices;
    }

    /** Whether a turn with these dice placed is collected without being asked (3.3, 3.7). */
    boolean collected(Set<String> tokens, Set<String> placed) {
        return placed.size() == 3 || open(tokens, placed).isEmpty();
    }

    /** Whether the cat stays when these are collected (4.2). */
    boolean completes(Set<String> tokens, Set<String> placed) {
        return placed.stream()
                .anyMatch(die ->
                        provisions.keySet().stream()
                                .filter(square ->
                                        provisions.get(square).equals(provisions.get(die)))
                                .allMatch(square ->
                                        tokens.contains(square) || placed.contains(square)));
    }

    /** The dice but one that shows this food. */
    static List<String> without(List<String> dice, String food) {
        var rest = new ArrayList<>(dice);
        rest.remove(food);
        return rest;
    }

    static Set<String> with(Set<String> squares, String square) {
        var more = new TreeSet<>(squares);
        more.add(square);
        return more;
    }
}
