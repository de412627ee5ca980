package tischlein.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tischlein.load.Window;

/** A line for every stretch of a load while it goes on: a row of a table, or an object. */
final class LoadRows {
    private static final double PERCENT = 100;
    private static final double MEGABYTE = 1024 * 1024;
    private static final int NARROWEST = 6;
    private static final String GAP = " ";

    private static final List<String> COLUMNS =
            List.of(
                    "rows.seconds",
                    "rows.moves",
                    "rows.p50",
                    "rows.p99",
                    "rows.max",
                    "rows.tables",
                    "rows.made",
                    "rows.left",
                    "rows.loaded",
                    "rows.server",
                    "rows.resident",
                    "rows.heap",
                    "rows.live",
                    "rows.files",
                    "rows.threads",
                    "rows.database");

    private final Surroundings around;
    private final PrintStream out;
    private final Locale locale;
    private final List<String> head;
    private final boolean json;
    private boolean headed;

    LoadRows(Surroundings around, Voice voice, boolean json) {
        this.around = around;
        out = around.out();
        locale = voice.locale();
        head = COLUMNS.stream().map(voice::text).toList();
        this.json = json;
    }

    void tell(Window window) {
        if (around.watched()) {
            around.err().print(LoadProgress.BACK_AND_CLEAR); // it is in the way
            around.err().flush();
        }
        if (json) {
            out.println(Json.line(window));
        } else {
            if (!headed) {
                out.println(line(head));
                headed = true;
            }
            out.println(line(cells(window)));
        }
        out.flush();
    }

    private List<String> cells(Window window) {
        var server = window.server();
        return List.of(
                figure(0, window.seconds()),
                figure(1, window.movesPerSecond()),
                figure(1, window.p50()),
                figure(1, window.p99()),
                figure(1, window.max()),
                figure(0, window.tables()),
                figure(0, window.made()),
                figure(0, window.left()),
                count(server.tables()),
                share(server.processor()),
                megabytes(server.resident()),
                megabytes(server.heap()),
                megabytes(server.live()),
                count(server.files()),
                count(server.threads()),
                megabytes(server.database()));
    }

    private String line(List<String> cells) {
        return IntStream.range(0, cells.size())
                .mapToObj(i -> Layout.right(cells.get(i), width(i)))
                .collect(Collectors.joining(GAP));
    }

    private int width(int column) {
        return Math.max(NARROWEST, Layout.width(head.get(column)));
    }

    private String share(OptionalDouble share) {
        return share.isPresent() ? figure(0, PERCENT * share.getAsDouble()) : "-";
    }

    private String megabytes(OptionalLong bytes) {
        return bytes.isPresent() ? figure(1, bytes.getAsLong() / MEGABYTE) : "-";
    }

    private String count(OptionalLong count) {
        return count.isPresent() ? figure(0, count.getAsLong()) : "-";
    }

    /** Without marks between thousands: other programs read columns too. */
    private String figure(int digits, double value) {
        return String.format(locale, "%." + digits + "f", value);
    }
}
