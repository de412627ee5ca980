package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.kernel.Result;
import tischlein.kernel.State;
import tischlein.words.Speaker;

/** How a game stands or ended: the score table, the winners, and what broke a tie. */
record Ending(boolean over, boolean team, Result result, List<Integer> winners) {
    static <S extends State<S>> Ending of(Game<S, ?, ?> game, S s) {
        var result = game.result(s);
        boolean over = game.waiting(s) == 0;
        int seats = result.standings().size();
        var winners =
                IntStream.range(0, seats)
                        .filter(seat -> over && game.payoff(s, seat) > 0)
                        .boxed()
                        .toList();
        return new Ending(over, game.about().team(), result, winners);
    }

    /**
     * @param program the program's voice, which knows the names
     * @param scores whether it may be told how everybody stands
     */
    List<String> lines(Voice voice, Speaker program, Speaker game, boolean scores) {
        var lines = new ArrayList<String>();
        if (scores) {
            lines.addAll(team ? together(voice) : Layout.table("rlr", table(voice, game)));
            lines.add("");
        }
        remarks(game, scores).forEach(r -> lines.addAll(Layout.wrapped(r, voice.locale())));
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
    Map<String, Object> json(Speaker game, boolean scores) {
        var json = new LinkedHashMap<String, Object>();
        json.put("over", over);
        json.put("standings", scores ? result.standings() : List.of());
        json.put("winners", winners);
        json.put("remarks", remarks(game, scores));
        return json;
    }
}
