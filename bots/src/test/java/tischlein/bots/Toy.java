package tischlein.bots;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;
import tischlein.kernel.Wording;

/** A game for bots alone: nobody breaks its rules, looks at its table or reads how it ended. */
interface Toy<S extends State<S>> extends Game<S, String, List<Integer>> {
    @Override
    default Vocabulary words() {
        return new Vocabulary(moves());
    }

    @Override
    default Refusal refusal(S s, int actor, int code) {
        return Refusal.NONE;
    }

    @Override
    default Result result(S s) {
        return new Result(List.of(), List.of());
    }

    @Override
    default boolean hides(List<Integer> view) {
        return false;
    }

    @Override
    default Wording<List<Integer>> wording() {
        return new Wording<>() {
            @Override
            public String rule(Sentence remark) {
                return "1.1";
            }

            @Override
            public Sentence prompt(List<Integer> view) {
                return say("prompt");
            }

            @Override
            public List<Sentence> picture(List<Integer> view) {
                return List.of();
            }

            @Override
            public Sentence choice(List<Integer> view, int code) {
                return say(moves().get(code));
            }
        };
    }
}
