package tischlein.review.choice;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;
import tischlein.review.Precision;
import tischlein.review.Reviewer;
import tischlein.review.SampleGames;
import tischlein.review.game.PathPart.SeatsChoose;
import tischlein.review.game.SeatChoice;
import tischlein.review.game.SupposedPlayer;
import tischlein.review.value.Valuations;

/**
 * Plays games in which seat 0 now and then makes its worst choice, and counts how many of these the
 * review lists, and how many of all other choices: a command for developers.
 *
 * <p>Arguments: a game, how many seats, a bot for all of them, its iterations, how many games, how
 * many of them at most have to be planted in a game, how many seconds at most.
 */
final class ListedStudy<S extends State<S>, V> {
    private static final int SELDOM = 12; // one choice in so many is a planted one
    private static final int FIRST = 60; // worlds to find the worst choice in
    private static final int MEASURED = 300; // worlds that say what it costs
    private static final double LARGE = 0.05;
    private static final long NANOS = 1_000_000_000;

    private final Game<S, ?, V> game;
    private final int seats;
    private final String bot;
    private final Bot.Budget budget;
    private final List<Bot<V>> bots = new ArrayList<>();
    private final int[] codes = new int[Game.MOST_CHOICES];
    private final List<Integer> planted = new ArrayList<>(); // lines with a large loss
    private int lines;
    private int choices;
    private int found;
    private int large;
    private int listed;

    private ListedStudy(Game<S, ?, V> game, String... words) {
        this.game = game;
        this.seats = Integer.parseInt(words[1]);
        this.bot = words[2];
        this.budget = new Bot.Budget(Integer.MAX_VALUE, Integer.parseInt(words[3]));
    }

    public static void main(String... words) {
        study(SampleGames.game(words[0]), words);
    }

    private static <S extends State<S>, V> void study(Game<S, ?, V> game, String... words) {
        new ListedStudy<>(game, words)
                .run(
                        Integer.parseInt(words[4]),
                        Integer.parseInt(words[5]),
                        Long.parseLong(words[6]));
    }

    private void run(int games, int most, long seconds) {
        long end = System.nanoTime() + seconds * NANOS;
        int played = 0;
        while (played < games && System.nanoTime() < end) {
            play(most, 40_000 + played);
            played++;
        }
        System.out.printf(
                Locale.ROOT,
                "%s, %d seats, %s: %d games, %d choices; planted with a loss over 5 points: %d, listed: %d; others listed: %d%n",
                game.about().name(),
                seats,
                bot,
                played,
                choices,
                large,
                found,
                listed);
    }

    private void play(int most, long seed) {
        var random = new Seeded(seed);
        var options = game.about().options(seats);
        var log = new LogWriter(game.about(), options);
        lines = 3;
        planted.clear();
        bots.clear();
        for (int seat = 0; seat < seats; seat++) {
            bots.add(Bots.make(bot, game, seat));
        }
        S s = game.start(options);
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            if (Bits.has(waiting, Game.CHANCE)) {
                move(s, log, Game.CHANCE, game.draw(s, random, codes));
                continue;
            }
            S before = s.copy();
            for (int rest = waiting; rest != 0; rest &= rest - 1) {
                choose(before, s, waiting, Bits.lowest(rest), log, most, random);
            }
        }
        count(log);
    }

    private void move(S s, LogWriter log, int actor, int code) {
        log.move(actor, game.words().word(code));
        lines++;
        game.play(s, actor, code, News.UNHEARD);
    }

    private void choose(
            S before, S s, int waiting, int seat, LogWriter log, int most, Seeded random) {
        int count = game.choices(s, seat, codes);
        choices += count > 1 ? 1 : 0;
        boolean plants = seat == 0 && planted.size() < most && random.nextInt(SELDOM) == 0;
        if (plants && count > 1) {
            plant(before, waiting, random.nextLong()).forEach(code -> move(s, log, seat, code));
            return;
        }
        do {
            int now = game.choices(s, seat, codes);
            var bot = bots.get(seat);
            int code =
                    now == 1
                            ? codes[0]
                            : bot.choose(() -> game.view(s, seat), codes, now, budget, random);
            move(s, log, seat, code);
        } while (SeatChoice.unfinished(game, s, seat));
    }

    /** The worst choice of seat 0; notes its line if it costs much. */
    private List<Integer> plant(S before, int waiting, long seed) {
        var valuation = Valuations.best(game, game.about().options(seats));
        var supposed = new SupposedPlayer<>(game, seats, before);
        var worlds = new ImaginedWorlds<>(game, valuation, supposed, seats, before);
        var all = new ArrayList<SeatChoice>();
        for (int rest = waiting; rest != 0; rest &= rest - 1) {
            all.add(new SeatChoice(Bits.lowest(rest), 0, List.of()));
        }
        worlds.begin(new SeatsChoose<>(before, 0, all), 0, seed);
        var any = supposed.choose(before, 1, new Seeded(seed)).getFirst();
        var possible = new PossibleChoices<>(game).of(worlds.any(), any, new Seeded(seed));
        var sums = sums(worlds, possible, 0, FIRST);
        int worst = 0;
        int best = 0;
        for (int i = 1; i < sums.length; i++) {
            worst = sums[i] < sums[worst] ? i : worst;
            best = sums[i] > sums[best] ? i : best;
        }
        var two = sums(worlds, List.of(possible.get(best), possible.get(worst)), FIRST, MEASURED);
        if (two[0] - two[1] > LARGE * MEASURED) {
            planted.add(lines + 1);
        }
        return possible.get(worst);
    }

    private double[] sums(
            ImaginedWorlds<S, V> worlds, List<List<Integer>> possible, int from, int count) {
        var sums = new double[possible.size()];
        for (int world = from; world < from + count; world++) {
            worlds.imagine(world);
            for (int i = 0; i < sums.length; i++) {
                sums[i] += worlds.worth(possible.get(i), News.UNHEARD);
            }
        }
        return sums;
    }

    private void count(LogWriter log) {
        var review =
                Reviewer.of(game, LogReader.read("game.log", log.text()), 1)
                        .review(Precision.USUAL, _ -> {});
        large += planted.size();
        for (var own : review.mistakes()) {
            for (var mistake : own) {
                boolean one = mistake.seat() == 0 && planted.contains(mistake.line());
                found += one ? 1 : 0;
                listed += one ? 0 : 1;
            }
        }
    }
}
