package tischlein.buffet;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.buffet.BuffetMove.Draw;
import tischlein.buffet.BuffetMove.First;
import tischlein.buffet.BuffetMove.GiveBack;
import tischlein.buffet.BuffetMove.KeepTheRest;
import tischlein.buffet.BuffetMove.Play;
import tischlein.buffet.BuffetMove.Serve;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Wording;

/** Schlacht am Buffet in words. The texts are in texts/*.json. */
final class BuffetWording implements Wording<BuffetView> {
    @Override
    public Sentence prompt(BuffetView view) {
        boolean mine = view.viewer() >= 0;
        return switch (view.phase()) {
            case LOT, DRAW, SERVE -> say("prompt.chance");
            case CHOOSE -> {
                if (!mine || !view.mice().get(view.viewer()).atBuffet()) {
                    yield say("prompt.watch");
                }
                yield say(view.faceDown().isEmpty() ? "prompt.choose" : "prompt.chosen");
            }
            case SWAP ->
                    view.swapper() == view.viewer()
                            ? say(view.swapsInVain() ? "prompt.swap.last" : "prompt.swap")
                            : say("prompt.swapping").seat(view.swapper());
            case OVER -> say("prompt.over");
        };
    }

    @Override
    public List<Sentence> picture(BuffetView view) {
        var lines = new ArrayList<Sentence>();
        if (view.helping() > 0 && view.mice().size() == 3) {
            lines.add(helping(view));
        }
        lines.add(plates("picture.buffet", view.buffet(), view.french()));
        for (int seat = 0; seat < view.mice().size(); seat++) {
            lines.add(mouse(view, seat));
            lines.add(plates("picture.plates", view.mice().get(seat).onTop(), view.french()));
        }
        if (view.token() >= 0) {
            lines.add(say("picture.token").seat(view.token()));
        }
        lines.add(
                say("picture.piles")
                        .number("pile", view.pile())
                        .number("discard", view.discard().size())
                        .number("stock", view.stock().size()));
        if (view.viewer() >= 0) {
            lines.add(
                    view.hand().isEmpty()
                            ? say("picture.hand.none")
                            : say("picture.hand").numbers("cards", view.hand()));
            if (!view.faceDown().isEmpty()) {
                lines.add(say("picture.chosen").numbers("card", view.faceDown()));
            }
        }
        return lines;
    }

    /** The two best plates are for the second helping (12.2, 12.3). */
    private static Sentence helping(BuffetView view) {
        int kept = view.helping() == 1 ? Math.min(2, view.buffet().size()) : 0;
        var stake = view.buffet().subList(kept, view.buffet().size());
        var line =
                stake.isEmpty() || view.toServe() > 0
                        ? say("picture.helping")
                        : plates("picture.stake", stake, view.french());
        return line.number("helping", view.helping());
    }

    private static Sentence mouse(BuffetView view, int seat) {
        var mouse = view.mice().get(seat);
        String inRace = mouse.position() < 0 ? "picture.mouse.behind" : "picture.mouse";
        return say(mouse.atBuffet() ? inRace : "picture.out")
                .seat(seat)
                .number("square", BuffetRules.square(mouse.position()))
                .count(mouse.cards())
                .number("points", mouse.onTop().stream().mapToInt(Plate::value).sum());
    }

    private static Sentence plates(String key, List<Plate> plates, boolean french) {
        return plates.isEmpty()
                ? say(key + ".none")
                : say(key).series("plates", plates.stream().map(p -> plate(p, french)).toList());
    }

    /** Plates are told from the best to the worst (3.2). */
    @Override
    public int order(Sentence one, Sentence other) {
        return one.key().equals("news.served") ? rank(other) - rank(one) : 0;
    }

    private static int rank(Sentence served) {
        var plate = served.parts().get("plate");
        return IntStream.range(0, Plate.COUNT)
                .filter(n -> plate(n, false).equals(plate) || plate(n, true).equals(plate))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public String rule(Sentence remark) {
        return BuffetResult.rule(remark);
    }

    @Override
    public Sentence choice(BuffetView view, int code) {
        return switch (BuffetMove.ALL.get(code)) {
            case Play(int card) -> say("choice.play").number("card", card);
            case GiveBack(int card) -> say("choice.give").number("card", card);
            case KeepTheRest() -> say("choice.keep");
            case Draw(int card) -> say("choice.draw").number("card", card);
            case Serve(Plate plate) ->
                    say("choice.serve").with("plate", thePlate(plate, view.french()));
            case First(int seat) -> say("choice.first").seat(seat);
        };
    }

    /** A swap as a whole. */
    @Override
    public List<Sentence> whole(BuffetView view, List<Integer> codes) {
        var given = new ArrayList<Phrase>();
        for (int code : codes) {
            if (BuffetMove.ALL.get(code) instanceof GiveBack(int card)) {
                given.add(new Phrase.Figure(card));
            }
        }
        return given.isEmpty()
                ? Wording.super.whole(view, codes)
                : List.of(say("choice.swap").series("cards", given));
    }

    /** A plate in a list. */
    static Sentence plate(int number, boolean french) {
        return plate(Plate.numbered(number), french);
    }

    /** A plate in a sentence, with its article where a language wants one. */
    static Sentence thePlate(int number, boolean french) {
        return thePlate(Plate.numbered(number), french);
    }

    private static Sentence plate(Plate plate, boolean french) {
        return plate(plate.value(), food(plate, french));
    }

    private static Sentence thePlate(Plate plate, boolean french) {
        return plate(plate.value(), food(plate, french) + ".the");
    }

    private static Sentence plate(int value, String food) {
        return say("plate").with("food", say(food)).number("value", value);
    }

    private static String food(Plate plate, boolean french) {
        boolean potatoes = french && plate.food() == Plate.Food.SALAMI; // 1.3
        return "food." + plate.food().word() + (potatoes ? ".french" : "");
    }
}
