package tischlein.cli.live;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.cli.local.Turn;
import tischlein.cli.screen.Digest;
import tischlein.cli.screen.FinalScores;
import tischlein.cli.screen.Screen;
import tischlein.client.Frame;
import tischlein.client.ViewReader;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.State;

/** The game at a live table, as one seat or an onlooker follows it from frame to frame. */
final class LivePlay<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final ViewReader<S, V> eyes;
    private final RandomGenerator luck;
    private final Turn.Aside aside;
    private final Supplier<Screen> screens;
    private final Digest digest;
    private Optional<Frame<V>> frame = Optional.empty();
    private Optional<Turn<S, V>> turn = Optional.empty();
    private final NavigableMap<Integer, List<Sentence>> unheard = new TreeMap<>(); // by version
    private long since; // when the frame came, by the clock that never goes back
    private boolean opens; // the choice is to be shown
    private boolean shown; // the whole table, at least once
    private boolean over; // and told how

    /**
     * @param screens the present one: with other people it is another one
     */
    LivePlay(
            Game<S, ?, V> game,
            ViewReader<S, V> eyes,
            RandomGenerator luck,
            Turn.Aside aside,
            Supplier<Screen> screens) {
        this.game = game;
        this.eyes = eyes;
        this.luck = luck;
        this.aside = aside;
        this.screens = screens;
        digest = Digest.of(game);
    }

    Optional<Frame<V>> frame() {
        return frame;
    }

    /** The choice that can be made or changed now. */
    Optional<Turn<S, V>> turn() {
        return turn;
    }

    /** Whether the game waits for this guest. */
    boolean due() {
        return turn.isPresent() && frame.filter(Frame::due).isPresent();
    }

    boolean over() {
        return over;
    }

    /** A world that looks to this guest like the table. */
    Optional<S> world() {
        return frame.map(now -> eyes.world(now, luck));
    }

    /**
     * Takes it in; nothing is told before {@link #tell}.
     *
     * @param pending whether a choice is on its way already
     */
    void saw(Frame<V> now, boolean pending) {
        boolean fresh = version() < now.version();
        if (fresh || now.missed()) {
            unheard.put(now.version(), now.news());
        }
        boolean again = !fresh && turn.isPresent();
        frame = Optional.of(now);
        since = System.nanoTime();
        if (now.result().isPresent()) {
            turn = Optional.empty();
        } else if (!now.due() || pending) {
            turn = now.choices().isEmpty() ? Optional.empty() : Optional.of(turn(now));
            opens = false;
        } else if (!again) {
            turn = Optional.of(turn(now));
            opens = true;
        }
    }

    /** The version of the last frame, or −1 before the first. */
    int version() {
        return frame.map(Frame::version).orElse(-1);
    }

    /** Whether the last frame tells how the game ended. */
    boolean finished() {
        return frame.flatMap(Frame::result).isPresent();
    }

    /** What happened until then has been told, here or to somebody who sits beside. */
    void heard(int version) {
        unheard.headMap(version, true).clear();
    }

    /** Tells what is new, to whoever sits before the screen. */
    void tell() {
        var screen = screen();
        var news = unheard.values().stream().flatMap(List::stream).toList();
        unheard.clear();
        if (!news.isEmpty()) {
            screen.gap();
            screen.news(digest, news);
        }
        if (frame.isEmpty()) {
            return;
        }
        if (finished()) {
            end(frame.get());
        } else if (opens) {
            open(frame.get());
        } else if (!shown) {
            look();
        }
    }

    /**
     * Somebody comes before the screen.
     *
     * @param cleared whether nothing stands on it any more
     */
    void comeUp(boolean cleared) {
        shown &= !cleared;
        turn.filter(_ -> cleared).ifPresent(Turn::forget);
        opens |= due();
    }

    /** The present one, before the eyes of this seat. */
    private Screen screen() {
        return screens.get().to(frame.map(Frame::seat).orElse(Game.ONLOOKER));
    }

    private Turn<S, V> turn(Frame<V> now) {
        return new Turn<>(game, now.seat(), eyes.world(now, luck), screen(), luck, aside);
    }

    private void open(Frame<V> now) {
        opens = false;
        screen().gap();
        turn.ifPresent(Turn::show);
        now.left().ifPresent(this::remind);
        shown = true;
    }

    /**
     * @param millis that were left when the frame came
     */
    private void remind(long millis) {
        long left = TimeUnit.MILLISECONDS.toNanos(millis) - (System.nanoTime() - since);
        int seconds = (int) Math.max(0, TimeUnit.NANOSECONDS.toSeconds(left));
        screen().tell(say("live.left").count(seconds));
    }

    /** Little time is left, if the choice is still the one that was due at this version. */
    void warn(int version) {
        frame.filter(now -> now.due() && now.version() == version)
                .ifPresent(_ -> screen().tell(say("live.left").count(TimeWarning.LEFT)));
    }

    private void end(Frame<V> now) {
        turn = Optional.empty();
        if (!over) {
            over = true;
            screen().gap();
            now.result()
                    .ifPresent(result ->
                            screen().ending(FinalScores.of(game, eyes.world(now, luck), result)));
        }
    }

    /** The choice is made; its moves in words. */
    Optional<List<String>> made() {
        var words = turn.map(made -> made.made().stream().map(game.words()::word).toList());
        turn = Optional.empty();
        frame = frame.map(now -> now.made(words.orElse(List.of())));
        return words;
    }

    /** Where several choose at the same time, a choice can be changed until the last has chosen. */
    void kept(int version) {
        frame.filter(now -> now.waiting().size() > 1 && now.version() == version)
                .ifPresent(now -> {
                    screen().tell(say("live.kept"));
                    turn = Optional.of(turn(now));
                });
    }

    /** The choice does not count. */
    void again() {
        frame = frame.map(now -> now.made(List.of()));
        frame.filter(Frame::due)
                .ifPresent(now -> {
                    turn = Optional.of(turn(now));
                    opens = true;
                });
    }

    /**
     * These seats have chosen, in a step where several do.
     *
     * @param order whether the table wants it known who was first; otherwise they are counted
     * @param told whether somebody sits there to hear it
     */
    void chose(List<Integer> chosen, boolean order, boolean told) {
        frame.filter(_ -> told)
                .ifPresent(now -> {
                    var fresh =
                            chosen.stream()
                                    .filter(seat ->
                                            seat != now.seat() && !now.chosen().contains(seat))
                                    .toList();
                    if (order) {
                        fresh.forEach(seat -> screen().tell(say("live.chose").seat(seat)));
                    } else if (!fresh.isEmpty() && now.waiting().size() > chosen.size()) {
                        screen().tell(counted(chosen.size(), now.waiting().size()));
                    }
                });
        frame = frame.map(now -> now.chose(chosen));
    }

    private static Sentence counted(int chosen, int all) {
        return say("live.chosen").number("chosen", chosen).number("all", all);
    }

    /** The whole table, and what is to be done. */
    void look() {
        frame.ifPresent(now -> {
            shown = true;
            if (turn.isPresent()) {
                turn.get().showAll();
            } else {
                screen().show(screen().picture(game, now.view()));
                screen().stress(now.prompt());
            }
        });
    }
}
