package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Phrase;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * Two tables that differ only in what one viewer may not know. Whatever that viewer hears must be
 * the same to the byte, until a move shows the difference.
 */
final class TwoWorlds<S extends State<S>, V> implements AutoCloseable {
    private static final int LONGEST = 60; // steps of a pair

    private final Game<S, ?, V> game;
    private final OneWorld<S, V> first;
    private final OneWorld<S, V> second;
    private final List<Dealt<V>> dealt = new ArrayList<>();
    private int viewer;
    private double otherwise; // how often the second world goes another way
    private boolean apart; // whether somebody has chosen otherwise in this step
    private long compared;
    private long different;

    /** A draw in the first world, and what the viewer then heard and saw. */
    private record Dealt<V>(int code, List<Phrase.Sentence> news, V view) {
        boolean like(Dealt<V> other) {
            return news.equals(other.news) && view.equals(other.view);
        }
    }

    TwoWorlds(Game<S, ?, V> game, Leak leak) {
        this.game = game;
        first = new OneWorld<>(game, leak.served(game), 7, leak);
        second = new OneWorld<>(game, leak.served(game), 7, leak);
    }

    /** How many messages were compared. */
    long compared() {
        return compared;
    }

    /** How many of them while the worlds really were different ones. */
    long different() {
        return different;
    }

    void pair(long number) {
        var random = new Seeded(number);
        var options = someOptions(random);
        viewer = random.nextInt(options.seats() + 1) - 1;
        otherwise = !game.about().hides() ? 0 : random.nextBoolean() ? 0.02 : 0.3;
        dealt.clear();
        first.begin(options, viewer, new First(new Seeded(number, 1)));
        second.begin(options, viewer, new Second(new Seeded(number, 2)));
        for (int step = 0; step < LONGEST && same(number) && first.owing() != 0; step++) {
            if (first.owing() != second.owing() || !choose(random, number)) {
                return;
            }
        }
    }

    private Options someOptions(Seeded random) {
        var about = game.about();
        int seats =
                about.fewestSeats() + random.nextInt(about.mostSeats() - about.fewestSeats() + 1);
        var chosen = new HashMap<String, String>();
        for (Option option : about.options()) {
            var values = option.values(seats);
            chosen.put(option.name(), values.get(random.nextInt(values.size())));
        }
        return about.options(seats, chosen);
    }

    /** One step; false if the worlds cannot go on together. */
    private boolean choose(Seeded random, long number) {
        int step = first.owing();
        boolean together = Bits.size(step) > 1;
        apart = false;
        ask(random, number);
        for (int rest = step; rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            var moves = first.anyChoice(seat, random);
            boolean another = together && random.nextInt(10) == 0;
            boolean follow = second.allows(seat, moves) && !another;
            if (seat == viewer || follow) {
                first.choose(seat, moves);
                second.choose(seat, moves);
            } else if (together) {
                first.choose(seat, moves);
                second.choose(seat, second.anyChoice(seat, random));
                apart = true;
            } else {
                return false; // what it does is seen at once
            }
            boolean revealed = apart && (rest & rest - 1) == 0; // the last has chosen
            if (revealed || !same(number)) {
                return false;
            }
        }
        return true;
    }

    /** Now and then the viewer asks for something: answers must not differ either. */
    private void ask(Seeded random, long number) {
        int seat = viewer;
        int version = first.version();
        if (random.nextInt(4) == 0) {
            int other = random.nextInt(first.views().size());
            both(new Request.Say(first.guest(other), other, "Mmm!"), number);
            both(new Request.Story(first.mine(), viewer), number);
            both(new Request.Position(first.mine(), viewer, version), number);
            both(new Request.Export(first.mine()), number);
        }
        if (seat == Game.ONLOOKER || random.nextInt(4) > 0) {
            return;
        }
        var word = game.words().word(random.nextInt(game.words().size()));
        var guest = first.mine();
        both(new Request.Choose(guest, seat, "", version, List.of(word, word)), number);
        both(new Request.Try(guest, seat, version, List.of(word)), number);
        both(new Request.Suggest(guest, seat, version, List.of()), number);
        both(new Request.Story(guest, (seat + 1) % first.views().size()), number);
        if (Bits.has(first.owing(), seat)) {
            var moves = first.anyChoice(seat, random);
            both(new Request.Try(guest, seat, version, moves), number);
        }
    }

    private void both(Request request, long number) {
        assertThat(second.ask(request))
                .as("pair %d, viewer %d: %s", number, viewer, request)
                .isEqualTo(first.ask(request));
        compared++;
    }

    /** Whether the viewer still cannot know the difference; then it has heard the same. */
    private boolean same(long number) {
        boolean same = first.view().equals(second.view());
        var one = first.heard();
        var other = second.heard();
        if (same) {
            assertThat(other).as("pair %d, viewer %d", number, viewer).isEqualTo(one);
            compared += one.size();
            different += apart || !first.views().equals(second.views()) ? one.size() : 0;
        }
        return same;
    }

    /** Deals at random and remembers what the viewer then sees. */
    private final class First implements Dealer {
        private final Seeded random;

        First(Seeded random) {
            this.random = random;
        }

        @Override
        public <T extends State<T>> int draw(Game<T, ?, ?> of, T s, long n, int[] codes) {
            int code = of.draw(s, random, codes);
            dealt.add(after(s, code));
            return code;
        }
    }

    @SuppressWarnings("unchecked")
    private Dealt<V> after(State<?> s, int code) {
        var copy = ((S) s).copy();
        var news = new Telling();
        game.play(copy, Game.CHANCE, code, news);
        return new Dealt<>(code, news.to(viewer), game.view(copy, viewer));
    }

    /** Deals so that the viewer sees the same, and otherwise now and then something else. */
    private final class Second implements Dealer {
        private final Seeded random;

        /** Where the first world's draw is among these, if it is there. */
        private int place(long n, int[] codes, int count) {
            int place = Arrays.binarySearch(codes, 0, count, dealt.get((int) n).code);
            return Math.max(0, place);
        }

        Second(Seeded random) {
            this.random = random;
        }

        @Override
        public <T extends State<T>> int draw(Game<T, ?, ?> of, T s, long n, int[] codes) {
            int count = of.choices(s, Game.CHANCE, codes);
            if (n >= dealt.size()) {
                return codes[random.nextInt(count)];
            }
            var seen = dealt.get((int) n);
            int from =
                    random.nextDouble() < otherwise
                            ? random.nextInt(count)
                            : place(n, codes, count);
            for (int i = 0; i < count; i++) {
                int code = codes[(from + i) % count];
                if (after(s, code).like(seen)) {
                    return code;
                }
            }
            return codes[from];
        }
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
