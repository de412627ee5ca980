package tischlein.larder;

import java.util.Arrays;
import java.util.List;
import tischlein.kernel.News;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.testkit.play.GameScript;

/** A scripted table of Mmm!: dice as they are wanted, tokens where they are wanted. */
final class Tabletop {
    private final GameScript<LarderState, LarderView> script;

    private Tabletop(GameScript<LarderState, LarderView> script) {
        this.script = script;
    }

    static Tabletop larder(int seats, String... options) {
        return new Tabletop(GameScript.of(new Larder(), seats, options));
    }

    /** Lays tokens on these squares besides those that lie there. */
    Tabletop tokens(String... squares) {
        script.edit(s -> s.tokens |= set(squares));
        return this;
    }

    /** Lays tokens on all squares but these. */
    Tabletop tokensOnAllBut(String... squares) {
        script.edit(s -> s.tokens = Square.ALL & ~set(squares));
        return this;
    }

    /** Lays tokens on so many squares, row by row. */
    Tabletop tokensOnFirst(int count) {
        script.edit(s -> s.tokens = (1L << count) - 1);
        return this;
    }

    Tabletop steps(int steps) {
        script.edit(s -> s.steps = steps);
        return this;
    }

    static long set(String... squares) {
        return Arrays.stream(squares)
                .mapToLong(square ->
                        Square.bit(new Square(square.charAt(0), square.charAt(1) - '0').number()))
                .reduce(0, (a, b) -> a | b);
    }

    Tabletop rolls(String... faces) {
        return chance(Arrays.stream(faces).map(face -> "roll " + face).toArray(String[]::new));
    }

    Tabletop chance(String... words) {
        script.chance(words);
        return this;
    }

    Tabletop seat(int seat, String... words) {
        script.seat(seat, words);
        return this;
    }

    /** The squares with a token, row by row. */
    List<String> tokens() {
        return view(0).portions().stream()
                .filter(portion -> portion.cover() == LarderView.Cover.TOKEN)
                .map(LarderView.Portion::square)
                .toList();
    }

    LarderView view(int viewer) {
        return script.view(viewer);
    }

    List<Integer> waiting() {
        return script.waiting();
    }

    /** Whether the seat with the dice is in the middle of a choice. */
    boolean midway() {
        return new Larder().midway(script.state()) != 0;
    }

    boolean over() {
        return script.over();
    }

    List<String> choices(int actor) {
        return script.choices(actor);
    }

    int ways(String word) {
        return script.ways(word);
    }

    Refusal refusal(int actor, String word) {
        return script.refusal(actor, word);
    }

    List<News.Happening> happened() {
        return script.happened();
    }

    List<String> heard(int viewer) {
        return script.heard(viewer);
    }

    int score(int seat) {
        return script.result().standings().get(seat).score();
    }

    List<Result.Standing> standings() {
        return script.result().standings();
    }

    /** The keys of what there is to say about the result. */
    List<String> remarks() {
        return script.result().remarks().stream().map(Sentence::key).toList();
    }

    double payoff(int seat) {
        return new Larder().payoff(script.state(), seat);
    }
}
