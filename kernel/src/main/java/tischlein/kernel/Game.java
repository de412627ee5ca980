package tischlein.kernel;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The rules of one game. A {@code Game} has no state of its own: one instance serves every table
 * and every search.
 *
 * <p>An <em>actor</em> is a seat (0, 1, 2 … clockwise) or {@link #CHANCE}. A <em>code</em> is a
 * place in {@link #moves()}. Ints inside, words outside: rules, bots and searches use codes; logs,
 * people and programs elsewhere use {@link #words()}.
 *
 * @param <S> all there is on the table, hidden things included
 * @param <M> moves, of seats and of chance, as people read them
 * @param <V> what one seat may know: a record of lists, words and small numbers
 */
public interface Game<S extends State<S>, M, V> {
    int CHANCE = 30;
    int ONLOOKER = -1;
    int NOBODY = -1;

    /** No actor ever has more choices than this. */
    int MOST_CHOICES = 64;

    Description about();

    /**
     * The same game by earlier versions of its rules, the newest first: no game begins by them any
     * more, but tables and logs that did are still played by them.
     */
    default List<Game<?, ?, ?>> earlier() {
        return List.of();
    }

    /** A game and its earlier versions, the newest first. */
    static Stream<Game<?, ?, ?>> versions(Game<?, ?, ?> game) {
        return Stream.concat(Stream.of(game), game.earlier().stream());
    }

    /** A game by this version of its rules, if it is still played. */
    static Optional<Game<?, ?, ?>> inVersion(Game<?, ?, ?> game, int version) {
        return versions(game).filter(one -> one.about().version() == version).findFirst();
    }

    /** Every move there is, in a fixed order: a code is a place in this list. */
    List<M> moves();

    /** The same moves in words, as logs and clients write them. */
    Vocabulary words();

    /** The table before anything has happened; whatever is drawn or dealt is chance's to do. */
    S start(Options options);

    /**
     * Who owes a move: a bit set of actors. Seats that choose in secret at the same time all owe
     * one, and may move in any order. Nobody owes one when the game is over.
     */
    int waiting(S s);

    /**
     * Seats in the middle of a choice that is made of several moves, a bit set: they have played at
     * least one of them and owe the rest. A table takes such a choice whole or not at all.
     */
    default int midway(S s) {
        return 0;
    }

    /** Whether a seat is in the middle of such a choice. */
    default boolean midway(S s, int seat) {
        return Bits.has(midway(s), seat);
    }

    /**
     * Writes what an actor who owes a move may play, rising, and returns how many: at least one.
     */
    int choices(S s, int actor, int[] out);

    /** Of the equally likely ways that chance can go, how many are this code. */
    default int ways(S s, int code) {
        return 1;
    }

    /**
     * One of chance's choices, each as likely as it has ways. A game may have a quicker way to find
     * it than this one, but not other odds.
     *
     * @param codes room for {@link #MOST_CHOICES}, to be written over
     */
    default int draw(S s, RandomGenerator random, int[] codes) {
        return Chance.pick(this, s, random, codes);
    }

    /**
     * Plays one of the actor's choices, and all that follows from it without a further choice. The
     * only door through which a state changes; whoever opens it has asked {@link #refusal} or taken
     * one of the {@link #choices}.
     */
    void play(S s, int actor, int code, News news);

    /** Why an actor may not play a code now, or {@link Refusal#NONE} if it may. */
    Refusal refusal(S s, int actor, int code);

    /**
     * What the finished game is worth to a seat: 1 for a win, shared among those who tie for it,
     * and 0 for a loss; in a team game the same for all.
     */
    double payoff(S s, int seat);

    /** How the game stands, or how it ended. */
    Result result(S s);

    /** A seat's score in the {@link #result}. A game may have a quicker way to count it. */
    default int score(S s, int seat) {
        return result(s).standings().get(seat).score();
    }

    /** What a seat, or an {@link #ONLOOKER}, may know. */
    V view(S s, int viewer);

    /**
     * A state that looks like this to its viewer; what the viewer cannot know is drawn at random.
     * It has nothing but the view to go by, so a bot that searches from it cannot cheat.
     */
    S imagine(V view, RandomGenerator random);

    /**
     * Makes an imagined state another one that looks the same to a viewer, as {@link #imagine}
     * would with the same random numbers. A game may have a quicker way than this one: who searches
     * imagines thousands.
     */
    default void reimagine(S s, int viewer, RandomGenerator random) {
        s.become(imagine(view(s, viewer), random));
    }

    /** Whether there is more than one state that looks like this to its viewer. */
    boolean hides(V view);

    /**
     * The game's own knowledge of what is worth what. It may keep memory to think with, so whoever
     * thinks asks for it once and shares it with no other thread.
     */
    Advice<S> advice();

    /** The game's exact play, where it is known. */
    default Solver<V> solver() {
        return Solver.none();
    }

    /** The game's way of talking to people. */
    Wording<V> wording();
}
