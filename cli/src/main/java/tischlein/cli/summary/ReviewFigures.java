package tischlein.cli.summary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tischlein.kernel.Game;
import tischlein.review.Review;
import tischlein.review.choice.Mistake;
import tischlein.review.choice.ToldChoice;
import tischlein.review.ledger.Account;

/** A game told again, for programs. */
record ReviewFigures(ReviewWords words) {
    /** Adds all figures to an object that says which table it is. */
    Map<String, Object> addTo(Map<String, Object> json) {
        var review = words.review();
        json.put("value", review.value());
        json.put("policy", review.policy());
        json.put("proved", review.proved());
        json.put("seed", review.seed());
        json.put("finished", review.ledger().finished());
        json.put("share", review.ledger().share());
        var ledger = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < review.ledger().seats(); seat++) {
            var row = columns(review.ledger().account(seat));
            row.put("result", review.ledger().result(seat));
            row.put("reach", columns(review.ledger().reach(seat)));
            row.put("choices", review.mistakes(seat).stream().map(this::mistake).toList());
            ledger.add(row);
        }
        json.put("ledger", ledger);
        json.put("chances", chances(review));
        json.put("turns", turns(review));
        return json;
    }

    private static Map<String, Object> columns(Account account) {
        var columns = new LinkedHashMap<String, Object>();
        columns.put("chair", account.chair());
        columns.put("luck", account.luck());
        columns.put("own", account.own());
        columns.put("others", account.others());
        return columns;
    }

    /** Every seat's chances before each line. */
    private static List<Map<String, Object>> chances(Review review) {
        var chances = new ArrayList<Map<String, Object>>();
        for (var booking : review.ledger().bookings()) {
            chances.add(Map.of("line", booking.line(), "chances", booking.before().chances()));
        }
        chances.add(Map.of("line", 0, "chances", review.ledger().end().chances()));
        return chances;
    }

    private List<Map<String, Object>> turns(Review review) {
        var turns = new ArrayList<Map<String, Object>>();
        for (var turn : review.turns()) {
            var told = new LinkedHashMap<String, Object>();
            told.put("line", turn.line());
            told.put("chance", turn.chance());
            told.put("seat", turn.seat());
            told.put("from", turn.from());
            told.put("to", turn.to());
            told.put("told", words.told(words.swing(turn)));
            turns.add(told);
        }
        return turns;
    }

    private Map<String, Object> mistake(Mistake mistake) {
        var told = new LinkedHashMap<String, Object>();
        told.put("line", mistake.line());
        told.put("loss", mistake.loss().mean());
        told.put("error", mistake.loss().error());
        told.put("proved", mistake.proved());
        told.put("played", moves(mistake.played()));
        told.put("better", moves(mistake.better()));
        mistake.reason().ifPresent(reason -> told.put("why", words.told(words.why(reason))));
        return told;
    }

    private List<String> moves(ToldChoice choice) {
        Game<?, ?, ?> game = words.review().game();
        return choice.moves().stream().map(game.words()::word).toList();
    }
}
