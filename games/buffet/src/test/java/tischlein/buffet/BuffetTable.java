package tischlein.buffet;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.testkit.play.GameScript;

/** A scripted table of Schlacht am Buffet, with short words for what happens in every round. */
final class BuffetTable {
    final GameScript<BuffetState, BuffetView> script;

    private BuffetTable(GameScript<BuffetState, BuffetView> script) {
        this.script = script;
    }

    static BuffetTable of(int seats, String... options) {
        return new BuffetTable(GameScript.of(new Buffet(), seats, options));
    }

    /** Everybody gets the same nine cards, and these plates are served. */
    static BuffetTable served(int seats, List<String> options, String... plates) {
        var table = of(seats, options.toArray(String[]::new));
        for (int seat = 0; seat < seats; seat++) {
            table.script.deal("draw", -1, 0, 1, 2, 3, 5, 7, 8, 9);
        }
        return table.serve(plates);
    }

    BuffetTable serve(String... plates) {
        script.chance(Arrays.stream(plates).map(plate -> "serve " + plate).toArray(String[]::new));
        return this;
    }

    /** All mice at the buffet play a card, in the order of seats. */
    BuffetTable turn(int... cards) {
        var mice = mice();
        script.log(
                String.join(
                        "\n",
                        IntStream.range(0, cards.length)
                                .mapToObj(i -> mice.get(i) + " play " + cards[i])
                                .toList()));
        return this;
    }

    BuffetTable keep(int seat) {
        script.seat(seat, "keep");
        return this;
    }

    List<Integer> mice() {
        int atBuffet = script.state().atBuffet;
        return IntStream.range(0, script.state().seats)
                .filter(n -> Bits.has(atBuffet, n))
                .boxed()
                .toList();
    }

    /**
     * A seat has these cards, whatever it had before; the rest goes to the discard, or comes from
     * it.
     */
    BuffetTable hand(int seat, int... cards) {
        script.edit(s -> {
            s.discard += s.hand[seat];
            s.hand[seat] = MouseCard.bag(Arrays.stream(cards).boxed().toList());
            s.discard -= s.hand[seat];
        });
        return this;
    }

    /** Only these cards are left in the pile; all others are discarded. */
    BuffetTable pile(int... cards) {
        script.edit(s -> {
            s.discard += s.pile;
            s.pile = MouseCard.bag(Arrays.stream(cards).boxed().toList());
            s.discard -= s.pile;
        });
        return this;
    }

    BuffetTable position(int... positions) {
        script.edit(s -> System.arraycopy(positions, 0, s.position, 0, positions.length));
        return this;
    }

    /** A seat has won these plates, the later ones on top of the earlier ones. */
    BuffetTable won(int seat, String... plates) {
        script.edit(s -> {
            for (var word : plates) {
                int plate = new Buffet().words().code("serve " + word) - BuffetMove.SERVE;
                s.stock &= ~(1L << plate);
                s.won[seat] |= 1L << plate;
                s.onTop[seat] = Plate.covered(s.onTop[seat], plate);
            }
        });
        return this;
    }

    List<String> buffet() {
        return script.view(Game.ONLOOKER).buffet().stream().map(BuffetTable::word).toList();
    }

    List<String> plates(int seat) {
        return script.view(Game.ONLOOKER).mice().get(seat).won().stream()
                .map(BuffetTable::word)
                .toList();
    }

    private static String word(Plate plate) {
        return plate.food().word() + " " + plate.value();
    }

    List<Integer> positions() {
        return Arrays.stream(script.state().position).boxed().toList();
    }

    int token() {
        return script.view(Game.ONLOOKER).token();
    }

    int cards(int seat) {
        return Bag.size(script.state().hand[seat]);
    }

    /** By place, the best first. */
    List<Integer> ranking() {
        var standings = script.result().standings();
        return standings.stream()
                .sorted((a, b) -> Integer.compare(a.place(), b.place()))
                .map(standing -> standing.seat())
                .toList();
    }
}
