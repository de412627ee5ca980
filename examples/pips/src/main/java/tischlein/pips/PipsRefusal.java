package tischlein.pips;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Game;
import tischlein.kernel.Refusal;
import tischlein.pips.PipsMove.Die;

/** Why a move is not possible now. */
final class PipsRefusal {
    private PipsRefusal() {}

    static Refusal of(PipsState s, int actor, int code) {
        boolean die = PipsMove.ALL.get(code) instanceof Die;
        return switch (s.phase) {
            case DIE -> actor == Game.CHANCE && die ? Refusal.NONE : refuse("3.1", "die");
            case DECIDE ->
                    actor == Game.CHANCE || actor == s.turn && die
                            ? refuse("3.3", "decide")
                            : actor == s.turn ? Refusal.NONE : refuse("3.5", "turn");
            case OVER -> refuse("4.1", "over");
        };
    }

    private static Refusal refuse(String rule, String key) {
        return new Refusal(rule, say("refusal." + key));
    }
}
