package tischlein.cli.summary;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.arena.train.Milestone;
import tischlein.arena.train.Trained;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;

/** What came of a training, with a curve: how far off the net was on the way. */
public record TrainingSummary(Voice voice, Trained trained, long games, double seconds) {
    private static final int WIDTH = 30;
    private static final double PERCENT = 100;

    /**
     * @param file where the net is, if it is kept
     */
    public List<String> lines(Optional<String> file) {
        var lines = new ArrayList<String>();
        var net = trained.net();
        lines.add(
                voice.say(
                        say("train.net")
                                .text("version", net.version())
                                .text("weights", voice.figure(0, net.shape().weights()))
                                .text("bytes", voice.figure(0, net.bytes().length))));
        lines.add(
                voice.say(
                        say("train.games")
                                .text("games", voice.figure(0, games))
                                .text("seconds", String.format(voice.locale(), "%.0f", seconds))));
        file.ifPresent(name -> lines.add(voice.say(say("train.file").text("file", name))));
        lines.add("");
        lines.addAll(curve());
        return lines;
    }

    private List<String> curve() {
        var rows = new ArrayList<List<String>>();
        rows.add(
                List.of(
                        voice.text("train.curve.games"),
                        voice.text("train.curve.error"),
                        "",
                        voice.text("train.curve.wins")));
        double most = trained.curve().stream().mapToDouble(Milestone::loss).max().orElse(0);
        for (var milestone : trained.curve()) {
            int bar = most == 0 ? 0 : (int) Math.round(WIDTH * milestone.loss() / most);
            rows.add(
                    List.of(
                            voice.figure(0, milestone.games()),
                            String.format(voice.locale(), "%.5f", milestone.loss()),
                            "█".repeat(bar),
                            voice.figure(1, PERCENT * milestone.outcome()) + " %"));
        }
        return Layout.table("rrlr", rows);
    }
}
