package tischlein.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.review.choice.Mistake;
import tischlein.review.choice.MistakeFinder;
import tischlein.review.game.GamePath;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SeatChoice;
import tischlein.review.ledger.Bookkeeper;
import tischlein.review.ledger.Bookkeeper.Effort;
import tischlein.review.ledger.Ledger;
import tischlein.review.value.Valuation;
import tischlein.review.value.Valuations;

/**
 * Tells a game again: first a rough ledger, then a fine one, then the choices worth a second look,
 * one after the other. The same log, valuation, precision and seed give the same review, to the
 * last digit.
 */
public final class Reviewer<S extends State<S>, V> {
    /** No seat has more choices than these held up to it. */
    private static final int MOST_MISTAKES = 5;

    private final Game<S, ?, V> game;
    private final GamePath<S> path;
    private final Valuation<S> valuation;
    private final long seed;
    private final List<List<Mistake>> mistakes = new ArrayList<>();
    private final boolean proved;
    private OptionalInt judged = OptionalInt.empty();

    /** Reviews a game by a valuation of one's own. */
    public Reviewer(Game<S, ?, V> game, GamePath<S> path, Valuation<S> valuation, long seed) {
        this.game = game;
        this.path = path;
        this.valuation = valuation;
        this.seed = seed;
        proved =
                path.parts().stream()
                        .filter(SeatsChoose.class::isInstance)
                        .allMatch(part -> valuation.proved(part.before()));
        IntStream.range(0, path.seats()).forEach(_ -> mistakes.add(new ArrayList<>()));
    }

    /**
     * Reviews a game by the best valuation there is.
     *
     * @throws LogError if the rules do not allow what the log tells
     */
    public static <S extends State<S>, V> Reviewer<S, V> of(
            Game<S, ?, V> game, Log log, long seed) {
        var path = GamePath.of(game, log);
        return new Reviewer<>(game, path, Valuations.best(game, path.options()), seed);
    }

    /** Judges only what this seat chose. */
    public Reviewer<S, V> judging(int seat) {
        judged = OptionalInt.of(seat);
        return this;
    }

    /**
     * Tells everything.
     *
     * @param hears each state of the review, more precise every time
     */
    public Review review(Precision precision, Consumer<Review> hears) {
        var judgements = precision.worlds() == 0 ? List.<Judgement<S>>of() : judgements();
        hears.accept(told(ledger(precision.rough()), 0, judgements.size()));
        var ledger = ledger(precision.fine());
        var told = told(ledger, 0, judgements.size());
        hears.accept(told);
        var finder = new MistakeFinder<>(game, path, valuation, precision.worlds(), seed);
        int done = 0;
        for (var judgement : judgements) {
            judge(finder, judgement);
            done++;
            if (done == judgements.size()) {
                explain(finder, precision.reasons());
            }
            told = told(ledger, done, judgements.size());
            hears.accept(told);
        }
        return told;
    }

    /** A choice to be judged. */
    private record Judgement<S extends State<S>>(
            int part, SeatsChoose<S> step, SeatChoice choice) {}

    private List<Judgement<S>> judgements() {
        var all = new ArrayList<Judgement<S>>();
        for (int part = 0; part < path.parts().size(); part++) {
            if (path.parts().get(part) instanceof SeatsChoose<S> step) {
                for (var choice : step.choices()) {
                    if (judged.orElse(choice.seat()) == choice.seat()) {
                        all.add(new Judgement<>(part, step, choice));
                    }
                }
            }
        }
        return all;
    }

    private void judge(MistakeFinder<S, V> finder, Judgement<S> judgement) {
        var found = finder.judge(judgement.part(), judgement.step(), judgement.choice());
        if (found.isPresent()) {
            var own = mistakes.get(judgement.choice().seat());
            own.add(found.get());
            own.sort(Comparator.comparingDouble((Mistake mistake) -> -mistake.loss().mean()));
            own.subList(Math.min(MOST_MISTAKES, own.size()), own.size()).clear();
        }
    }

    private void explain(MistakeFinder<S, V> finder, int worlds) {
        for (var own : mistakes) {
            own.replaceAll(mistake ->
                    path.parts().get(mistake.part()) instanceof SeatsChoose<S> step
                            ? finder.explained(mistake, step, worlds)
                            : mistake);
        }
    }

    private Ledger ledger(Effort effort) {
        return new Bookkeeper<>(game, path, valuation, effort, seed).ledger();
    }

    private Review told(Ledger ledger, int judged, int choices) {
        return new Review(
                game,
                valuation.version(),
                proved,
                seed,
                ledger,
                new TurningPoints<>(game, path).of(ledger),
                mistakes.stream().map(List::copyOf).toList(),
                judged,
                choices);
    }
}
