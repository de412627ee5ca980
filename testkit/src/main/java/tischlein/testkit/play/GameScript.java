package tischlein.testkit.play;

import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.function.Consumer;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Refusal;
import tischlein.kernel.Result;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.LogWriter;
import tischlein.log.Replay;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/**
 * A game that goes as a test has written it down, chance included, and can be asked how it stands.
 * Whatever the rules forbid fails the test.
 */
public final class GameScript<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Options options;
    private final S state;
    private final LogWriter log;
    private HeardNews heard = new HeardNews();

    private GameScript(Game<S, ?, V> game, Options options) {
        this.game = game;
        this.options = options;
        state = game.start(options);
        log = new LogWriter(game.about(), options);
    }

    /**
     * @param options names and values in turns; those left out are as usual
     */
    public static <S extends State<S>, V> GameScript<S, V> of(
            Game<S, ?, V> game, int seats, String... options) {
        var values = new LinkedHashMap<String, String>();
        for (int i = 0; i < options.length; i += 2) {
            values.put(options[i], options[i + 1]);
        }
        return of(game, game.about().options(seats, values));
    }

    public static <S extends State<S>, V> GameScript<S, V> of(Game<S, ?, V> game, Options options) {
        return new GameScript<>(game, options);
    }

    /** A whole log with its header. */
    public static <S extends State<S>, V> GameScript<S, V> ofLog(Game<S, ?, V> game, String log) {
        var read = LogReader.read("script", log);
        var script = of(game, Replay.of(game, read).table());
        return script.batch(() -> read.entries().forEach(script::entry));
    }

    /** Chance plays these moves. */
    public GameScript<S, V> chance(String... words) {
        return batch(() -> Arrays.stream(words).forEach(word -> play(Game.CHANCE, word)));
    }

    /** Chance plays one move for each number, the word followed by the number: deals and dice. */
    public GameScript<S, V> deal(String word, int... numbers) {
        return batch(() -> Arrays.stream(numbers).forEach(n -> play(Game.CHANCE, word + " " + n)));
    }

    /** Chance plays by lot as long as it is its turn. */
    public GameScript<S, V> lot(long seed) {
        var random = new Seeded(seed);
        return batch(() -> {
            while (Bits.has(game.waiting(state), Game.CHANCE)) {
                int code = game.draw(state, random, new int[Game.MOST_CHOICES]);
                play(Game.CHANCE, game.words().word(code));
            }
        });
    }

    /** A seat plays these moves. */
    public GameScript<S, V> seat(int seat, String... words) {
        return batch(() -> Arrays.stream(words).forEach(word -> play(seat, word)));
    }

    /** Lines of a log, without a header. */
    public GameScript<S, V> log(String lines) {
        var header = new LogWriter(game.about(), options).text();
        var entries = LogReader.read("script", header + lines + "\n").entries();
        return batch(() -> entries.forEach(this::entry));
    }

    /** Changes the state by hand. */
    public GameScript<S, V> edit(Consumer<S> change) {
        change.accept(state);
        log.comment("the state is changed by hand");
        return this;
    }

    private GameScript<S, V> batch(Runnable moves) {
        heard = new HeardNews();
        moves.run();
        return this;
    }

    private void entry(Log.Entry entry) {
        if (entry instanceof Log.Move(_, int actor, String word)) {
            play(actor, word);
        }
    }

    private void play(int actor, String word) {
        var refusal = refusal(actor, word);
        if (!refusal.allows()) {
            fail(
                    "“%s %s” is against rule %s (%s).%nWaited for: %s%nThe script so far:%n%s",
                    actor == Game.CHANCE ? "*" : actor,
                    word,
                    refusal.rule(),
                    refusal.why(),
                    possible(),
                    log.text());
        }
        log.move(actor, word);
        game.play(state, actor, game.words().code(word), heard);
    }

    private List<String> possible() {
        return waiting().stream()
                .map(actor -> (actor == Game.CHANCE ? "*" : actor) + " " + choices(actor))
                .toList();
    }

    /** Who owes a move: seats, or {@link Game#CHANCE}. */
    public List<Integer> waiting() {
        return Bits.members(game.waiting(state));
    }

    public boolean over() {
        return game.waiting(state) == 0;
    }

    /** What an actor may play now, in words; nothing if it is not waited for. */
    public List<String> choices(int actor) {
        if (!Bits.has(game.waiting(state), actor)) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        int n = game.choices(state, actor, codes);
        return Arrays.stream(codes, 0, n).mapToObj(game.words()::word).toList();
    }

    /** Of how many equally likely ways a move of chance is made. */
    public int ways(String word) {
        return game.ways(state, code(word));
    }

    public Refusal refusal(int actor, String word) {
        return game.refusal(state, actor, code(word));
    }

    private int code(String word) {
        int code = game.words().code(word);
        if (code == Vocabulary.UNKNOWN) {
            fail("there is no move “%s”.%nThe script so far:%n%s", word, log.text());
        }
        return code;
    }

    public V view(int viewer) {
        return game.view(state, viewer);
    }

    /** What a seat or an onlooker heard of the last moves scripted in one go, in English. */
    public List<String> heard(int viewer) {
        return heard(viewer, Language.EN);
    }

    public List<String> heard(int viewer, Language language) {
        var speaker = new Speaker(Texts.of(game.getClass(), game.about().name(), language));
        return heard.by(viewer).stream().map(speaker::say).toList();
    }

    /** What happened in the last moves scripted in one go. */
    public List<News.Happening> happened() {
        var happened = new ArrayList<News.Happening>();
        heard.items().forEach(item -> happened.add(item.what()));
        return happened;
    }

    public Result result() {
        return game.result(state);
    }

    public S state() {
        return state;
    }

    public Options options() {
        return options;
    }

    /** The log of all that was played, to be looked at or to be put into a bug report. */
    public String text() {
        return log.text();
    }
}
