package tischlein.office;

import static tischlein.kernel.Game.NOBODY;
import static tischlein.kernel.Phrase.say;
import static tischlein.office.OfficeRules.LEFT;
import static tischlein.office.OfficeRules.RIGHT;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Bag;
import tischlein.kernel.Phrase;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Wording;
import tischlein.office.OfficeMove.Bid;
import tischlein.office.OfficeMove.Clerk;
import tischlein.office.OfficeMove.Lot;
import tischlein.office.OfficeMove.Refill;
import tischlein.office.OfficeMove.Share;
import tischlein.office.OfficeState.Phase;

/** Büro Crazy in words. The texts are in texts/*.json. */
final class OfficeWording implements Wording<OfficeView> {
    /** So that a line fits a terminal: this many pairs in each. */
    private static final int PAIRS_A_LINE = 2;

    @Override
    public Sentence prompt(OfficeView view) {
        return switch (view.phase()) {
            case SEATING, REFILL, LOT, SHARE -> say("prompt.chance");
            case BID -> {
                if (!view.isBidder()) {
                    yield say("prompt.watch")
                            .with("left", new Phrase.Seat(view.owner(LEFT)))
                            .with("right", new Phrase.Seat(view.owner(RIGHT)));
                }
                int told = view.bid().size();
                yield told == InfluenceCard.KINDS
                        ? say("prompt.made")
                        : say("prompt.bid." + InfluenceCard.value(InfluenceCard.KINDS - 1 - told));
            }
            case OVER -> say("prompt.over");
        };
    }

    @Override
    public List<Sentence> picture(OfficeView view) {
        var lines = new ArrayList<Sentence>();
        lines.add(say("picture.building"));
        for (var floor : List.of(Floor.values()).reversed()) {
            floor(view, floor, lines);
        }
        lines.add(
                say("picture.stores")
                        .number("kitchen", view.kitchen())
                        .number("reserve", points(view.reserve()))
                        .count(view.roof().size()));
        for (int seat = 0; seat < view.hands().size(); seat++) {
            lines.add(purse(view, seat));
        }
        if (meets(view)) {
            lines.add(meet(view.duel(), view.owner(LEFT), view.owner(RIGHT)));
        }
        if (view.nothing()) {
            lines.add(say("picture.nothing"));
        } else if (!view.shown().isEmpty()) {
            lines.add(
                    say("picture.shown")
                            .series(
                                    "bids",
                                    view.shown().stream().map(OfficeWording::shown).toList()));
        }
        if (!view.bid().isEmpty()) {
            lines.add(bid(view));
        }
        return lines;
    }

    /** The clerks on a floor, if there are any. */
    private static void floor(OfficeView view, Floor floor, List<Sentence> lines) {
        var clerks = view.clerks().get(floor.ordinal());
        if (floor == Floor.SUITE) {
            if (clerks.getFirst() != NOBODY) {
                lines.add(say("picture.suite").seat(clerks.getFirst()));
            }
            return;
        }
        int width = Math.min(clerks.size(), 2 * PAIRS_A_LINE);
        for (int from = 0; from < clerks.size(); from += width) {
            if (clerks.subList(from, from + width).stream().anyMatch(clerk -> clerk != NOBODY)) {
                var pairs =
                        IntStream.range(from / 2, (from + width) / 2)
                                .mapToObj(office -> pair(view, floor, office))
                                .toList();
                lines.add(say("picture." + floor.word()).series("clerks", pairs));
            }
        }
    }

    private static Sentence pair(OfficeView view, Floor floor, int office) {
        var clerks = view.clerks().get(floor.ordinal());
        int left = clerks.get(2 * office);
        int right = clerks.get(2 * office + 1);
        return pair(view, floor, office, left, right).number("number", office + 1);
    }

    private static Sentence pair(OfficeView view, Floor floor, int office, int left, int right) {
        if (left == NOBODY && right == NOBODY) {
            return say("pair.empty");
        }
        if (left == NOBODY || right == NOBODY) {
            return say(isDecided(view, floor, office) ? "pair.beaten" : "pair.waiting")
                    .seat(Math.max(left, right));
        }
        boolean now = meets(view) && floor == view.floor() && office == view.office();
        return say(now ? "pair.now" : "pair").with("left", seat(left)).with("right", seat(right));
    }

