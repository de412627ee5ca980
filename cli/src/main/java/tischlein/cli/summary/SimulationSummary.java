package tischlein.cli.summary;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.arena.Simulation;
import tischlein.arena.SimulationReport;
import tischlein.arena.statistics.Estimate;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;

/** What a simulation showed, for people to read. */
public record SimulationSummary(
        Voice voice, Simulation<?, ?> simulation, int threads, SimulationReport report) {
    private static final double PERCENT = 100;

    public List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(head());
        lines.add(
                voice.say(
                        say("simulate.played")
                                .text("games", voice.figure(0, report.games()))
                                .text("seconds", voice.figure(1, report.seconds()))
                                .text("seed", Long.toString(simulation.seed()))
                                .number("threads", threads)));
        lines.add("");
        lines.addAll(Layout.table("lrl", figures()));
        lines.add("");
        lines.addAll(Layout.table("llrlrl", seats()));
        lines.add("");
        lines.addAll(Layout.wrapped(voice.text("simulate.note"), voice));
        lines.add(voice.say(say("simulate.fingerprint").text("fingerprint", report.fingerprint())));
        return lines;
    }

    private String head() {
        var about = simulation.game().about();
        var options =
                simulation.options().values().entrySet().stream()
                        .map(option -> option.getKey() + " " + option.getValue())
                        .toList();
        var head =
                say(options.isEmpty() ? "simulate.head.plain" : "simulate.head")
                        .text("game", about.name())
                        .count(simulation.options().seats())
                        .texts("options", options);
        return voice.say(head);
    }

    private List<List<String>> figures() {
        return List.of(
                row("simulate.games", 0, report.gamesPerSecond()),
                List.of(
                        voice.text("simulate.processor"),
                        voice.figure(0, report.gamesPerProcessorSecond()),
                        ""),
                row("simulate.decisions", 0, report.decisionsPerSecond()),
                row("simulate.moves", 0, report.movesPerSecond()),
                row("simulate.length", 1, report.length()),
                row("simulate.choices", 1, report.decisions()),
                List.of(
                        voice.text("simulate.ties"),
                        voice.figure(2, PERCENT * report.ties().mean()) + " %",
                        interval(2, report.ties().times(PERCENT))));
    }

    private List<String> row(String key, int digits, Estimate estimate) {
        return List.of(
                voice.text(key), voice.figure(digits, estimate.mean()), interval(digits, estimate));
    }

    private List<List<String>> seats() {
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        voice.text("simulate.seat"),
                        voice.text("simulate.bot"),
                        voice.text("simulate.wins"),
                        "",
                        voice.text("simulate.score"),
                        ""));
        for (int seat = 0; seat < report.bySeat().size(); seat++) {
            var shown = report.bySeat().get(seat);
            rows.add(
                    List.of(
                            Integer.toString(seat),
                            simulation.bots().get(seat),
                            voice.figure(2, PERCENT * shown.wins().mean()) + " %",
                            interval(2, shown.wins().times(PERCENT)),
                            voice.figure(2, shown.score().mean()),
                            interval(2, shown.score())));
        }
        return rows;
    }

    private String interval(int digits, Estimate estimate) {
        return "("
                + voice.figure(digits, estimate.low())
                + " – "
                + voice.figure(digits, estimate.high())
                + ")";
    }
}
