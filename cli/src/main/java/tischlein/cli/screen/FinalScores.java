package tischlein.cli.screen;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import tischlein.cli.run.Voice;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Speaker;

/** How a game stands or ended: the score table, the winners, and what broke a tie. */
public record FinalScores(boolean over, boolean team, Result result, List<Integer> winners) {
    public static <S extends State<S>> FinalScores of(Game<S, ?, ?> game, S s) {
        boolean over = game.waiting(s) == 0;
        return of(game, game.result(s), over, seat -> over && game.payoff(s, seat) > 0);
    }

    /** How a game ended, of which this world is imagined. */
    public static <S extends State<S>> FinalScores of(Game<S, ?, ?> game, S world, Result result) {
        return of(
                game,
                result,
                true,
                seat ->
                        game.about().team()
                                ? game.payoff(world, seat) > 0
                                : result.standings().get(seat).place() == 1);
    }

    private static FinalScores of(
            Game<?, ?, ?> game, Result result, boolean over, IntPredicate wins) {
        var seats = IntStream.range(0, result.standings().size());
        var winners = seats.filter(wins).boxed().toList();
        return new FinalScores(over, game.about().team(), result, winners);
    }

    /**
     * @param program the program's voice, which knows the names
     * @param scores whether it may be told how everybody stands
     */
    public List<String> lines(Voice voice, Speaker program, Speaker game, boolean scores) {
        var lines = new ArrayList<String>();
        if (scores) {
            lines.addAll(team ? together(voice) : Layout.table("rlr", table(voice, game)));
            lines.add("");
        }
        remarks(game, scores).forEach(r -> lines.addAll(Layout.wrapped(r, voice)));
        lines.add(program.say(verdict()));
        return lines;
    }

    /** A team has one score. */
    private List<String> together(Voice voice) {
        int score = result.standings().getFirst().score();
        return List.of(voice.say(say("end.together").number("score", score)));
    }

    private List<List<String>> table(Voice voice, Speaker game) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.of(voice.text("end.place"), voice.text("end.seat"), voice.text("end.score")));
        result.standings().stream()
                .sorted(Comparator.comparingInt(Result.Standing::place))
                .forEach(standing ->
                        rows.add(
                                List.of(
                                        Integer.toString(standing.place()),
                                        game.say(new Phrase.Seat(standing.seat())),
                                        game.say(new Phrase.Figure(standing.score())))));
        return rows;
    }

    private List<String> remarks(Speaker game, boolean scores) {
        return scores ? result.remarks().stream().map(game::say).toList() : List.of();
    }

    private Phrase.Sentence verdict() {
        if (!over) {
            return say("end.open");
        }
        if (team) {
            return say(winners.isEmpty() ? "end.lost" : "end.won");
        }
        var seats = winners.stream().map(Phrase.Seat::new).toList();
        var verdict = say("end.winner").series("seats", seats).count(winners.size());
        return winners.size() == 1 ? verdict.seat(winners.getFirst()) : verdict;
    }

    /**
     * @param scores whether it may be told how everybody stands
     */
    public Map<String, Object> json(Speaker game, boolean scores) {
        return ProtocolJson.object(
                "over",
                over,
                "standings",
                scores ? result.standings() : List.of(),
                "winners",
                winners,
                "remarks",
                remarks(game, scores));
    }
}
