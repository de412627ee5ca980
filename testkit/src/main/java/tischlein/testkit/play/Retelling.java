package tischlein.testkit.play;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Result.Standing;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogWriter;
import tischlein.log.Replay;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/**
 * A log told in English between its lines: what happens, as an onlooker hears it, now and then how
 * the table looks, and how it ends.
 */
final class Retelling<S extends State<S>, V> {
    /** The table is shown again after so many moves, as soon as seats have to choose. */
    private static final int LONG_AGO = 25;

    private final Game<S, ?, V> game;
    private final Speaker speaker;
    private final Replay<S> replay;
    private final LogWriter text;
    private final List<String> untold = new ArrayList<>();
    private int sincePicture = LONG_AGO;

    Retelling(Game<S, ?, V> game, Log log) {
        this.game = game;
        speaker = new Speaker(Texts.of(game.getClass(), game.about().name(), Language.EN));
        replay = Replay.of(game, log);
        text = new LogWriter(game.about(), replay.table());
        log.header().seal().ifPresent(text::seal);
    }

    String text() {
        while (replay.more()) {
            step();
        }
        tell();
        if (over()) {
            end();
        }
        return text.text();
    }

    boolean over() {
        return game.waiting(replay.state()) == 0;
    }

    private void step() {
        if (!chance()) {
            tell();
            picture();
        }
        boolean chance = chance();
        var heard = new HeardNews();
        text.entry(replay.step(heard));
        heard.by(Game.ONLOOKER).forEach(sentence -> untold.add(speaker.say(sentence)));
        if (!chance || !chance()) {
            tell();
        }
        sincePicture++;
    }

    private boolean chance() {
        return game.waiting(replay.state()) == Bits.bit(Game.CHANCE);
    }

    /**
     * All that was heard since the last telling; what was heard several times on end is told once.
     */
    private void tell() {
        for (int i = 0, n; i < untold.size(); i += n) {
            for (n = 1; i + n < untold.size() && untold.get(i + n).equals(untold.get(i)); n++) {}
            text.comment("  " + untold.get(i) + (n > 1 ? " (" + n + " times)" : ""));
        }
        untold.clear();
    }

    private void picture() {
        if (sincePicture >= LONG_AGO) {
            sincePicture = 0;
            text.comment("");
            show(game.wording().picture(game.view(replay.state(), Game.ONLOOKER)));
            text.comment("");
        }
    }

    private void end() {
        text.comment("");
        show(game.wording().picture(game.view(replay.state(), Game.ONLOOKER)));
        text.comment("");
        var result = game.result(replay.state());
        for (var standing :
                result.standings().stream().sorted(comparingInt(Standing::place)).toList()) {
            text.comment(
                    speaker.say(
                            Phrase.say("standing")
                                    .seat(standing.seat())
                                    .number("place", standing.place())
                                    .number("score", standing.score())));
        }
        show(result.remarks());
    }

    private void show(List<Phrase.Sentence> sentences) {
        sentences.forEach(sentence -> text.comment(speaker.say(sentence).stripTrailing()));
    }
}
