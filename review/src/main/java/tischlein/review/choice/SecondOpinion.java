package tischlein.review.choice;

import java.util.List;
import java.util.Optional;
import tischlein.bots.Bots;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SeatChoice;

/**
 * What the search thinks of a choice that looks bad, from what its seat knew: it takes into account
 * that others learn, and where two choose at the same time it finds the mix that nobody can
 * exploit.
 */
final class SecondOpinion<S extends State<S>, V> {
    private static final Bot.Budget WORLDS = new Bot.Budget(Integer.MAX_VALUE, 20_000);

    /** A choice that belongs to a mix with at least this share costs nothing. */
    private static final double SOMETIMES = 0.02;

    /** If the search sees less of a difference than this, it does not agree. */
    private static final double LEAST = 0.01;

    private final Game<S, ?, V> game;

    SecondOpinion(Game<S, ?, V> game) {
        this.game = game;
    }

    /**
     * Whether the search thinks too that something else was better; it does if it knows nothing.
     */
    boolean agrees(SeatsChoose<S> step, SeatChoice choice, List<Integer> better, long seed) {
        int seat = choice.seat();
        var thinker = Bots.thinker(Bots.SEARCH, game, seat);
        if (thinker.isEmpty() || game.advice().movesSingly()) {
            return true;
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(step.before(), seat, codes);
        var thoughts =
                thinker.get()
                        .thoughts(
                                () -> game.view(step.before(), seat),
                                codes,
                                count,
                                WORLDS,
                                new Seeded(seed, choice.line()));
        var played = of(thoughts, choice.moves());
        if (played.isPresent() && played.get().share() >= SOMETIMES) {
            return false;
        }
        double best =
                of(thoughts, better)
                        .or(() -> best(thoughts))
                        .map(Thoughts.Thought::chance)
                        .orElse(1.0);
        return played.isEmpty() || best - played.get().chance() > LEAST;
    }

    private static Optional<Thoughts.Thought> of(Thoughts thoughts, List<Integer> moves) {
        return thoughts.choices().stream()
                .filter(thought -> thought.moves().equals(moves))
                .findFirst();
    }

    private static Optional<Thoughts.Thought> best(Thoughts thoughts) {
        return thoughts.choices().stream()
                .max((one, other) -> Double.compare(one.chance(), other.chance()));
    }
}
