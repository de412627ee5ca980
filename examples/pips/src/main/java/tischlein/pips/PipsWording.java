package tischlein.pips;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Wording;
import tischlein.pips.PipsMove.Die;
import tischlein.pips.PipsMove.Roll;
import tischlein.pips.PipsMove.Stop;
import tischlein.pips.PipsState.Phase;

/** Pips in words. The texts are in texts/*.json. */
final class PipsWording implements Wording<PipsView> {
    @Override
    public Sentence prompt(PipsView view) {
        return switch (view.phase()) {
            case DIE -> say("prompt.die");
            case DECIDE ->
                    view.turn() == view.viewer()
                            ? say("prompt.decide").number("pips", view.pips())
                            : say("prompt.watch").seat(view.turn());
            case OVER -> say("prompt.over");
        };
    }

    @Override
    public List<Sentence> picture(PipsView view) {
        var lines = new ArrayList<Sentence>();
        for (int seat = 0; seat < view.banked().size(); seat++) {
            lines.add(
                    say("picture.points")
                            .seat(seat)
                            .number("points", view.banked().get(seat))
                            .number("goal", view.goal()));
        }
        if (view.phase() != Phase.OVER) {
            lines.add(say("picture.turn").seat(view.turn()).number("pips", view.pips()));
        }
        return lines;
    }

    @Override
    public String rule(Sentence remark) {
        throw new IllegalArgumentException("no remark is ever made, but: " + remark);
    }

    @Override
    public Sentence choice(PipsView view, int code) {
        return switch (PipsMove.ALL.get(code)) {
            case Roll() -> say("choice.roll");
            case Stop() -> say("choice.stop").number("pips", view.pips());
            case Die(int pips) -> say("choice.die").number("pips", pips);
        };
    }
}
