package tischlein.buckets;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tischlein.buckets.BucketsMove.Done;
import tischlein.buckets.BucketsMove.Draw;
import tischlein.buckets.BucketsMove.First;
import tischlein.buckets.BucketsMove.GiveIn;
import tischlein.buckets.BucketsMove.KeepLeft;
import tischlein.buckets.BucketsMove.KeepRight;
import tischlein.buckets.BucketsMove.Lay;
import tischlein.buckets.BucketsMove.Place;
import tischlein.buckets.BucketsMove.Take;
import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bits;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Wording;

/** Alles im Eimer in words. The texts are in texts/*.json. */
final class BucketsWording implements Wording<BucketsView> {
    /** The parts of the text of a row, from the left. */
    private static final List<String> PLACES = List.of("a", "b", "c", "d", "e");

    @Override
    public Sentence prompt(BucketsView view) {
        return switch (view.phase()) {
            case LOT, DEAL -> say("prompt.deal");
            case DRAW -> say("prompt.draw").seat(view.turn());
            case BUILD -> build(view);
            case ATTACK, DEFEND, LAY, TAKE, KEEP ->
                    view.turn() == view.viewer() ? mine(view) : theirs(view);
            case OVER -> say("prompt.over");
        };
    }

    private static Sentence build(BucketsView view) {
        if (view.viewer() < 0) {
            return say("prompt.building");
        }
        int missing = view.edition().slots & ~standing(view, view.viewer());
        return missing == 0
                ? say("prompt.built")
                : say("prompt.build").with("slot", slot(Slot.numbered(Bits.lowest(missing))));
    }

    private static Sentence mine(BucketsView view) {
        return switch (view.phase()) {
            case ATTACK -> say("prompt.attack");
            case DEFEND ->
                    say("prompt.defend")
                            .with("colour", attack(view))
                            .number("missing", missing(view));
            case LAY ->
                    missing(view) > 0
                            ? say("prompt.lay")
                                    .with("colour", attack(view))
                                    .number("missing", missing(view))
                            : say("prompt.done").with("colour", attack(view));
            case TAKE -> say("prompt.take");
            case KEEP -> say("prompt.keep");
            case LOT, DEAL, BUILD, DRAW, OVER -> throw new IllegalStateException("nobody's turn");
        };
    }

    private static Sentence theirs(BucketsView view) {
        var key =
                switch (view.phase()) {
                    case ATTACK -> "prompt.attacking";
                    case DEFEND, LAY -> "prompt.laying";
                    case TAKE, KEEP -> "prompt.losing";
                    case LOT, DEAL, BUILD, DRAW, OVER ->
                            throw new IllegalStateException("nobody's turn");
                };
        return say(key).seat(view.turn());
    }

    /** How much more the seat whose turn it is must lay at least (4.1, 8.1). */
    private static int missing(BucketsView view) {
        int sum = view.farms().get(view.turn()).sum();
        int enough = view.turning() == Turning.EQUAL ? view.value() : view.value() + 1;
        return view.nowLaid().isEmpty() ? Math.max(1, enough - sum) : enough - sum;
    }

    private static Sentence attack(BucketsView view) {
        return colour(view.colour().getFirst());
    }

    @Override
    public List<Sentence> picture(BucketsView view) {
        var lines = new ArrayList<Sentence>();
        if (view.value() > 0) {
            lines.add(
                    say(view.clockwise()
                                    ? "picture.attack.clockwise"
                                    : "picture.attack.anticlockwise")
                            .with("colour", attack(view))
                            .number("value", view.value()));
        }
        for (int seat = 0; seat < view.farms().size(); seat++) {
            farm(view, seat, lines);
        }
        if (view.phase() == Phase.BUILD && view.viewer() >= 0) {
            supply(view, lines);
        }
        lines.add(
                say("picture.piles")
                        .number("pile", view.pile())
                        .number("discard", view.discard().size()));
        if (!view.hand().isEmpty()) {
            lines.add(say("picture.hand"));
            Colour.ALL.forEach(colour -> hand(view, colour, lines));
        }
        return lines;
    }

    private static void farm(BucketsView view, int seat, List<Sentence> lines) {
        var farm = view.farms().get(seat);
        lines.add(headline(farm).seat(seat).number("cards", farm.cards()));
        for (int row = Pyramid.ROWS; row > 0; row--) {
            row(view, seat, row, lines);
        }
        if (!farm.laid().isEmpty()) {
            lines.add(
                    say("picture.laid")
                            .with("colour", attack(view))
                            .numbers("cards", farm.laid().reversed())
                            .number("sum", farm.sum()));
        }
    }

    private static Sentence headline(BucketsView.Farm farm) {
        if (farm.pyramid().isEmpty()) {
            return say(farm.wreckedAs() > 0 ? "picture.wrecked" : "picture.hidden");
        }
        return say("picture.farm").count(farm.pyramid().size());
    }

