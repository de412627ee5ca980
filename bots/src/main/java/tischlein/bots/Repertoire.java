package tischlein.bots;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/**
 * The whole choices that a seat considers in a step, at most 64, each a row of moves: all there are
 * or, if they are too many, some that its game's advice would make and variations of them.
 */
final class Repertoire<S extends State<S>> {
    /** If not all fit, a repertoire begins with so many that the advice would make … */
    private static final int ADVISED = 8;

    /** … and so many more that it finds worth considering. */
    private static final int IDEAS = 16;

    private static final int LONGEST = 64;

    private final Game<S, ?, ?> game;
    private final Advice<S> advice;
    private final int[][] rows = new int[Regret.MOST][];
    private final int[] row = new int[LONGEST];
    private final int[] codes = new int[Game.MOST_CHOICES];
    private int size;
    private boolean sampled;
    private boolean compound;

    Repertoire(Game<S, ?, ?> game) {
        this.game = game;
        this.advice = game.advice();
    }

    /** Begins with the choices of a seat in this world. */
    void begin(S world, int seat, RandomGenerator random) {
        sampled = !addAll(world, seat, 0);
        if (sampled) {
            size = 0;
            S s = world.copy();
            for (int i = 0; i < ADVISED + IDEAS; i++) {
                s.become(world);
                add(sketched(s, seat, i < ADVISED, random));
            }
            for (int i = size; i < ADVISED + IDEAS; i++) { // advice may always be the same
                s.become(world);
                add(varied(s, seat, rows[random.nextInt(size)], random));
            }
        }
    }

    /** Adds all whole choices from here on; returns whether they all fit. */
    private boolean addAll(S s, int seat, int length) {
        var out = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, out);
        compound |= length > 0;
        for (int i = 0; i < count; i++) {
            row[length] = out[i];
            S next = s.copy();
            game.play(next, seat, out[i], News.UNHEARD);
            if (RestOfChoice.owed(game, advice, next, seat)) {
                if (!addAll(next, seat, length + 1)) {
                    return false;
                }
            } else if (size == rows.length) {
                return false;
            } else {
                rows[size++] = Arrays.copyOf(row, length + 1);
            }
        }
        return true;
    }

    /**
     * Writes into {@code row} a whole choice that the advice would make or consider; returns its
     * length.
     */
    private int sketched(S s, int seat, boolean advised, RandomGenerator random) {
        int length = 0;
        do {
            row[length] = advised ? advice.move(s, seat, random) : advice.idea(s, seat, random);
            game.play(s, seat, row[length], News.UNHEARD);
            length++;
        } while (RestOfChoice.owed(game, advice, s, seat));
        return length;
    }

    /**
     * The place of the choice in {@code row}, old or new, or {@link Game#NOBODY} if there is no
     * room.
     */
    private int add(int length) {
        int known = place(length);
        if (known != Game.NOBODY) {
            return known;
        }
        if (size == rows.length) {
            return Game.NOBODY;
        }
        rows[size] = Arrays.copyOf(row, length);
        return size++;
    }

    /** Adds the single moves that are possible in this world; returns the places of all of them. */
    long open(S world, int seat) {
        if (compound || sampled) {
            return places();
        }
        long open = 0;
        int count = game.choices(world, seat, codes);
        for (int i = 0; i < count; i++) {
            row[0] = codes[i];
            int place = add(1);
            open |= place < 0 ? 0 : 1L << place;
        }
        return open;
    }

    long places() {
        return size == Long.SIZE ? -1L : (1L << size) - 1;
    }

    /**
     * Puts a variation of a choice into a place: one move is replaced or two are exchanged, and
     * where the rest is not possible any more the advice continues. Returns whether it is new.
     */
    boolean vary(S s, int seat, int like, int place, RandomGenerator random) {
        int length = varied(s, seat, rows[like], random);
        if (place(length) != Game.NOBODY) {
            return false;
        }
        rows[place] = Arrays.copyOf(row, length);
        return true;
    }

    /** The place of the choice in {@code row}, or {@link Game#NOBODY} if it is new. */
    private int place(int length) {
        for (int i = 0; i < size; i++) {
            if (Arrays.equals(rows[i], 0, rows[i].length, row, 0, length)) {
                return i;
            }
        }
        return Game.NOBODY;
    }

    private int varied(S s, int seat, int[] model, RandomGenerator random) {
        int at = random.nextInt(model.length);
        int with = random.nextInt(model.length);
        boolean exchange = random.nextBoolean();
        int length = 0;
        do {
            int from = !exchange ? length : length == at ? with : length == with ? at : length;
            int count = game.choices(s, seat, codes);
            int wanted = from < model.length ? model[from] : Game.NOBODY;
            int code =
                    !exchange && length == at
                            ? codes[random.nextInt(count)]
                            : Arrays.binarySearch(codes, 0, count, wanted) >= 0
                                    ? wanted
                                    : advice.move(s, seat, random);
            row[length++] = code;
            game.play(s, seat, code, News.UNHEARD);
        } while (RestOfChoice.owed(game, advice, s, seat));
        return length;
    }

    int[] row(int place) {
        return rows[place];
    }

    int size() {
        return size;
    }

    /** Whether some choices did not fit. */
    boolean isSampled() {
        return sampled;
    }

    /** Whether a whole choice has more than one move. */
    boolean isCompound() {
        return compound || sampled;
    }
}
