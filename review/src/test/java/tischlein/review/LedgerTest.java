package tischlein.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.buckets.Buckets;
import tischlein.buffet.Buffet;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.larder.Larder;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.office.Office;
import tischlein.review.game.GamePath;
import tischlein.review.ledger.Account;
import tischlein.review.ledger.Bookkeeper;
import tischlein.review.ledger.Bookkeeper.Effort;
import tischlein.review.ledger.Ledger;
import tischlein.review.value.Valuations;

class LedgerTest {
    private static final double EXACTLY = 1e-9;
    private static final Effort LITTLE = new Effort(8, 2);
    private static final List<Game<?, ?, ?>> GAMES =
            List.of(new Buffet(), new Office(), new Larder(), new Buckets());

    static <S extends State<S>, V> Ledger ledger(
            Game<S, ?, V> game, Log log, Effort effort, long seed) {
        var path = GamePath.of(game, log);
        var valuation = Valuations.best(game, path.options());
        return new Bookkeeper<>(game, path, valuation, effort, seed).ledger();
    }

    /** All that must be true of every ledger, to the last digit. */
    private static <S extends State<S>, V> void assertAddsUp(Game<S, ?, V> game, Log log) {
        var ledger = ledger(game, log, LITTLE, 1);
        S end = Replay.of(game, log).finish(News.UNHEARD).state();
        var sum = Account.EMPTY;
        for (int seat = 0; seat < ledger.seats(); seat++) {
            var account = ledger.account(seat);
            assertThat(account.sum()).isCloseTo(ledger.result(seat), within(EXACTLY));
            if (ledger.finished()) {
                assertThat(ledger.result(seat))
                        .isCloseTo(game.payoff(end, seat) - ledger.share(), within(EXACTLY));
            }
            sum = sum.plus(account);
        }
        if (!game.about().team()) {
            assertThat(sum.chair()).isCloseTo(0, within(EXACTLY));
            assertThat(sum.luck()).isCloseTo(0, within(EXACTLY));
            assertThat(sum.own() + sum.others()).isCloseTo(0, within(EXACTLY));
        }
        ledger.bookings()
                .forEach(booking -> {
                    for (int seat = 0; seat < ledger.seats(); seat++) {
                        double change = booking.after().of(seat) - booking.before().of(seat);
                        assertThat(booking.entries().get(seat).sum())
                                .isCloseTo(change, within(EXACTLY));
                    }
                });
    }

    @TestFactory
    Stream<DynamicTest> chairLuckOwnAndOthersAddUpToTheResultInEveryPlaythrough()
            throws IOException {
        var tests = new ArrayList<DynamicTest>();
        for (var game : GAMES) {
            var folder =
                    Path.of("../games", game.about().name(), "src/test/resources/playthroughs");
            try (var files = Files.list(folder)) {
                files.sorted()
                        .map(LogReader::read)
                        .map(log ->
                                DynamicTest.dynamicTest(
                                        log.file(),
                                        () -> assertAddsUp(Replay.game(log, List.of(game)), log)))
                        .forEach(tests::add);
            }
        }
        assertThat(tests).hasSizeGreaterThanOrEqualTo(GAMES.size());
        return tests.stream();
    }

    @TestFactory
    Stream<DynamicTest> theyAddUpInRandomGames() {
        return GAMES.stream()
                .map(game -> DynamicTest.dynamicTest(game.about().name(), () -> random(game)));
    }

    private static <S extends State<S>, V> void random(Game<S, ?, V> game) {
        int seats = Math.max(2, game.about().fewestSeats());
        for (int more = 0; seats + more <= game.about().mostSeats(); more++) {
            var games = new BotGames<>(game, seats + more, "random");
            for (long seed = 0; seed < 5; seed++) {
                assertAddsUp(game, games.play(seed));
            }
        }
    }
}
