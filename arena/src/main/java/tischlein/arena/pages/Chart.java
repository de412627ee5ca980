package tischlein.arena.pages;

import static java.lang.String.format;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.stream.Collectors;
import tischlein.arena.statistics.Estimate;

/** Drawings for a page: plain SVG, whose colours the page decides. */
final class Chart {
    private static final int WIDTH = 500;
    private static final int LABELS = 104;
    private static final int ROW = 30;
    private static final int AXIS = 34;
    private static final int PLOT = WIDTH - LABELS - 24;
    private static final int MOST_BARS = 48;
    private static final int SHARE_DIGITS = 3;

    private Chart() {}

    /** How a number is written that is exact to so many digits behind the point. */
    @FunctionalInterface
    interface Labels {
        String of(double number, int digits);
    }

    /** A measured figure with its name. */
    record Row(String label, Estimate estimate) {}

    /** How often each of several numbers was seen. */
    record Spread(String label, SortedMap<Integer, Integer> counts) {}

    /** A part of a whole. */
    record Part(String label, double share) {}

    /**
     * Points with their intervals, one under another.
     *
     * @param mark where to draw a line across all of them; {@code NaN} for none
     */
    static String whiskers(String title, List<Row> rows, double mark, Labels words) {
        double low = rows.stream().mapToDouble(r -> r.estimate.low()).min().orElse(0);
        double high = rows.stream().mapToDouble(r -> r.estimate.high()).max().orElse(1);
        boolean marked = !Double.isNaN(mark);
        var scale =
                AxisScale.of(
                        marked ? Math.min(low, mark) : low,
                        marked ? Math.max(high, mark) : high,
                        LABELS,
                        PLOT);
        int height = rows.size() * ROW + AXIS + 8;
        var svg = new StringBuilder(begin(title, height));
        svg.append(axis(scale, rows.size() * ROW + 8, words));
        if (marked) {
            svg.append(line("mark", scale.at(mark), 4, scale.at(mark), rows.size() * ROW + 8));
        }
        for (int i = 0; i < rows.size(); i++) {
            var estimate = rows.get(i).estimate;
            double y = i * ROW + ROW / 2.0 + 6;
            svg.append(text("label", LABELS - 12, y + 4, rows.get(i).label));
            svg.append(line("whisker", scale.at(estimate.low()), y, scale.at(estimate.high()), y));
            for (double end : new double[] {estimate.low(), estimate.high()}) {
                svg.append(line("end", scale.at(end), y - 5, scale.at(end), y + 5));
            }
            svg.append(
                    format(
                            Locale.ROOT,
                            "<circle class='dot' cx='%.1f' cy='%.1f' r='5'/>",
                            scale.at(estimate.mean()),
                            y));
        }
        return svg.append("</svg>").toString();
    }

    /** Heaps of numbers, one heap under another on the same scale. */
    static String heaps(String title, List<Spread> spreads, Labels words) {
        int low = spreads.stream().mapToInt(s -> s.counts.firstKey()).min().orElse(0);
        int high = spreads.stream().mapToInt(s -> s.counts.lastKey()).max().orElse(1);
        int wide = Math.max(1, (int) Math.ceil((high - low + 1.0) / MOST_BARS));
        var scale = AxisScale.of(low, high + wide, LABELS, PLOT);
        int tall = spreads.size() == 1 ? 150 : 74;
        var svg = new StringBuilder(begin(title, spreads.size() * tall + AXIS + 8));
        svg.append(axis(scale, spreads.size() * tall + 8, words));
        for (int i = 0; i < spreads.size(); i++) {
            var spread = spreads.get(i);
            double ground = (i + 1) * tall + 8;
            svg.append(text("label", LABELS - 12, ground - tall / 2.0 + 14, spread.label));
            svg.append(bars(spread.counts, low, wide, scale, ground, tall - 14, i));
            svg.append(line("ground", LABELS, ground, LABELS + PLOT, ground));
        }
        return svg.append("</svg>").toString();
    }

    private static String bars(
            SortedMap<Integer, Integer> counts,
            int low,
            int wide,
            AxisScale scale,
            double ground,
            double tall,
            int colour) {
        var heights = new double[(counts.lastKey() - low) / wide + 1];
        counts.forEach((value, count) -> heights[(value - low) / wide] += count);
        double most = 0;
        for (double height : heights) {
            most = Math.max(most, height);
        }
        var bars = new StringBuilder();
        for (int i = 0; i < heights.length; i++) {
            if (heights[i] > 0) {
                double from = scale.at(low + i * (double) wide);
                double width = Math.max(1, scale.at(low + (i + 1) * (double) wide) - from - 1);
                double height = Math.max(1, tall * heights[i] / most);
                bars.append(
                        format(
                                Locale.ROOT,
                                "<rect class='bar c%d' x='%.1f' y='%.1f' width='%.1f' height='%.1f' rx='1.5'/>",
                                colour % 6,
                                from,
                                ground - height,
                                width,
                                height));
            }
        }
        return bars.toString();
    }

    /** A whole cut into its parts; what they are stands below, where long words may wrap. */
    static String parts(String title, List<Part> parts, Labels words) {
        var svg = new StringBuilder(begin(title, 50));
        var key = new StringBuilder();
        double x = 0;
        for (int i = 0; i < parts.size(); i++) {
            double width = WIDTH * parts.get(i).share;
            svg.append(
                    format(
                            Locale.ROOT,
                            "<rect class='bar c%d' x='%.1f' y='8' width='%.1f' height='34' rx='3'/>",
                            i,
                            x,
                            Math.max(0, width - 2)));
            x += width;
            key.append("<li>").append(words.of(parts.get(i).share, SHARE_DIGITS)).append(' ');
            key.append(Sheet.escaped(parts.get(i).label)).append("</li>");
        }
        return svg.append("</svg><ul class='key'>").append(key).append("</ul>").toString();
    }

    private static String begin(String title, int height) {
        return format(
                Locale.ROOT,
                "<svg viewBox='0 0 %d %d' role='img' aria-label='%s'>",
                WIDTH,
                height,
                Sheet.escaped(title));
    }

    private static String axis(AxisScale scale, double y, Labels words) {
        return scale.ticks().stream()
                .map(tick ->
                        line("grid", scale.at(tick), 4, scale.at(tick), y)
                                + text(
                                        "tick",
                                        scale.at(tick),
                                        y + 20,
                                        words.of(tick, scale.digits())))
                .collect(Collectors.joining());
    }

    private static String line(String kind, double x1, double y1, double x2, double y2) {
        return format(
                Locale.ROOT,
                "<line class='%s' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>",
                kind,
                x1,
                y1,
                x2,
                y2);
    }

    private static String text(String kind, double x, double y, String words) {
        return format(
                Locale.ROOT,
                "<text class='%s' x='%.1f' y='%.1f'>%s</text>",
                kind,
                x,
                y,
                Sheet.escaped(words));
    }
}
