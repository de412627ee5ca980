package tischlein.cli.local;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import tischlein.arena.play.Forecast;
import tischlein.bots.Bots;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;
import tischlein.kernel.Thoughts.Thought;

/**
 * What a bot thinks of all that a seat can choose; what the game's solver knows takes its place.
 *
 * @param bot a name
 */
public record Advisor<S extends State<S>, V>(
        Game<S, ?, V> game, int seat, String bot, Budget budget, RandomGenerator random) {
    /**
     * Thoughts, and how they are known.
     *
     * @param mix whether it is the solver's
     * @param chances whether they are the solver's, too
     */
    public record Told(Thoughts thoughts, boolean mix, boolean chances) {}

    public Told about(S s) {
        var codes = new int[Game.MOST_CHOICES];
        var view = game.view(s, seat);
        int count = game.choices(s, seat, codes);
        var chances = new double[count];
        if (!Bots.solves(bot) || !game.solver().mix(view, codes, count, chances)) {
            return new Told(guessed(view, codes, count), false, false);
        }
        var rows = new ArrayList<Thought>();
        follow(s.copy(), List.of(), 1, rows);
        if (game.solver().chances(view, codes, count, chances)) {
            for (int i = 0; i < count; i++) {
                rows.set(i, new Thought(rows.get(i).moves(), chances[i], rows.get(i).share()));
            }
            return new Told(new Thoughts(rows, 0), true, true);
        }
        return new Told(valued(view, rows, guessed(view, codes, count)), true, false);
    }

    private Thoughts guessed(V view, int[] codes, int count) {
        var thinker = Bots.thinker(bot, game, seat);
        return thinker.isPresent()
                ? thinker.get().thoughts(() -> view, codes, count, budget, random)
                : new Forecast<>(game, seat).thoughts(() -> view, codes, count, budget, random);
    }

    /** All whole choices that the solver may make, and single ones that it would not. */
    private void follow(S s, List<Integer> before, double share, List<Thought> rows) {
        var codes = new int[Game.MOST_CHOICES];
        var mix = new double[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        game.solver().mix(game.view(s, seat), codes, count, mix);
        for (int i = 0; i < count; i++) {
            var moves = new ArrayList<>(before);
            moves.add(codes[i]);
            var next = s.copy();
            game.play(next, seat, codes[i], News.UNHEARD);
            boolean more = game.midway(next, seat) && !game.advice().movesSingly();
            if (more && mix[i] > 0) {
                follow(next, moves, share * mix[i], rows);
            } else if (!more && (mix[i] > 0 || before.isEmpty())) {
                rows.add(new Thought(moves, 0, share * mix[i]));
            }
        }
    }

    /** What is mixed, with what it is worth by imagined worlds; the bot's own thoughts count. */
    private Thoughts valued(V view, List<Thought> rows, Thoughts guessed) {
        Map<List<Integer>, Double> worth = new HashMap<>();
        guessed.choices().forEach(thought -> worth.put(thought.moves(), thought.chance()));
        var moves = rows.stream().map(Thought::moves).toList();
        if (!worth.keySet().containsAll(moves)) {
            new Forecast<>(game, seat)
                    .thoughts(view, moves, budget, random)
                    .choices()
                    .forEach(thought -> worth.put(thought.moves(), thought.chance()));
        }
        var all = new ArrayList<Thought>();
        for (var row : rows) {
            all.add(new Thought(row.moves(), worth.getOrDefault(row.moves(), 0.0), row.share()));
        }
        // What perfect play leaves alone is shown beside it, with what the bot thinks of it.
        for (var thought : guessed.choices()) {
            if (!moves.contains(thought.moves())) {
                all.add(new Thought(thought.moves(), thought.chance(), 0));
            }
        }
        return new Thoughts(all, guessed.worlds());
    }
}
