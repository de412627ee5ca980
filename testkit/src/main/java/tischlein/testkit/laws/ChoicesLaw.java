package tischlein.testkit.laws;

import java.util.Arrays;
import java.util.Locale;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.testkit.pages.RulePage;

/**
 * Choices are rising and within the list of moves, at least one and not too many; all else is
 * refused, by a rule that there is; and every move has a word of its own.
 */
record ChoicesLaw<S extends State<S>, V>(RulePage rules) implements Law<S, V> {
    private static final int MOST_MOVES = 1_000;

    @Override
    public void check(Moment<S, V> now) {
        if (now.step() == 0) {
            checkWords(now);
        }
        int waiting = now.waiting();
        boolean chance = waiting == Bits.bit(Game.CHANCE);
        now.need(
                chance || waiting == (waiting & Bits.all(now.seats())),
                () ->
                        "nobody but seats, or chance alone, can be waited for: "
                                + Bits.members(waiting));
        Bits.members(waiting).forEach(actor -> checkChoices(now, actor));
        if (now.sampled()) {
            checkRefusals(now);
        }
    }

    @Override
    public void checkEnd(Moment<S, V> now) {
        checkRefusals(now);
    }

    private void checkChoices(Moment<S, V> now, int actor) {
        int[] out = new int[Game.MOST_CHOICES];
        int n = now.game.choices(now.state, actor, out);
        now.need(n >= 1, () -> "actor " + actor + " owes a move and has no choice");
        int[] codes = Arrays.copyOf(out, n);
        for (int i = 0; i < n; i++) {
            int code = codes[i];
            now.need(code >= 0 && code < now.game.moves().size(), () -> "there is no move " + code);
            now.need(
                    i == 0 || codes[i - 1] < code,
                    () ->
                            "choices of actor %d are not rising: %s"
                                    .formatted(actor, Arrays.toString(codes)));
            now.need(
                    now.game.refusal(now.state, actor, code).allows(),
                    () -> "“" + now.line(actor, code) + "” is a choice, and refused");
        }
    }

    private void checkRefusals(Moment<S, V> now) {
        for (int seat = 0; seat < now.seats(); seat++) {
            checkRefusals(now, seat);
        }
        checkRefusals(now, Game.CHANCE);
    }

    private void checkRefusals(Moment<S, V> now, int actor) {
        int[] codes = Bits.has(now.waiting(), actor) ? now.choices(now.state, actor) : new int[0];
        for (int code = 0; code < now.game.moves().size(); code++) {
            var line = now.line(actor, code);
            var refusal = now.game.refusal(now.state, actor, code);
            boolean choice = Arrays.binarySearch(codes, code) >= 0;
            now.need(
                    refusal.allows() == choice,
                    () -> "“" + line + "” is no choice, and not refused");
            now.need(
                    choice || !refusal.byRule() || rules.has(refusal.rule()),
                    () ->
                            "“%s” is refused by a rule that is not there: %s"
                                    .formatted(line, refusal.rule()));
            now.need(
                    choice || refusal.why().key().startsWith("refusal."),
                    () ->
                            "“%s” is refused by a sentence that is no refusal: %s"
                                    .formatted(line, refusal.why()));
        }
    }

    private void checkWords(Moment<S, V> now) {
        var words = now.game.words();
        int moves = now.game.moves().size();
        now.need(moves == words.size(), () -> moves + " moves have " + words.size() + " words");
        now.need(moves < MOST_MOVES, () -> moves + " moves are too many");
        for (int code = 0; code < moves; code++) {
            var word = words.word(code);
            now.need(
                    word.equals(word.strip().toLowerCase(Locale.ROOT))
                            && word.matches("[a-z][^#\\p{C}]*")
                            && !word.contains("  "),
                    () -> "“" + word + "” is not lower case with single spaces");
            now.need(
                    words.code(word) == code,
                    () -> "“" + word + "” is another move when read again");
        }
    }
}
