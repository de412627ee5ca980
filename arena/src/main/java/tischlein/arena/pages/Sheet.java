package tischlein.arena.pages;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A page that needs nothing but itself: no script, no other file, light or dark as its reader
 * likes.
 */
public final class Sheet {
    private static final String STYLE =
            """
            :root{color-scheme:light dark;--ground:#f6ead6;--card:#fffaf0;--ink:#2a2136;--soft:#5c4f63;--edge:#d9c7ab;--accent:#c4452f;--c0:#1f6fb2;--c1:#c4452f;--c2:#2c7a4b;--c3:#8a5200;--c4:#7d3c98;--c5:#44525f}
            @media (prefers-color-scheme:dark){:root{--ground:#1d1830;--card:#2a2340;--ink:#fbf1de;--soft:#cbbfd0;--edge:#4b4163;--accent:#ff8f66;--c0:#7cc0ff;--c1:#ff8a7a;--c2:#7fd89f;--c3:#f2b866;--c4:#d8a2f0;--c5:#b8c6d4}}
            *{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
            main{max-width:1120px;margin:0 auto;padding:32px 20px 64px}h1{margin:0;font-size:2rem}h2{margin:0 0 4px;font-size:1.1rem}
            p{margin:.3em 0;color:var(--soft)}.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,460px),1fr));gap:20px;margin-top:24px}
            section{background:var(--card);border:1px solid var(--edge);border-radius:14px;padding:18px 20px;min-width:0}section.wide{grid-column:1/-1}
            .scroll{overflow-x:auto;background:linear-gradient(90deg,var(--card) 40%,transparent) 0 0/40px 100% no-repeat local,linear-gradient(270deg,var(--card) 40%,transparent) 100% 0/40px 100% no-repeat local,linear-gradient(90deg,var(--edge),transparent) 0 0/14px 100% no-repeat scroll,linear-gradient(270deg,var(--edge),transparent) 100% 0/14px 100% no-repeat scroll}
            table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:6px 10px;text-align:right;border-bottom:1px solid var(--edge);white-space:nowrap}
            th:first-child,td:first-child{text-align:left}th.said,td.said{text-align:left;white-space:normal;color:var(--soft)}th{color:var(--soft);font-weight:600}tr:last-child td{border-bottom:0}
            svg{display:block;width:100%;height:auto;margin-top:8px;font:13px system-ui,sans-serif}text{fill:var(--ink)}text.label{text-anchor:end}text.tick{text-anchor:middle;fill:var(--soft);font-size:12px}
            line.grid{stroke:var(--edge)}line.ground{stroke:var(--soft)}line.mark{stroke:var(--accent);stroke-dasharray:5 4;stroke-width:1.5}line.whisker,line.end{stroke:var(--c0);stroke-width:2.5;stroke-linecap:round}
            .dot{fill:var(--c0);stroke:var(--card);stroke-width:1.5}.c0{fill:var(--c0)}.c1{fill:var(--c1)}.c2{fill:var(--c2)}.c3{fill:var(--c3)}.c4{fill:var(--c4)}.c5{fill:var(--c5)}
            .tiles{display:flex;flex-wrap:wrap;gap:12px 32px;margin-top:18px}.tiles div{min-width:7em}.tiles b{display:block;font-size:1.5rem;line-height:1.2}.tiles span{color:var(--soft)}
            .key{margin:10px 0 0;padding:0;list-style:none}.key li{padding-left:24px;text-indent:-24px}.key li::before{content:'';display:inline-block;width:14px;height:14px;margin-right:10px;border-radius:3px;vertical-align:-2px;background:var(--c0)}
            .key li:nth-child(2)::before{background:var(--c1)}.key li:nth-child(3)::before{background:var(--c2)}
            @media (max-width:600px){svg{overflow:visible;font-size:16px}text.tick{font-size:15px}th,td{padding:6px 8px}.told,.told tbody{display:block}.told tr{display:grid;grid-template-columns:1fr 5.5em 7em;border-bottom:1px solid var(--edge);padding:4px 0}.told tr:last-child{border:0}.told th,.told td{border:0;padding:2px 4px;white-space:normal}th.said,td.said{grid-column:1/-1}}
            code{font:14px ui-monospace,monospace;overflow-wrap:anywhere}@media print{body{background:#fff}section{break-inside:avoid}}
            """;

    private final StringBuilder body = new StringBuilder();
    private final String language;
    private final String title;

    public Sheet(String language, String title) {
        this.language = language;
        this.title = title;
        body.append("<h1>").append(escaped(title)).append("</h1>");
    }

    public Sheet paragraph(String text) {
        body.append("<p>").append(escaped(text)).append("</p>");
        return this;
    }

    /** A figure that meets the eye first. */
    public record Tile(String figure, String label) {}

    public Sheet tiles(List<Tile> tiles) {
        body.append("<div class='tiles'>");
        for (var tile : tiles) {
            body.append("<div><b>").append(escaped(tile.figure)).append("</b><span>");
            body.append(escaped(tile.label)).append("</span></div>");
        }
        body.append("</div><div class='grid'>");
        return this;
    }

    /**
     * @param drawing SVG or a table
     */
    public Sheet section(String heading, String note, String drawing) {
        body.append("<section>");
        return rest(heading, note, drawing);
    }

    /** A section over the whole width. */
    public Sheet wide(String heading, String note, String drawing) {
        body.append("<section class='wide'>");
        return rest(heading, note, drawing);
    }

    private Sheet rest(String heading, String note, String drawing) {
        body.append("<h2>").append(escaped(heading)).append("</h2><p>").append(escaped(note));
        body.append("</p>").append(drawing).append("</section>");
        return this;
    }

    /**
     * The first row is the head; cells of words are longer and stand to the left, on a narrow page
     * below the others, so that nobody has to scroll for what the figures are about.
     */
    public static String table(List<List<String>> rows, int words) {
        var table = new StringBuilder("<div class='scroll' tabindex='0'><table");
        table.append(words < 0 ? ">" : " class='told'>");
        for (int row = 0; row < rows.size(); row++) {
            var cell = row == 0 ? "th" : "td";
            table.append("<tr>");
            for (int i = 0; i < rows.get(row).size(); i++) {
                table.append('<').append(cell).append(i == words ? " class='said'>" : ">");
                table.append(escaped(rows.get(row).get(i)));
                table.append("</").append(cell).append('>');
            }
            table.append("</tr>");
        }
        return table.append("</table></div>").toString();
    }

    static String code(String line) {
        return "<p><code>" + escaped(line) + "</code></p>";
    }

    public String html() {
        return "<!doctype html>\n<html lang='"
                + language
                + "'><head><meta charset='utf-8'>"
                + "<meta name='viewport' content='width=device-width,initial-scale=1'><title>"
                + escaped(title)
                + "</title><style>"
                + STYLE.lines().collect(Collectors.joining("\n"))
                + "</style></head>\n<body><main>"
                + body
                + "</div></main></body></html>\n";
    }

    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("'", "&#39;")
                .replace("\"", "&quot;");
    }
}
