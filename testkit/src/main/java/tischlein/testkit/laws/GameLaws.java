package tischlein.testkit.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Playout;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.testkit.inspect.Breach;
import tischlein.testkit.pages.RulePage;
import tischlein.testkit.play.Counts;
import tischlein.testkit.play.GameTables;

/**
 * The laws that every game must obey, put to the test in random games with every seat count and
 * every combination of options: at each step, for each viewer.
 */
public final class GameLaws<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final RulePage rules;
    private final List<ConservationLaw<S, V>> conserved = new ArrayList<>();
    private RevealingMoves<S> shows = (_, _, _) -> false;
    private boolean advised;

    private GameLaws(Game<S, ?, V> game, RulePage rules) {
        this.game = game;
        this.rules = rules;
    }

    public static <S extends State<S>, V> GameLaws<S, V> of(Game<S, ?, V> game) {
        return of(game, RulePage.of(game.about().name()));
    }

    static <S extends State<S>, V> GameLaws<S, V> of(Game<S, ?, V> game, RulePage rules) {
        return new GameLaws<>(game, rules);
    }

    /** Something that must always be as much as it was at the start. */
    public GameLaws<S, V> conserving(String what, ToLongFunction<S> measure) {
        conserved.add(new ConservationLaw<>(what, measure));
        return this;
    }

    /**
     * Moves of a single actor after which the rules have hidden things turned up, so that others
     * may learn from them what was hidden before.
     */
    public GameLaws<S, V> showing(RevealingMoves<S> shows) {
        this.shows = shows;
        return this;
    }

    /**
     * Looks at games in which seats move as the game advises: they come to rules that random games
     * hardly ever need.
     */
    public GameLaws<S, V> advised() {
        advised = true;
        return this;
    }

    /**
     * The laws as tests, one for each seat count and combination of options, in which the seats
     * that options name vary. A game that has long games or many tables is looked at now and then
     * only, so that all tests together look at about {@link Counts#LAW_MOMENTS} moments.
     */
    public Stream<DynamicTest> tests() {
        var groups = GameTables.bySeatsAndOptions(game.about());
        int moments =
                groups.values().stream().mapToInt(tables -> moves(tables) * games(tables)).sum();
        int gap = Math.ceilDiv(moments, Counts.LAW_MOMENTS);
        return groups.entrySet().stream()
                .map(group ->
                        DynamicTest.dynamicTest(
                                group.getKey(),
                                () -> check(group.getValue(), games(group.getValue()), gap)));
    }

    private static int games(List<Options> tables) {
        return Math.max(Counts.LAW_GAMES, tables.size());
    }

    /** How long games of a group are, roughly. */
    private int moves(List<Options> tables) {
        var playout = new Playout<>(game);
        playout.finish(game.start(tables.getFirst()), new Seeded(Counts.SEED));
        return (int) playout.moves();
    }

    /**
     * No dead end, nothing lost, always an end, and payoffs that add up, in very many games: one
     * test for each seat count and edition.
     */
    public Stream<DynamicTest> promises() {
        return GameTables.bySeatsAndEdition(game.about()).entrySet().stream()
                .map(group ->
                        DynamicTest.dynamicTest(
                                group.getKey(),
                                () ->
                                        new Promises<>(game, conserved)
                                                .check(group.getValue(), Counts.PROMISE_GAMES)));
    }

    /** Some games of every seat count and combination of options that names no seat. */
    void check(int games) {
        check(games, 1);
    }

    /** The same, at one in so many moments. */
    public void check(int games, int gap) {
        GameTables.bySeatsAndOptions(game.about())
                .values()
                .forEach(tables -> check(tables, games, gap));
    }

    private void check(List<Options> tables, int games, int gap) {
        var laws = laws();
        for (int n = 0; n < games; n++) {
            check(laws, tables.get(n % tables.size()), n, gap);
        }
    }

    private List<Law<S, V>> laws() {
        var laws = new ArrayList<Law<S, V>>();
        laws.add(new ChoicesLaw<>(rules));
        laws.add(new CopyLaw<>());
        laws.addAll(conserved);
        laws.add(new MidwayLaw<>());
        laws.add(new ViewLaw<>());
        laws.add(new SecretLaw<>());
        laws.add(new WorldsLaw<>(shows));
        laws.add(new ChanceLaw<>());
        laws.add(new NewsLaw<>());
        laws.add(new PayoffLaw<>());
        laws.add(new ReplayLaw<>());
        return laws;
    }

    private void check(List<Law<S, V>> laws, Options options, int n, int gap) {
        var now = new Moment<>(game, options, advised, Counts.SEED, n);
        while (now.waiting() != 0) {
            if (now.step() == 0 || now.random.nextInt(gap) == 0) {
                laws.forEach(law -> upheld(law.name(), now, n, () -> law.check(now)));
            }
            upheld("play", now, n, now::play);
            upheld(
                    "end",
                    now,
                    n,
                    () -> now.need(now.step() < Counts.MOST_MOVES, () -> "the game does not end"));
        }
        laws.forEach(law -> upheld(law.name(), now, n, () -> law.checkEnd(now)));
    }

    /** Looks whether a law holds; also an exception in the game's own code is a breach of it. */
    private void upheld(String law, Moment<S, V> now, int n, Runnable check) {
        try {
            check.run();
        } catch (Breach e) {
            throw broken(law, now, n, String.valueOf(e.getMessage()), e);
        } catch (RuntimeException | AssertionError e) {
            throw broken(law, now, n, e.toString(), e);
        }
    }

    private BrokenLaw broken(String law, Moment<S, V> now, int n, String what, Throwable cause) {
        return new BrokenLaw(
                law,
                "the law “%s” is broken in %s, %s, game %d of seed %d, step %d: %s%nThe log so far:%n%s"
                        .formatted(
                                law,
                                game.about().name(),
                                now.options.text(),
                                n,
                                Counts.SEED,
                                now.step(),
                                what,
                                now.log()),
                cause);
    }
}
