package tischlein.log;

import static tischlein.kernel.Bits.bit;

import java.util.List;
import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/** Goes through a log line by line until one does not match what was promised. */
final class Verifier<S extends State<S>> {
    private static final String DIGITS_OF_A_SEED = "64";
    private static final String DIGITS_OF_A_SALT = "32";

    private final Game<S, ?, ?> game;
    private final Log log;
    private final Replay<S> replay;
    private final Optional<SecretSeed> seed;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private Optional<Step> step = Optional.empty();
    private int draws;
    private int kept;
    private int uncommitted;

    Verifier(Game<S, ?, ?> game, Log log) {
        this.game = game;
        this.log = log;
        replay = Replay.of(game, log);
        seed = sealedSeed(log);
    }

    /** The seed, if its hash is the seal; another one proves nothing. */
    private static Optional<SecretSeed> sealedSeed(Log log) {
        return told(log.entries())
                .filter(told -> SecretSeed.isSeed(told.hex()))
                .map(told -> SecretSeed.parse(told.hex()))
                .filter(seed -> log.header().seal().filter(seed.seal()::equals).isPresent());
    }

    private static Optional<Log.Seed> told(List<Log.Entry> entries) {
        return !entries.isEmpty() && entries.getLast() instanceof Log.Seed last
                ? Optional.of(last)
                : Optional.empty();
    }

    Verification verification() {
        var misfit = Optional.<Misfit>empty();
        for (int i = 0; i < log.entries().size() && misfit.isEmpty(); i++) {
            misfit =
                    switch (log.entries().get(i)) {
                        case Log.Move move -> move(move);
                        case Log.Commitment commitment -> commitment(commitment);
                        case Log.Opening opening -> opening(opening);
                        case Log.Seed told -> seed(told);
                    };
        }
        return new Verification(
                chance(), draws, kept, uncommitted, misfit.isEmpty() ? atTheEnd() : misfit);
    }

    private Verification.Draws chance() {
        if (log.header().seal().isEmpty()) {
            return Verification.Draws.UNSEALED;
        }
        if (told(log.entries()).isPresent()) {
            return Verification.Draws.CHECKED;
        }
        return game.waiting(replay.state()) == 0
                ? Verification.Draws.MISSING
                : Verification.Draws.UNTOLD;
    }

    private Optional<Misfit> move(Log.Move move) {
        var found = Expected.line(move.actor(), LogReader.shortened(move.word()));
        var unready = uncommitted(move, found).or(() -> unopened(move, found));
        if (unready.isPresent()) {
            return unready;
        }
        return move.actor() == Game.CHANCE ? draw(move, found) : choice(move);
    }

    private Optional<Misfit> draw(Log.Move move, String found) {
        S s = replay.state();
        // If it is not chance's turn, the replay refuses the line.
        var drawn =
                seed.filter(_ -> game.waiting(s) == bit(Game.CHANCE))
                        .map(known -> game.words().word(known.draw(game, s, draws, codes)));
        replay.step(News.UNHEARD);
        draws++;
        return drawn.filter(word -> !word.equals(move.word()))
                .map(word ->
                        new Misfit(
                                Misfit.Kind.DRAW,
                                move.line(),
                                Expected.line(Game.CHANCE, word),
                                found));
    }

    private Optional<Misfit> choice(Log.Move move) {
        begin();
        replay.step(News.UNHEARD);
        boolean complete = !game.midway(replay.state(), move.actor());
        step.ifPresent(now -> now.move(move.actor(), move.word(), complete));
        step.filter(now -> now.chosen() && !now.pledged())
                .ifPresent(now -> {
                    uncommitted += now.size();
                    step = Optional.empty();
                });
        return Optional.empty();
    }

    /** Begins a step if several seats owe a choice now. */
    private void begin() {
        int waiting = game.waiting(replay.state());
        if (step.isEmpty() && Step.begins(waiting)) {
            step = Optional.of(new Step(waiting));
        }
    }

