package tischlein.table;

import java.util.List;
import java.util.Map;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.State;

/** Writes what a viewer gets to see of a game, by docs/protocol.md. */
final class Frames {
    private Frames() {}

    /**
     * @param clocks by seat, for each that is waited for; none without a clock
     * @param missed whether the news are those since the viewer was last here
     */
    static <S extends State<S>, V> String frame(
            String table,
            Play<S, V> play,
            int viewer,
            List<Phrase.Sentence> news,
            List<Timekeeper.Left> clocks,
            boolean missed) {
        var view = play.view(viewer);
        var game = play.game();
        var frame =
                Wire.object(
                        "is",
                        "frame",
                        "table",
                        table,
                        "seat",
                        viewer,
                        "version",
                        play.version(),
                        "view",
                        view,
                        "prompt",
                        game.wording().prompt(view),
                        "choices",
                        choices(game, view, play.choices(play.state(), viewer)));
        addWaiting(frame, play, viewer);
        frame.put("news", news);
        if (missed) {
            frame.put("missed", true);
        }
        if (!clocks.isEmpty()) {
            frame.put("clock", clocks);
        }
        if (play.over()) {
            frame.put("result", game.result(play.state()));
        }
        return Wire.write(frame);
    }

    private static <V> List<Map<String, Object>> choices(
            Game<?, ?, V> game, V view, List<Integer> codes) {
        return codes.stream()
                .map(code ->
                        Wire.object(
                                "move", game.words().word(code),
                                "means", game.wording().choice(view, code)))
                .toList();
    }

    private static void addWaiting(Map<String, Object> frame, Play<?, ?> play, int viewer) {
        if (play.together()) {
            frame.put("chosen", chosen(play));
            var mine = play.beside().moves(viewer);
            if (!mine.isEmpty()) {
                frame.put("mine", mine);
            }
        } else if (play.owing() != 0) {
            frame.put("waiting", List.of(Bits.lowest(play.owing())));
        }
    }

    /** Who has chosen, and nothing of what. */
    private static List<Map<String, Object>> chosen(Play<?, ?> play) {
        return play.beside().pledges().stream()
                .map(pledge -> Wire.object("seat", pledge.seat(), "pledge", pledge.hash()))
                .toList();
    }

    static String chosen(String table, Play<?, ?> play) {
        return Wire.write(
                Wire.object(
                        "is",
                        "chosen",
                        "table",
                        table,
                        "version",
                        play.version(),
                        "chosen",
                        chosen(play)));
    }

    /** What a list of moves would do, and how it can go on. */
    static <S extends State<S>, V> String tried(
            Play<S, V> play, int seat, Choice<S> choice, List<Phrase.Sentence> news) {
        boolean complete = choice.end() == Choice.End.COMPLETE;
        var next = complete ? List.<Integer>of() : play.choices(choice.state(), seat);
        var view = play.game().view(choice.state(), seat);
        return Wire.write(
                Wire.object(
                        "moves",
                        play.words(choice.moves()),
                        "choices",
                        choices(play.game(), view, next),
                        "complete",
                        complete,
                        "news",
                        news));
    }
}