    /** From the left, with a word for each place whose bucket is gone. */
    private static void row(BucketsView view, int seat, int row, List<Sentence> lines) {
        var buckets = view.farms().get(seat).pyramid();
        if (buckets.stream().noneMatch(bucket -> bucket.slot().row() == row)) {
            return;
        }
        var places =
                IntStream.range(0, Pyramid.SLOTS)
                        .filter(slot -> Bits.has(view.edition().slots, slot))
                        .mapToObj(Slot::numbered)
                        .filter(slot -> slot.row() == row)
                        .toList();
        var line = say("picture.row." + places.size()).number("row", row);
        for (var slot : places) {
            line = line.with(PLACES.get(slot.place() - 1), cell(buckets, slot));
        }
        lines.add(line);
    }

    private static Sentence cell(List<Bucket> buckets, Slot slot) {
        return buckets.stream()
                .filter(bucket -> bucket.slot().equals(slot))
                .map(bucket -> say("cell." + bucket.colour().word()))
                .findFirst()
                .orElse(say("cell.gap"));
    }

    /** What the viewer has not placed yet, if there is anything. */
    private static void supply(BucketsView view, List<Sentence> lines) {
        var buckets =
                Colour.ALL.stream()
                        .filter(colour -> unplaced(view, colour) > 0)
                        .map(colour ->
                                say("picture.bucket")
                                        .number("number", unplaced(view, colour))
                                        .with("colour", colour(colour)))
                        .toList();
        if (!buckets.isEmpty()) {
            lines.add(say("picture.supply").series("buckets", buckets));
        }
    }

    private static int unplaced(BucketsView view, Colour colour) {
        int left = view.edition().bucketsOfAColour;
        for (var bucket : view.farms().get(view.viewer()).pyramid()) {
            left -= bucket.colour() == colour ? 1 : 0;
        }
        return left;
    }

    private static void hand(BucketsView view, Colour colour, List<Sentence> lines) {
        var values =
                view.hand().stream()
                        .filter(card -> card.colour() == colour)
                        .map(Card::value)
                        .toList();
        if (!values.isEmpty()) {
            lines.add(say("picture.cards").with("colour", colour(colour)).numbers("cards", values));
        }
    }

    @Override
    public String rule(Sentence remark) {
        return remark.key().startsWith("end") ? "7.1" : "7.3"; // the others are about ties
    }

    @Override
    public Sentence choice(BucketsView view, int code) {
        return switch (BucketsMove.ALL.get(code)) {
            case Place(Colour colour) ->
                    say("choice.bucket").with("bucket", bucket(colour.ordinal()));
            case Lay(Card card) -> say("choice.lay").with("card", card(card.number()));
            case Done() -> say("choice.done");
            case GiveIn() -> say("choice.give");
            case Take(Slot slot) ->
                    say("choice.take").with("slot", slot(slot)).count(lost(view, slot));
            case KeepLeft() -> say("choice.left").count(kept(view, true));
            case KeepRight() -> say("choice.right").count(kept(view, false));
            case Draw(Card card) -> say("choice.draw").with("card", card(card.number()));
            case First(int seat) -> say("choice.first").seat(seat);
        };
    }

    /** What is left of a pyramid to place, row by row from the base up. */
    @Override
    public List<Sentence> whole(BucketsView view, List<Integer> codes) {
        var rows = new TreeMap<Integer, List<Sentence>>();
        int slot = Pyramid.SLOTS - codes.size();
        for (int code : codes) {
            if (!(BucketsMove.ALL.get(code) instanceof Place(Colour colour))) {
                return Wording.super.whole(view, codes);
            }
            int row = Slot.numbered(slot++).row();
            rows.computeIfAbsent(row, _ -> new ArrayList<>()).add(colour(colour));
        }
        var said = new ArrayList<Sentence>();
        rows.forEach((row, colours) ->
                said.add(say("choice.row").number("row", row).series("colours", colours)));
        return said;
    }

    /** How many buckets go if the viewer removes this one, before a split. */
    private static int lost(BucketsView view, Slot slot) {
        int pyramid = view.viewer() < 0 ? 0 : standing(view, view.viewer());
        return Bits.size(pyramid & ~Pyramid.without(pyramid, slot.number()));
    }

    private static int kept(BucketsView view, boolean left) {
        int pyramid = standing(view, view.turn());
        return Bits.size(left ? Pyramid.left(pyramid) : Pyramid.right(pyramid));
    }

    private static int standing(BucketsView view, int seat) {
        return view.farms().get(seat).pyramid().stream()
                .mapToInt(bucket -> Bits.bit(bucket.slot().number()))
                .sum();
    }

    static Sentence card(int number) {
        var card = Card.numbered(number);
        return say("card").with("colour", colour(card.colour())).number("value", card.value());
    }

    static Sentence colour(Colour colour) {
        return say("colour." + colour.word());
    }

    static Sentence bucket(int colour) {
        return say("bucket." + Colour.ALL.get(colour).word());
    }

    static Sentence slot(Slot slot) {
        return say("slot").number("row", slot.row()).number("place", slot.place());
    }
}
