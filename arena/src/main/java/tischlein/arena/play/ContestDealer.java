package tischlein.arena.play;

import java.util.ArrayList;
import java.util.List;
import tischlein.bots.Bots;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Fingerprint;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * Plays the games of a contest, one deal after another. Every game has bots that have never played
 * before: what they learnt in another game could not be repeated.
 */
public final class ContestDealer<S extends State<S>, V> {
    private final Contest<S, V> contest;
    private final Game<S, ?, V> game;
    private final News news;
    private final S start;
    private final S s;
    private final int seats;
    private final Seeded chance = new Seeded(0);
    private final int[] codes = new int[Game.MOST_CHOICES];
    private long root;
    private int draws;

    public ContestDealer(Contest<S, V> contest, News news) {
        this.contest = contest;
        this.game = contest.game();
        this.news = news;
        this.start = game.start(contest.options());
        this.s = start.copy();
        this.seats = contest.options().seats();
    }

    /** The state in which the last game ended. */
    public S ended() {
        return s;
    }

    public List<PlayedGame> deal(long deal) {
        var games = new ArrayList<PlayedGame>();
        for (var lineup : contest.lineups(deal)) {
            games.add(play(deal, games.size(), lineup));
        }
        return games;
    }

    /** A bot and random numbers of its own. */
    private record Player<V>(Bot<V> bot, Seeded luck) {}

    public PlayedGame play(long deal, int number, List<Integer> lineup) {
        s.become(start);
        root = RandomStreams.deal(contest.seed(), deal);
        draws = 0;
        var players = players(number, lineup);
        var race = new LeadChanges<>(game, seats);
        int moves = 0;
        int decisions = 0;
        long fingerprint = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int count = actor == Game.CHANCE ? 1 : game.choices(s, actor, codes);
            decisions += count > 1 ? 1 : 0;
            int code = actor == Game.CHANCE ? drawn() : chosen(players, actor, count);
            game.play(s, actor, code, news);
            moves++;
            fingerprint = Fingerprint.after(fingerprint, actor, code);
            race.look(s);
        }
        return new PlayedGame(
                deal, number, moves, decisions, race.changes(), fingerprint, sitters(lineup));
    }

    private List<Player<V>> players(int number, List<Integer> lineup) {
        var names = contest.names();
        var players = new ArrayList<Player<V>>();
        for (int seat = 0; seat < seats; seat++) {
            var luck = new Seeded(root, RandomStreams.inDeal(number, seats, seat));
            players.add(new Player<>(Bots.make(names.get(lineup.get(seat)), game, seat), luck));
        }
        return players;
    }

    /** The n-th move of chance in a deal depends on n and not on who drew how often before. */
    private int drawn() {
        chance.begin(root, draws);
        draws++;
        return game.draw(s, chance, codes);
    }

    private int chosen(List<Player<V>> players, int seat, int count) {
        if (count == 1) {
            return codes[0];
        }
        var player = players.get(seat);
        return player.bot.choose(
                () -> game.view(s, seat), codes, count, contest.budget(), player.luck);
    }

    private List<PlayedGame.Sitter> sitters(List<Integer> lineup) {
        var sitters = new ArrayList<PlayedGame.Sitter>();
        for (var standing : game.result(s).standings()) {
            int seat = standing.seat();
            int parts = (int) Math.round(game.payoff(s, seat) * GameSums.WIN);
            sitters.add(
                    new PlayedGame.Sitter(
                            lineup.get(seat), parts, standing.place(), standing.score()));
        }
        return sitters;
    }
}
