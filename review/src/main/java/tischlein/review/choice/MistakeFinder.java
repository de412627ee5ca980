package tischlein.review.choice;

import static tischlein.kernel.News.UNHEARD;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.review.game.GamePath;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SeatChoice;
import tischlein.review.game.SupposedPlayer;
import tischlein.review.value.Valuation;

/**
 * Judges choices by what the seat knew when it chose. Some worlds find a better choice; others,
 * which have not taken part in that, say how much better it is, so that a lucky one is not taken
 * for a good one.
 */
public final class MistakeFinder<S extends State<S>, V> {
    /** A choice that gives away no more than this chance to win is not worth a second look. */
    public static final double LEAST_LOSS = 0.02;

    private static final double ERRORS = 2;

    /** What perfect play does at least so often costs nothing. */
    private static final double SOMETIMES = 0.005;

    /** Worlds in which all choices are tried, before half of them are dropped. */
    private static final int FIRST = 24;

    private static final int FEWEST = 2;

    /** Where the worlds begin that say how much better a choice is. */
    private static final long FRESH = 1_000_000;

    /** After so many worlds it is asked whether more of them can change the verdict. */
    private static final int BATCH = 64;

    private final Game<S, ?, V> game;
    private final ImaginedWorlds<S, V> worlds;
    private final PossibleChoices<S> possible;
    private final PerfectMix<S, V> perfect;
    private final ReasonFinder<S, V> reasons;
    private final SecondOpinion<S, V> opinion;
    private final int most;
    private final long seed;

    /**
     * @param most worlds to compare two choices in
     */
    public MistakeFinder(
            Game<S, ?, V> game, GamePath<S> path, Valuation<S> valuation, int most, long seed) {
        this.game = game;
        this.most = most;
        this.seed = seed;
        var supposed = new SupposedPlayer<>(game, path.seats(), path.end());
        worlds = new ImaginedWorlds<>(game, valuation, supposed, path.seats(), path.end());
        possible = new PossibleChoices<>(game);
        perfect = new PerfectMix<>(game);
        opinion = new SecondOpinion<>(game);
        reasons = new ReasonFinder<>(worlds);
    }

    /** What there is to say against a choice, if anything. */
    public Optional<Mistake> judge(int part, SeatsChoose<S> step, SeatChoice choice) {
        int seat = choice.seat();
        worlds.begin(step, seat, Seeded.mix(seed + 31L * part + seat));
        if (choice.moves().size() == 1) {
            int code = choice.moves().getFirst();
            var known = perfect.loss(step.before(), seat, code);
            if (known.isPresent()) {
                return proved(part, step, choice, known.getAsDouble());
            }
        }
        var share = perfect.share(step.before(), seat, choice.moves());
        if (share.isPresent() && share.getAsDouble() >= SOMETIMES) {
            return Optional.empty();
        }
        var choices = possible.of(worlds.any(), choice, new Seeded(seed, part));
        return choices.size() == 1 ? Optional.empty() : compared(part, step, choice, best(choices));
    }

    private Optional<Mistake> proved(
            int part, SeatsChoose<S> step, SeatChoice choice, double loss) {
        if (loss <= LEAST_LOSS) {
            return Optional.empty();
        }
        var better = List.of(perfect.best(step.before(), choice.seat()));
        return Optional.of(mistake(part, step, choice, better, new Figure(loss, 0), 0));
    }

    /**
     * The choice that is worth most beside the one that was made, which is the first: all are tried
     * in some worlds, the better half in twice as many, until few are left.
     */
    private List<Integer> best(List<List<Integer>> choices) {
        var sums = new double[choices.size()];
        var left = new ArrayList<>(IntStream.range(1, sums.length).boxed().toList());
        long world = 0;
        int batch = FIRST;
        while (true) {
            for (int i = 0; i < batch; i++) {
                worlds.imagine(world++);
                left.forEach(place -> sums[place] += worlds.worth(choices.get(place), UNHEARD));
            }
            left.sort(Comparator.comparingDouble((Integer place) -> -sums[place]));
            if (left.size() <= FEWEST) {
                return choices.get(left.getFirst());
            }
            left.subList(Math.max(FEWEST, (left.size() + 1) / 2), left.size()).clear();
            batch *= 2;
        }
    }

    private Optional<Mistake> compared(
            int part, SeatsChoose<S> step, SeatChoice choice, List<Integer> better) {
        double sum = 0;
        double squares = 0;
        for (int i = 1; i <= most; i++) {
            worlds.imagine(FRESH + i);
            double loss = worlds.worth(better, UNHEARD) - worlds.worth(choice.moves(), UNHEARD);
            sum += loss;
            squares += loss * loss;
            var sofar = Figure.of(sum, squares, i);
            if (i % BATCH == 0 && sofar.staysBelow(LEAST_LOSS, ERRORS)) {
                return Optional.empty();
            }
        }
        var loss = Figure.of(sum, squares, most);
        return loss.surpasses(LEAST_LOSS, ERRORS) && opinion.agrees(step, choice, better, seed)
                ? Optional.of(mistake(part, step, choice, better, loss, most))
                : Optional.empty();
    }

    /**
     * @param count in how many worlds it was compared; none are needed where the loss is proved
     */
    private Mistake mistake(
            int part,
            SeatsChoose<S> step,
            SeatChoice choice,
            List<Integer> better,
            Figure loss,
            int count) {
        return new Mistake(
                choice.seat(),
                part,
                choice.line(),
                told(step, choice),
                told(step, choice.instead(better)),
                loss,
                count == 0,
                count,
                Optional.empty());
    }

    private ToldChoice told(SeatsChoose<S> step, SeatChoice choice) {
        var view = game.view(step.before(), choice.seat());
        return new ToldChoice(choice.moves(), game.wording().whole(view, choice.moves()));
    }

    /** The same with a reason, if one is found in so many worlds. */
    public Mistake explained(Mistake mistake, SeatsChoose<S> step, int count) {
        worlds.begin(step, mistake.seat(), Seeded.mix(seed - 31L * mistake.part()));
        return mistake.because(
                reasons.find(mistake.better().moves(), mistake.played().moves(), count));
    }
}
