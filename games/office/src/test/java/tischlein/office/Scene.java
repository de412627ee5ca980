package tischlein.office;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import tischlein.kernel.News;
import tischlein.kernel.Result;
import tischlein.testkit.play.GameScript;

/** A scripted game of Büro Crazy: who stands where, who holds what, who bids what. */
final class Scene {
    private static final List<Integer> VALUES = List.of(20, 10, 5, 2, 1);
    private static final List<String> WORDS = List.of("twenties", "tens", "fives", "twos", "ones");
    private static final String FOUR = "01 23 01 23 01 23 01 23";
    final GameScript<OfficeState, OfficeView> script;

    private Scene(Office game, int seats, String... options) {
        script = GameScript.of(game, seats, options);
    }

    /** A table at which the steps are still empty. */
    static Scene of(int seats) {
        return new Scene(new Office(), seats);
    }

    /** A table at which the clerks stand on the steps in this order, a digit each. */
    static Scene of(int seats, String clerks, String... options) {
        return new Scene(new Office(), seats, options).seated(clerks);
    }

    private Scene seated(String clerks) {
        script.deal("clerk", clerks.replace(" ", "").chars().map(c -> c - '0').toArray());
        return this;
    }

    /** Four seats; on the steps 0 always meets 1, and 2 meets 3. */
    static Scene ofFour() {
        return of(4, FOUR);
    }

    /** The same by the rules of version 1. */
    static Scene ofFourInVersionOne() {
        return new Scene(Office.first(), 4).seated(FOUR);
    }

    /** Three seats; the clerk alone is seat 2's. */
    static Scene ofThree() {
        return of(3, "01 20 12 01 20 12 01 2");
    }

    Scene edit(Consumer<OfficeState> change) {
        script.edit(change);
        return this;
    }

    /** The seat holds these cards and no others; what it had before goes to the reserve. */
    Scene holds(int seat, Integer... cards) {
        return edit(s -> {
            s.reserve += s.hand[seat];
            s.hand[seat] = bag(cards);
            s.reserve -= s.hand[seat];
        });
    }

    /** The reserve holds these cards and no others; all else is out. */
    Scene reserve(Integer... cards) {
        return edit(s -> {
            s.out += s.reserve - bag(cards);
            s.reserve = bag(cards);
        });
    }

    /** On the roof lie these cards and no others; all else is out. */
    Scene roofHolds(Integer... cards) {
        return edit(s -> {
            s.out += s.roof - bag(cards);
            s.roof = bag(cards);
        });
    }

    static long bag(Integer... cards) {
        return InfluenceCard.bag(Arrays.asList(cards));
    }

    Scene kitchen(int points) {
        return edit(s -> s.kitchen = points);
    }

    /** A seat bids these cards, in secret. */
    Scene bid(int seat, Integer... cards) {
        var bid = Arrays.asList(cards);
        var words = new String[VALUES.size()];
        Arrays.setAll(words, i -> WORDS.get(i) + " " + Collections.frequency(bid, VALUES.get(i)));
        script.seat(seat, words);
        return this;
    }

    /**
     * The owner of the left clerk bids so much with a single card or nothing, and so does the other
     * one.
     */
    Scene duel(int left, int right) {
        int one = owner(0);
        int other = owner(1);
        bid(one, left == 0 ? new Integer[0] : new Integer[] {left});
        return bid(other, right == 0 ? new Integer[0] : new Integer[] {right});
    }

    /** The clerk on the left wins so many duels, each with the lowest card its owner has. */
    Scene leftWins(int duels) {
        for (int i = 0; i < duels; i++) {
            duel(hand(owner(0)).getLast(), 0);
        }
        return this;
    }

    Scene rightWins(int duels) {
        for (int i = 0; i < duels; i++) {
            duel(0, hand(owner(1)).getLast());
        }
        return this;
    }

    /**
     * From the start with {@link #ofFour} to the last duel: 0 meets 2, and has beaten 2 as 2 has
     * beaten 0.
     */
    Scene toLastDuel() {
        leftWins(8);
        rightWins(1).leftWins(1).rightWins(1).leftWins(1);
        return leftWins(1).rightWins(1);
    }

    Scene chance(String... words) {
        script.chance(words);
        return this;
    }

    /** Chance deals out the roof by lot. */
    Scene shareOut() {
        script.lot(1);
        return this;
    }

    int owner(int side) {
        return script.view(-1).owner(side);
    }

    OfficeView view() {
        return script.view(-1);
    }

    List<Integer> hand(int seat) {
        return view().hands().get(seat);
    }

    int points(int seat) {
        return hand(seat).stream().mapToInt(card -> card).sum();
    }

    List<Integer> roof() {
        return view().roof();
    }

    int kitchen() {
        return view().kitchen();
    }

    /** Whose clerks stand on a floor, from left to right, with -1 where nobody is. */
    List<Integer> on(Floor floor) {
        return view().clerks().get(floor.ordinal());
    }

    /** The seats whose clerks meet now, left and right. */
    List<Integer> meeting() {
        return List.of(owner(0), owner(1));
    }

    List<News.Happening> happened() {
        return script.happened();
    }

    List<Integer> places() {
        return script.result().standings().stream().map(Result.Standing::place).toList();
    }

    List<String> remarks() {
        return script.result().remarks().stream().map(remark -> remark.key()).toList();
    }
}
