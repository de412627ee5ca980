package tischlein.arena.play;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import tischlein.bots.Bots;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;

/**
 * Which bots are to play how many games of what. Games come in deals: the games of a deal have the
 * same chance, and the bots change seats between them.
 *
 * @param bots names; with fewer than seats, the last one has all the seats that are left; with
 *     more, lot decides in every deal who plays. In a team game each plays every deal with itself.
 * @param games how many at least, if nothing ends it before
 * @param untilDecided whether to stop as soon as it is known who is stronger
 */
public record Contest<S extends State<S>, V>(
        Game<S, ?, V> game,
        Options options,
        List<String> bots,
        long games,
        long seed,
        Budget budget,
        boolean untilDecided) {
    public static final long MOST_GAMES = 10_000_000;

    /**
     * @throws Unsuitable if there is no such bot, or too many of one, or no such number of games
     */
    public Contest {
        bots = List.copyOf(bots);
        (bots.isEmpty() ? List.of("") : bots).forEach(bot -> Bots.make(bot, game, 0));
        if (games < 1 || games > MOST_GAMES) {
            throw new Unsuitable(
                    say("unsuitable.number")
                            .text("option", "games")
                            .text("found", Long.toString(games))
                            .text("least", "1")
                            .text("most", Long.toString(MOST_GAMES)));
        }
        boolean crowded = game.about().team() || bots.size() > options.seats();
        var seen = new HashSet<String>();
        for (var bot : bots) {
            if (!seen.add(bot) && crowded) {
                throw new Unsuitable(say("unsuitable.repeated").text("bot", bot));
            }
        }
    }

    /** The bots without repetition, in the order in which they are named. */
    public List<String> names() {
        return bots.stream().distinct().toList();
    }

    /**
     * Who sits where in the games of a deal: for each game a list with a place in {@link #names}
     * for each seat.
     */
    public List<List<Integer>> lineups(long deal) {
        var lineups = new ArrayList<List<Integer>>();
        if (game.about().team()) {
            for (int bot = 0; bot < bots.size(); bot++) {
                lineups.add(Collections.nCopies(options.seats(), bot));
            }
            return lineups;
        }
        var circle = circle(deal);
        do {
            lineups.add(List.copyOf(circle));
            Collections.rotate(circle, 1);
        } while (!circle.equals(lineups.getFirst()));
        return lineups;
    }

    /**
     * Who plays a deal, by lot and in an order by lot: so nobody has the same neighbour for good.
     */
    private List<Integer> circle(long deal) {
        var names = names();
        var all = new ArrayList<Integer>();
        bots.forEach(bot -> all.add(names.indexOf(bot)));
        while (all.size() < options.seats()) {
            all.add(all.getLast());
        }
        var lot = new Seeded(RandomStreams.deal(seed, deal), RandomStreams.LINEUP);
        for (int i = 0; i < options.seats(); i++) {
            Collections.swap(all, i, i + lot.nextInt(all.size() - i));
        }
        return new ArrayList<>(all.subList(0, options.seats()));
    }

    /** Whether the clock ends some bot's thinking: then nobody can promise the same game again. */
    public boolean timed() {
        return budget.millis() < Integer.MAX_VALUE
                || bots.stream().anyMatch(bot -> bot.contains(":ms="));
    }

    /** How many deals it takes to get all the games. */
    public long deals() {
        if (game.about().team()) {
            return (games + bots.size() - 1) / bots.size();
        }
        if (names().size() == 1) {
            return games;
        }
        long deals = 0;
        for (long played = 0; played < games; deals++) {
            played += lineups(deals).size();
        }
        return deals;
    }
}