    private Optional<Misfit> commitment(Log.Commitment commitment) {
        replay.step(News.UNHEARD);
        begin();
        var found = line("~", commitment.seat(), commitment.hash());
        if (step.isEmpty() || step.get().begun() && !step.get().chosen()) {
            return misfit(Misfit.Kind.MISPLACED, commitment, "", found);
        }
        var unopened = unopened(commitment, found);
        if (unopened.isPresent()) {
            return unopened;
        }
        var next = step.get().nextToCommit();
        if (next.isEmpty()) {
            return misfit(Misfit.Kind.MISPLACED, commitment, "", found);
        }
        if (next.getAsInt() != commitment.seat()) {
            var expected = line("~", next.getAsInt(), "HASH");
            return misfit(Misfit.Kind.UNCOMMITTED, commitment, expected, found);
        }
        step.get().commit(commitment);
        return Optional.empty();
    }

    private Optional<Misfit> opening(Log.Opening opening) {
        replay.step(News.UNHEARD);
        var found = line("!", opening.seat(), LogReader.shortened(opening.salt()));
        if (step.isEmpty() || !step.get().chosen()) {
            return misfit(Misfit.Kind.UNFOUNDED, opening, "", found);
        }
        var commitment = step.get().nextToOpen();
        if (commitment.seat() != opening.seat()) {
            return unopened(opening, found);
        }
        if (!Pledge.isSalt(opening.salt())) {
            var digits = Integer.toString(opening.salt().length());
            return misfit(Misfit.Kind.LENGTH, opening, DIGITS_OF_A_SALT, digits);
        }
        var hash = Pledge.hash(opening.salt(), opening.seat(), step.get().moves(opening.seat()));
        if (!hash.equals(commitment.hash())) {
            return misfit(Misfit.Kind.PLEDGE, opening, commitment.hash(), hash);
        }
        open(step.get());
        return Optional.empty();
    }

    private void open(Step now) {
        now.open();
        kept++;
        if (now.kept()) {
            step = Optional.empty();
        }
    }

    private Optional<Misfit> seed(Log.Seed told) {
        replay.step(News.UNHEARD);
        var pledged = step.filter(Step::pledged);
        if (pledged.isPresent()) {
            return misfit(Misfit.Kind.UNOPENED, told, expectedOpening(pledged.get()), "seed …");
        }
        var seal = log.header().seal();
        if (seal.isEmpty() || seed.isPresent()) {
            return Optional.empty();
        }
        if (!SecretSeed.isSeed(told.hex())) {
            var digits = Integer.toString(told.hex().length());
            return misfit(Misfit.Kind.LENGTH, told, DIGITS_OF_A_SEED, digits);
        }
        return misfit(Misfit.Kind.SEAL, told, seal.get(), SecretSeed.parse(told.hex()).seal());
    }

    /** Once one seat has committed, all the others in the step must. */
    private Optional<Misfit> uncommitted(Log.Entry entry, String found) {
        var next = step.filter(Step::pledged).map(Step::nextToCommit);
        return next.isPresent() && next.get().isPresent()
                ? misfit(
                        Misfit.Kind.UNCOMMITTED,
                        entry,
                        line("~", next.get().getAsInt(), "HASH"),
                        found)
                : Optional.empty();
    }

    /** Choices must be opened right after the last of them. */
    private Optional<Misfit> unopened(Log.Entry entry, String found) {
        return step.filter(Step::chosen)
                .flatMap(now -> misfit(Misfit.Kind.UNOPENED, entry, expectedOpening(now), found));
    }

    private Optional<Misfit> atTheEnd() {
        return step.filter(now -> now.pledged() && game.waiting(replay.state()) == 0)
                .flatMap(now ->
                        misfit(
                                Misfit.Kind.ENDED,
                                log.entries().getLast(),
                                expectedOpening(now),
                                ""));
    }

    private static String expectedOpening(Step now) {
        return line("!", now.nextToOpen().seat(), "SALT");
    }

    private static String line(String sign, int seat, String what) {
        return sign + " " + seat + " " + what;
    }

    private static Optional<Misfit> misfit(
            Misfit.Kind kind, Log.Entry entry, String expected, String found) {
        return Optional.of(new Misfit(kind, entry.line(), expected, found));
    }
}
