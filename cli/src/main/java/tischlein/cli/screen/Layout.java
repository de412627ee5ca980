package tischlein.cli.screen;

import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.jline.utils.WCWidth;
import tischlein.cli.run.Voice;

/** Fits text into the columns of a terminal, where a Japanese character takes two. */
public final class Layout {
    private static final int HANGING = 2;
    private static final String GAP = "  ";
    private static final int APART = 4;
    private static final char APOSTROPHE = '’';

    /** A command to be copied: all to the end of the text or of the quotation. */
    private static final Pattern COMMAND =
            Pattern.compile("(?<![^\\s“„«「：])tischlein (?:[^“”„«»「」]*$|[^“”„«»「」]*(?=[”“»」]))");

    private Layout() {}

    /** In columns. */
    public static int width(String text) {
        return text.codePoints().map(c -> Math.max(0, WCWidth.wcwidth(c))).sum();
    }

    static String left(String text, int width) {
        return text + " ".repeat(Math.max(0, width - width(text)));
    }

    public static String right(String text, int width) {
        return " ".repeat(Math.max(0, width - width(text))) + text;
    }

    /** The lines of a text; those after the first are set in a little further. */
    public static List<String> wrapped(String text, Voice voice) {
        return wrapped(text, voice.window().columns(), voice.locale());
    }

    public static List<String> wrapped(String text, int width, Locale locale) {
        if (text.isBlank()) {
            return List.of("");
        }
        var lines = new ArrayList<String>();
        var indent = " ".repeat(text.length() - text.stripLeading().length());
        var line = new StringBuilder(indent);
        var breaks = BreakIterator.getLineInstance(locale);
        breaks.setText(text);
        var commands = COMMAND.matcher(text).results().toList();
        int from = indent.length();
        for (int to = breaks.following(from); to != BreakIterator.DONE; to = breaks.next()) {
            if (text.charAt(to - 1) == APOSTROPHE || splitsName(text, to) || within(commands, to)) {
                continue; // the JDK would break a French word, game.log, or a command there
            }
            var piece = text.substring(from, to);
            if (width(line + piece.stripTrailing()) > width && !line.toString().isBlank()) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
                line.append(indent).append(" ".repeat(HANGING));
            }
            line.append(piece);
            from = to;
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    private static boolean within(List<MatchResult> commands, int at) {
        return commands.stream().anyMatch(one -> one.start() < at && at < one.end());
    }

    /** Whether a break here would be within a path, an option or the like. */
    private static boolean splitsName(String text, int at) {
        return at < text.length() && isOfName(text.charAt(at - 1)) && isOfName(text.charAt(at));
    }

    private static boolean isOfName(char c) {
        return c > ' ' && c < 0x7f;
    }

    /**
     * Short texts side by side, in as many columns as there is room for, to be read down each of
     * them.
     */
    public static List<String> columns(List<String> cells, Voice voice) {
        return columns(cells, voice.window().columns());
    }

    static List<String> columns(List<String> cells, int width) {
        int widest = cells.stream().mapToInt(Layout::width).max().orElse(0);
        int columns =
                Math.clamp(
                        (width + GAP.length()) / (widest + GAP.length()),
                        1,
                        Math.max(1, cells.size()));
        int rows = (cells.size() + columns - 1) / columns;
        var lines = new ArrayList<String>();
        for (int row = 0; row < rows; row++) {
            var line = new StringBuilder();
            for (int i = row; i < cells.size(); i += rows) {
                line.append(left(cells.get(i), widest)).append(GAP);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** Blocks of lines beside each other, as many as there is room for. */
    static List<String> abreast(List<List<String>> blocks, int width) {
        var lines = new ArrayList<String>();
        for (int from = 0, to; from < blocks.size(); from = to) {
            to = from + 1;
            int used = widest(blocks.get(from));
            while (to < blocks.size() && used + APART + widest(blocks.get(to)) <= width) {
                used += APART + widest(blocks.get(to));
                to++;
            }
            lines.addAll(rows(blocks.subList(from, to)));
        }
        return lines;
    }

    private static List<String> rows(List<List<String>> blocks) {
        int most = blocks.stream().mapToInt(List::size).max().orElse(0);
        var lines = new ArrayList<String>();
        for (int row = 0; row < most; row++) {
            var line = new StringBuilder();
            for (var block : blocks) {
                var cell = row < block.size() ? block.get(row) : "";
                line.append(left(cell, widest(block) + APART));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    private static int widest(List<String> block) {
        return block.stream().mapToInt(Layout::width).max().orElse(0);
    }

    /**
     * Rows of cells under one another.
     *
     * @param alignment a letter for each column: l for left, r for right
     */
    public static List<String> table(String alignment, List<List<String>> rows) {
        var widths = new int[alignment.length()];
        for (var row : rows) {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], width(row.get(i)));
            }
        }
        return rows.stream().map(row -> line(alignment, widths, row)).toList();
    }

    private static String line(String alignment, int[] widths, List<String> row) {
        var line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            boolean right = alignment.charAt(i) == 'r';
            var cell = right ? right(row.get(i), widths[i]) : left(row.get(i), widths[i]);
            line.append(i == 0 ? "" : GAP).append(cell);
        }
        return line.toString().stripTrailing();
    }
}
