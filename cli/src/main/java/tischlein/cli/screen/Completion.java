package tischlein.cli.screen;

import java.util.List;

/**
 * How a half-typed line could go on. Several things may stand in a line, with commas between them.
 */
final class Completion {
    private Completion() {}

    /** The words that could stand where the cursor is. */
    static List<String> of(String typed, List<String> sayings) {
        var part = typed.substring(typed.lastIndexOf(',') + 1).stripLeading();
        int last = part.lastIndexOf(' ') + 1;
        var before = part.substring(0, last);
        var begun = part.substring(last);
        return sayings.stream()
                .filter(saying -> saying.startsWith(before))
                .map(saying -> saying.substring(before.length()).split(" ")[0])
                .filter(word -> !word.isEmpty() && word.startsWith(begun))
                .distinct()
                .toList();
    }
}
