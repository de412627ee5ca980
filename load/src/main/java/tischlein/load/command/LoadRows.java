package tischlein.load.command;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import tischlein.load.measure.LoadWindow;
import tools.jackson.databind.json.JsonMapper;

/** A line for every stretch of a load while it goes on: a row of a table, or an object. */
final class LoadRows {
    private static final double PERCENT = 100;
    private static final double MEGABYTE = 1024 * 1024;
    private static final int NARROWEST = 6;
    private static final List<Column> COLUMNS =
            List.of(
                    new Column("s", window -> figure(0, window.seconds())),
                    new Column("moves/s", window -> figure(1, window.movesPerSecond())),
                    new Column("p50 ms", window -> figure(1, window.p50())),
                    new Column("p99 ms", window -> figure(1, window.p99())),
                    new Column("max ms", window -> figure(1, window.max())),
                    new Column("tables", window -> figure(0, window.tables())),
                    new Column("made", window -> figure(0, window.made())),
                    new Column("left", window -> figure(0, window.left())),
                    new Column("loaded", window -> count(window.server().tables())),
                    new Column("CPU %", window -> share(window.server().processor())),
                    new Column("RSS MiB", window -> megabytes(window.server().resident())),
                    new Column("heap MiB", window -> megabytes(window.server().heap())),
                    new Column("live MiB", window -> megabytes(window.server().live())),
                    new Column("files", window -> count(window.server().files())),
                    new Column("threads", window -> count(window.server().threads())),
                    new Column("db MiB", window -> megabytes(window.server().database())));

    /** A column of the table: its head, and what stands in it. */
    private record Column(String head, Function<LoadWindow, String> cell) {
        String fitted(String text) {
            return ("%" + Math.max(NARROWEST, head.length()) + "s").formatted(text);
        }
    }

    private final PrintStream out;
    private final boolean json;
    private boolean headed;

    LoadRows(PrintStream out, boolean json) {
        this.out = out;
        this.json = json;
    }

    void tell(LoadWindow window) {
        if (json) {
            out.println(JsonMapper.shared().writeValueAsString(window));
        } else {
            if (!headed) {
                out.println(line(Column::head));
                headed = true;
            }
            out.println(line(column -> column.cell.apply(window)));
        }
        out.flush();
    }

    private static String line(Function<Column, String> text) {
        return COLUMNS.stream()
                .map(column -> column.fitted(text.apply(column)))
                .collect(Collectors.joining(" "));
    }

    private static String share(OptionalDouble share) {
        return share.isPresent() ? figure(0, PERCENT * share.getAsDouble()) : "-";
    }

    private static String megabytes(OptionalLong bytes) {
        return bytes.isPresent() ? figure(1, bytes.getAsLong() / MEGABYTE) : "-";
    }

    private static String count(OptionalLong count) {
        return count.isPresent() ? figure(0, count.getAsLong()) : "-";
    }

    /** Without marks between thousands: other programs read columns too. */
    private static String figure(int digits, double value) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
