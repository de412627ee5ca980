package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tischlein.bots.Bots;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;
import tischlein.log.Misfit;
import tischlein.log.Replay;
import tischlein.log.SecretSeed;
import tischlein.log.Verification;
import tischlein.table.outside.KnownGames;
import tischlein.table.outside.Outside;
import tischlein.table.request.NewTable;
import tischlein.table.request.RequestRefused;
import tischlein.table.seats.BotNames;
import tischlein.table.seats.HostPowers;
import tischlein.table.seats.SeatingRules;
import tischlein.table.store.Batch;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.table.store.Setup.Chair;
import tischlein.table.store.StoredTable;
import tischlein.table.store.StoredTable.Phase;

/**
 * How a table begins: its game and options, the lines that its log begins with, and who sits where.
 *
 * @param over whether these lines tell a whole game
 */
record TableOpening(
        Game<?, ?, ?> game, Options options, List<String> lines, Setup setup, boolean over) {
    private static final int USUAL_SEATS = 4;
    private static final int MOST_SECONDS = 86_400;
    private static final int LONGEST_PACE = 10_000;

    /** The longest of 120 games had 1,091 lines and 32 kB: docs/decisions/0053. */
    private static final int MOST_LINES = 5_000;

    private static final int LONGEST_LOG = 128 * 1024; // characters
    private static final Pattern FIRST = Pattern.compile("\\* (\\S+) (\\d+)");

    /**
     * The table that somebody asks for.
     *
     * @throws RequestRefused if there can be no such table
     */
    static TableOpening of(NewTable wish, Guest host, KnownGames games) {
        try {
            return wish.log().isEmpty() ? fresh(wish, host, games) : logged(wish, host, games);
        } catch (Unsuitable unsuitable) {
            throw RequestRefused.unsuitable(unsuitable.sentence());
        } catch (LogError error) {
            throw RequestRefused.unsuitable(error.told());
        }
    }

    private static TableOpening fresh(NewTable wish, Guest host, KnownGames games) {
        var game = games.newest(wish.game()).orElseThrow(() -> noGame(wish.game(), games));
        var options = game.about().options(seats(wish, game), wish.options());
        return new TableOpening(
                game, options, List.of(), setup(wish, options, host, BotNames.of(game)), false);
    }

    private static RequestRefused noGame(String name, KnownGames games) {
        return RequestRefused.unsuitable(
                say("refused.game")
                        .text("game", name)
                        .texts(
                                "games",
                                games.all().stream().map(one -> one.about().name()).toList()));
    }

    private static int seats(NewTable wish, Game<?, ?, ?> game) {
        if (wish.seats() > 0) {
            return wish.seats();
        }
        return wish.chairs().isEmpty()
                ? Math.clamp(USUAL_SEATS, game.about().fewestSeats(), game.about().mostSeats())
                : wish.chairs().size();
    }

    private static TableOpening logged(NewTable wish, Guest host, KnownGames games) {
        needGameLength(wish.log().length() <= LONGEST_LOG);
        var log = LogReader.read("log", wish.log());
        needGameLength(log.entries().size() <= MOST_LINES);
        var game = Replay.game(log, games.all());
        return logged(game, log, wish, host);
    }

    /** No game is longer; and all that is stored is read and played again, by whoever asks. */
    private static void needGameLength(boolean right) {
        RequestRefused.unsuitableUnless(
                right,
                say("refused.log")
                        .number("lines", MOST_LINES)
                        .number("kilobytes", LONGEST_LOG / 1024));
    }

    private static <S extends State<S>> TableOpening logged(
            Game<S, ?, ?> game, Log log, NewTable wish, Guest host) {
        needPromisesKept(game, log);
        var replay = Replay.of(game, log).finish(News.UNHEARD);
        boolean over = game.waiting(replay.state()) == 0;
        // A log that goes on keeps nothing but moves: it may break off between a commitment and its
        // opening, and nothing may follow a seed.
        var lines =
                log.entries().stream()
                        .filter(entry -> over || entry instanceof Log.Move)
                        .map(LogWriter::written)
                        .toList();
        var setup = setup(wish, replay.table(), host, BotNames.of(game));
        return new TableOpening(game, replay.table(), lines, setup, over);
    }

    /** A commitment, an opening or a seed that belongs to nothing would only be stored. */
    private static <S extends State<S>> void needPromisesKept(Game<S, ?, ?> game, Log log) {
        boolean promises = !log.entries().stream().allMatch(Log.Move.class::isInstance);
        if (promises) {
            Verification.of(game, log)
                    .misfit()
                    .ifPresent(misfit -> {
                        throw new LogError(log.file(), misfit.line(), unfit(misfit));
                    });
        }
    }

    private static Sentence unfit(Misfit misfit) {
        return switch (misfit.kind()) {
            case MISPLACED, UNFOUNDED -> say("refused.log.stray").text("found", misfit.found());
            case LENGTH, SEAL, DRAW, PLEDGE, UNCOMMITTED, UNOPENED, ENDED ->
                    say("refused.log.unfit");
        };
    }

    private static Setup setup(NewTable wish, Options options, Guest host, BotNames botNames) {
        check(wish);
        var chairs = new ArrayList<Chair>();
        for (int seat = 0; seat < options.seats(); seat++) {
            chairs.add(Chair.OPEN);
        }
        var setup =
                new Setup(
                        host.hash(),
                        chairs,
                        wish.chat(),
                        wish.order(),
                        wish.newcomers(),
                        wish.absence(),
                        wish.pace(),
                        wish.rules().at(host.hash()),
                        "");
        RequestRefused.unsuitableUnless(
                wish.chairs().size() <= chairs.size(),
                say("refused.chairs").number("most", chairs.size()));
        for (int seat = 0; seat < wish.chairs().size(); seat++) {
            if (wish.chairs().get(seat).equals("me")) {
                setup = setup.with(seat, Chair.of(host));
            }
        }
        // Bots come after the host, so that none of them has the host's name.
        for (int seat = 0; seat < wish.chairs().size(); seat++) {
            setup = seated(setup, seat, wish.chairs().get(seat), botNames);
        }
        return setup;
    }

    private static Setup seated(Setup setup, int seat, String who, BotNames botNames) {
        return switch (who) {
            case "me", "open" -> setup;
            default -> {
                RequestRefused.unsuitableUnless(
                        who.startsWith("bot "),
                        say("refused.who").text("who", who).texts("bots", Bots.NAMES));
                yield SeatingRules.place(setup, seat, who.substring("bot ".length()), botNames);
            }
        };
    }

    private static void check(NewTable wish) {
        var pace = wish.pace();
        boolean right =
                within(wish.absence().seconds(), MOST_SECONDS)
                        && within(pace.move(), MOST_SECONDS * 1_000)
                        && within(pace.bank(), MOST_SECONDS * 1_000)
                        && within(pace.bots(), LONGEST_PACE)
                        && within(wish.rules().patience(), MOST_SECONDS / 60);
        RequestRefused.unsuitableUnless(right, say("refused.seconds"));
    }

    private static boolean within(int number, int most) {
        return number >= 0 && number <= most;
    }

    /**
     * The same table once more, with the first seat passed on clockwise (buckets 7.4).
     *
     * @param began the first line of the last game's log, which tells what the lot decided
     */
    static TableOpening again(Game<?, ?, ?> game, Log.Header header, Setup setup, String began) {
        var about = game.about();
        var old = about.options(header.seats(), header.options());
        var options = new HashMap<>(header.options());
        for (var option : about.options()) {
            if (option.values(old.seats()).contains(Option.LOT)) {
                int first = first(old, option.name(), began);
                options.put(
                        option.name(),
                        first == Game.NOBODY
                                ? Option.LOT
                                : Integer.toString((first + 1) % old.seats()));
            }
        }
        var seated = HostPowers.withoutRemoved(setup, BotNames.of(game));
        var chairs = seated.chairs().stream().map(Chair::anew).toList();
        return new TableOpening(
                game,
                about.options(header.seats(), Map.copyOf(options)),
                List.of(),
                seated.withChairs(chairs).withNext(""),
                false);
    }

    /** The table as the store is to keep it first. */
    StoredTable row(String id, boolean listed, String series, Phase phase, Outside outside) {
        var seed = SecretSeed.of(outside.seed());
        var header = new LogWriter(game.about(), options);
        // A table that begins from a log has no seal: somebody has chosen what chance did.
        var text = (lines.isEmpty() ? header.seal(seed.seal()) : header).text();
        return new StoredTable(
                id,
                1,
                text,
                seed.hex(),
                ProtocolJson.write(setup),
                listed,
                series,
                outside.now(),
                setup.guests(),
                lines.size(),
                over ? Phase.OVER : phase,
                phase == Phase.PLAYING ? StoredTable.AT_ONCE : StoredTable.NEVER,
                "");
    }

    /** The first lines of its log, if it has any. */
    List<Batch> beginning(long now) {
        return lines.isEmpty() ? List.of() : List.of(new Batch(0, lines, "", now));
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return "a table of " + game.about().name() + " that begins with " + lines.size() + " lines";
    }

    private static int first(Options old, String option, String began) {
        int named = old.seat(option);
        var lot = FIRST.matcher(began);
        return named == Game.NOBODY && lot.matches() && lot.group(1).equals(option)
                ? Integer.parseInt(lot.group(2))
                : named;
    }
}
