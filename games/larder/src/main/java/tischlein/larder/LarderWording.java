package tischlein.larder;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Wording;
import tischlein.larder.LarderMove.First;
import tischlein.larder.LarderMove.Place;
import tischlein.larder.LarderMove.Reroll;
import tischlein.larder.LarderMove.Roll;
import tischlein.larder.LarderMove.Stop;
import tischlein.larder.LarderState.Phase;
import tischlein.larder.LarderView.Cover;
import tischlein.larder.LarderView.Portion;

/** Mmm! in words. The texts are in texts/*.json. */
final class LarderWording implements Wording<LarderView> {
    @Override
    public Sentence prompt(LarderView view) {
        boolean mine = view.viewer() == view.roller();
        return switch (view.phase()) {
            case LOT, ROLL -> say("prompt.chance");
            case PLACE -> mine ? say("prompt.place") : watch(view);
            case DECIDE -> mine ? decide(view) : watch(view);
            case OVER -> say(freePortions(view).isEmpty() ? "prompt.won" : "prompt.lost");
        };
    }

    /** 7.1, 7.3: whoever has a seat may point. */
    private static Sentence watch(LarderView view) {
        boolean seated = view.viewer() != Game.ONLOOKER;
        return say(seated ? "prompt.point" : "prompt.watch").seat(view.roller());
    }

    private static Sentence decide(LarderView view) {
        boolean more =
                freePortions(view).stream()
                        .anyMatch(portion -> view.dice().contains(portion.food()));
        return say(more ? "prompt.more" : "prompt.decide");
    }

    private static List<Portion> freePortions(LarderView view) {
        return view.portions().stream()
                .filter(portion -> portion.cover() == Cover.NOTHING)
                .toList();
    }

    @Override
    public List<Sentence> picture(LarderView view) {
        var lines = new ArrayList<Sentence>();
        lines.add(say("picture.columns"));
        for (int row = 0; row < Square.SIDE; row++) {
            lines.add(row(view, row));
        }
        lines.add(say("picture.key"));
        for (var food : Face.FOODS) {
            lines.add(food(view, food));
        }
        if (view.line()) {
            lines.add(say("picture.line"));
        }
        int toGo = LarderRules.LAST_STEP - view.steps();
        lines.add(toGo == 0 ? say("picture.in") : say("picture.cat").count(toGo));
        if (!view.dice().isEmpty()) {
            lines.add(say("picture.dice").series("dice", faces(view.dice())));
        }
        if (view.phase() == Phase.ROLL) {
            lines.add(say("picture.roll").seat(view.roller()).count(view.toRoll()));
        }
        return lines;
    }

    private static Sentence row(LarderView view, int row) {
        var line = say("picture.row").number("row", row + 1);
        for (int column = 0; column < Square.SIDE; column++) {
            int square = row * Square.SIDE + column;
            line = line.with(column(square), square(view.portions().get(square)));
        }
        return line;
    }

    private static String column(int square) {
        return String.valueOf(Square.numbered(square).column());
    }

    private static Sentence square(Portion portion) {
        var letter = say("letter." + portion.food().word());
        return switch (portion.cover()) {
            case NOTHING -> say("square.free").with("letter", letter);
            case DIE -> say("square.die").with("letter", letter);
            case TOKEN -> say("square.token");
        };
    }

    /** The free squares of a food, those of one provision together. */
    private static Sentence food(LarderView view, Face food) {
        var free = freePortions(view).stream().filter(portion -> portion.food() == food).toList();
        if (free.isEmpty()) {
            return say("picture.food.none").with("food", face(food));
        }
        var provisions = free.stream().map(Portion::provision).distinct();
        return say("picture.food")
                .with("food", face(food))
                .count(free.size())
                .texts("squares", provisions.map(provision -> squares(free, provision)).toList());
    }

    private static String squares(List<Portion> portions, int provision) {
        return portions.stream()
                .filter(portion -> portion.provision() == provision)
                .map(Portion::square)
                .collect(Collectors.joining(" "));
    }

    @Override
    public String rule(Sentence remark) {
        return LarderResult.rule(remark);
    }

    @Override
    public Sentence choice(LarderView view, int code) {
        return switch (LarderMove.ALL.get(code)) {
            case Place(Square square) -> place(view, view.portions().get(square.number()));
            case Reroll() -> say("choice.reroll").count(view.dice().size());
            case Stop() -> stop(view).count(LarderRules.DICE - view.dice().size());
            case Roll(Face face) -> say("choice.roll").with("face", face(face));
            case First(int seat) -> say("choice.first").seat(seat);
        };
    }

    /** With what the cat does then: 4.2, 4.3, 5.2. */
    private static Sentence stop(LarderView view) {
        var open = freePortions(view).stream().map(Portion::provision).toList();
        boolean complete =
                view.portions().stream()
                        .anyMatch(portion ->
                                portion.cover() == Cover.DIE
                                        && !open.contains(portion.provision()));
        boolean last = view.steps() + 1 == LarderRules.LAST_STEP;
        return say(complete ? "choice.stop.stays" : last ? "choice.stop.in" : "choice.stop.steps");
    }

    private static Sentence place(LarderView view, Portion portion) {
        boolean last =
                freePortions(view).stream()
                        .allMatch(other ->
                                other.provision() != portion.provision() || other.equals(portion));
        return say(last ? "choice.last" : "choice.place")
                .with("food", face(portion.food()))
                .text("square", portion.square());
    }

    static List<Sentence> faces(List<Face> dice) {
        return dice.stream().map(LarderWording::face).toList();
    }

    static Sentence face(Face face) {
        return say("face." + face.word());
    }
}