    private static boolean meets(OfficeView view) {
        return view.phase() == Phase.BID || view.phase() == Phase.LOT;
    }

    /** Whether somebody went up from there: who is left was beaten. */
    private static boolean isDecided(OfficeView view, Floor floor, int office) {
        return floor.ordinal() < view.floor().ordinal()
                || view.clerks().get(floor.ordinal() + 1).get(office) != NOBODY;
    }

    private static Phrase seat(int seat) {
        return new Phrase.Seat(seat);
    }

    /**
     * A purse that is not the viewer's stays closed until the end, unless the table keeps purses
     * open.
     */
    private Sentence purse(OfficeView view, int seat) {
        var hand = view.hands().get(seat);
        if (seat != view.viewer() && !tellsScores(view)) {
            return say("picture.purse").seat(seat).count(hand.size());
        }
        var key = seat == view.viewer() ? "picture.own" : "picture.open";
        return hand.isEmpty()
                ? say(key + ".empty").seat(seat)
                : say(key).seat(seat)
                        .count(points(hand))
                        .series("cards", cards(InfluenceCard.bag(hand)));
    }

    private static int points(List<Integer> cards) {
        return cards.stream().mapToInt(card -> card).sum();
    }

    private static Sentence shown(OfficeView.Shown shown) {
        return say("shown").seat(shown.seat()).number("points", points(shown.cards()));
    }

    private static Sentence bid(OfficeView view) {
        long bid = view.bidSoFar();
        return bid == Bag.EMPTY
                ? say("picture.bid.nothing")
                : say("picture.bid").count(InfluenceCard.points(bid)).series("cards", cards(bid));
    }

    /** Points are what lies in the purses. */
    @Override
    public boolean tellsScores(OfficeView view) {
        return view.open() || view.phase() == Phase.OVER;
    }

    @Override
    public String rule(Sentence remark) {
        return OfficeResult.rule(remark);
    }

    @Override
    public Sentence choice(OfficeView view, int code) {
        return switch (OfficeMove.ALL.get(code)) {
            case Bid(int value, int count) ->
                    count == 0
                            ? say("choice.none").number("value", value)
                            : say("choice.bid")
                                    .number("number", count)
                                    .number("value", value)
                                    .count(value * count);
            case Clerk(int seat) -> say("choice.clerk").seat(seat);
            case Lot(boolean left) -> say(left ? "choice.left" : "choice.right");
            case Share(int value) -> say("choice.share").number("card", value);
            case Refill(int value) -> say("choice.refill").number("card", value);
        };
    }

    /** A bid as a whole, with what has been told of it. */
    @Override
    public List<Sentence> whole(OfficeView view, List<Integer> codes) {
        long bid = view.bidSoFar();
        for (int code : codes) {
            if (!(OfficeMove.ALL.get(code) instanceof Bid(int value, int count))) {
                return Wording.super.whole(view, codes);
            }
            bid = Bag.add(bid, InfluenceCard.card(value), count);
        }
        return List.of(
                bid == Bag.EMPTY
                        ? say("choice.nothing")
                        : say("choice.whole")
                                .count(InfluenceCard.points(bid))
                                .series("cards", cards(bid)));
    }

    /** Who meets where. */
    static Sentence meet(int duel, int left, int right) {
        var floor = Floor.below(duel);
        return say("meet." + floor.word())
                .number("office", duel - floor.leftmost() / 2 + 1)
                .with("left", new Phrase.Seat(left))
                .with("right", new Phrase.Seat(right));
    }

    /** The cards of a bag from the highest down, those of the same value together. */
    static List<Phrase> cards(long bag) {
        return IntStream.iterate(InfluenceCard.KINDS - 1, card -> card >= 0, card -> card - 1)
                .filter(card -> Bag.has(bag, card))
                .mapToObj(card -> cards(Bag.count(bag, card), InfluenceCard.value(card)))
                .toList();
    }

    private static Phrase cards(int number, int value) {
        return number == 1
                ? new Phrase.Figure(value)
                : say("cards").number("number", number).number("value", value);
    }
}
