package tischlein.testkit.worlds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Option;
import tischlein.kernel.Options;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/**
 * Two tables that differ only in what one viewer may not know. Whatever that viewer hears must be
 * the same to the byte, until a move shows the difference.
 */
public final class TwoWorlds<S extends State<S>, V> implements AutoCloseable {
    private final Game<S, ?, V> game;
    private final OneWorld<S, V> first;
    private final OneWorld<S, V> second;
    private final Manner manner;
    private WorldSeating seating;
    private boolean gone; // whether the viewer has left while others' choices were hidden from it
    private long compared;
    private long different;

    /**
     * How pairs are played.
     *
     * @param longest how many steps at most
     * @param bots whether some seats are bots'
     */
    public record Manner(int longest, boolean bots) {}

    public TwoWorlds(
            Game<S, ?, V> game, OneWorld<S, V> first, OneWorld<S, V> second, Manner manner) {
        this.game = game;
        this.first = first;
        this.second = second;
        this.manner = manner;
        seating = new WorldSeating(game.about().options(game.about().fewestSeats()), 0, 0);
    }

    /** How many messages were compared. */
    public long compared() {
        return compared;
    }

    /** How many of them while the worlds really were different ones. */
    public long different() {
        return different;
    }

    /** Plays the same in both worlds as long as the viewer cannot tell them apart. */
    public void pair(long number) {
        var random = new Seeded(number);
        var options = someOptions(random);
        int viewer = random.nextInt(options.seats() + 1) - 1;
        double otherwise = !game.about().hides() ? 0 : random.nextBoolean() ? 0.02 : 0.3;
        seating =
                new WorldSeating(
                        options, viewer, manner.bots ? someBots(options, viewer, random) : 0);
        gone = false;
        var deals = new TwoDeals<>(game, viewer, otherwise, number);
        first.begin(seating, deals.first());
        second.begin(seating, deals.second());
        boolean alike = play(random, number);
        first.end();
        second.end();
        if (alike) {
            assertThat(same(number)).isTrue();
        }
    }

    /** False if the viewer may know the difference in the end. */
    private boolean play(Seeded random, long number) {
        for (int step = 0; step < manner.longest && same(number); step++) {
            int owing = first.truth().owing();
            if (owing == 0) {
                return true;
            }
            if (owing != second.truth().owing()) {
                return false;
            }
            if (!choose(random, number)) {
                return gone;
            }
        }
        return same(number);
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

    /** The first seat is the host's, who is a person as the viewer is. */
    private static int someBots(Options options, int viewer, Seeded random) {
        int bots = random.nextInt(1 << options.seats()) & ~1;
        return viewer == Game.ONLOOKER ? bots : bots & ~Bits.bit(viewer);
    }

    /** One step; false if the worlds cannot go on together. */
    private boolean choose(Seeded random, long number) {
        int step = first.truth().owing();
        ask(random, number);
        attempt(random, number);
        boolean peopleFirst = random.nextBoolean();
        return peopleFirst
                ? people(step, random, number) && bots(step, random, number)
                : bots(step, random, number) && people(step, random, number);
    }

    private boolean people(int step, Seeded random, long number) {
        boolean together = Bits.size(step) > 1;
        for (int rest = step & ~seating.bots(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            var moves = first.truth().anyChoice(seat, random);
            boolean another = together && random.nextInt(10) == 0 && game.about().hides();
            boolean follow = second.truth().allows(seat, moves) && !another;
            if (seat == seating.viewer() || follow) {
                first.choose(seat, moves);
                second.choose(seat, moves);
            } else if (together) {
                first.choose(seat, moves);
                second.choose(seat, second.truth().anyChoice(seat, random));
            } else {
                return false; // what it does is seen at once
            }
            if (!secret(random, number)) {
                return false;
            }
        }
        return true;
    }

    /** Bots choose as they think best, each in its world. */
    private boolean bots(int step, Seeded random, long number) {
        for (int left = Bits.size(step & seating.bots()); left > 0; left--) {
            first.wake();
            second.wake();
            if (!secret(random, number)) {
                return false;
            }
        }
        return true;
    }

    /** Whether what was chosen is still hidden from the viewer, who then looks closely or goes. */
    private boolean secret(Seeded random, long number) {
        if (shown() || !same(number)) {
            return false;
        }
        if (!first.beside().equals(second.beside())) {
            ask(random, number);
            gone = random.nextInt(4) == 0;
        }
        return !gone;
    }

    /** Whether somebody has done openly in one world what it has not in the other. */
    private boolean shown() {
        return !first.truth().moves().equals(second.truth().moves());
    }

    /** Now and then the viewer asks for something: answers must not differ either. */
    private void ask(Seeded random, long number) {
        int seat = seating.viewer();
        int version = first.truth().version();
        if (random.nextInt(4) == 0) {
            int other = random.nextInt(first.truth().seats());
            if (!Bits.has(seating.bots(), other)) {
                both(new Question.Say(other, "Mmm!"), number);
            }
            both(new Question.Describe(), number);
            both(new Question.Story(seat), number);
            both(new Question.Position(version), number);
            both(new Question.Export(), number);
            both(new Question.Again(random.nextInt(version + 1)), number);
        }
        if (seat != Game.ONLOOKER && random.nextInt(4) == 0) {
            var word = anyWord(random);
            both(new Question.Try(version, List.of(word)), number);
            both(new Question.Suggest(version), number);
            both(new Question.Story((seat + 1) % first.truth().seats()), number);
            if (Bits.has(first.truth().owing(), seat)) {
                both(new Question.Try(version, first.truth().anyChoice(seat, random)), number);
            }
        }
    }

    private String anyWord(Seeded random) {
        return game.words().word(random.nextInt(game.words().size()));
    }

    /** Now and then the viewer chooses before its turn what it most likely may not. */
    private void attempt(Seeded random, long number) {
        if (seating.viewer() != Game.ONLOOKER && random.nextInt(4) == 0) {
            var word = anyWord(random);
            both(new Question.Choose(first.truth().version(), List.of(word, word)), number);
        }
    }

    private void both(Question question, long number) {
        var one = first.ask(question);
        var other = second.ask(question);
        assertThat(other).as("%s: %s", named(number), question).isEqualTo(one);
        compared++;
        different += apart() ? 1 : 0;
    }

    private String named(long number) {
        return "%s, pair %d, viewer %d".formatted(game.about().name(), number, seating.viewer());
    }

    /** Whether the viewer still cannot know the difference; then it has heard the same. */
    private boolean same(long number) {
        int viewer = seating.viewer();
        boolean same = first.truth().view(viewer).equals(second.truth().view(viewer));
        var one = first.heard();
        var other = second.heard();
        if (same) {
            assertThat(other).as(named(number)).isEqualTo(one);
            compared += one.size();
            different += apart() ? one.size() : 0;
        }
        return same;
    }

    /** Whether these really are two worlds now. */
    private boolean apart() {
        return !first.beside().equals(second.beside())
                || !first.truth().views().equals(second.truth().views());
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}
