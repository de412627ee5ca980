package tischlein.cli.local;

import static tischlein.kernel.Bits.bit;

import java.util.function.ToIntBiFunction;
import java.util.random.RandomGenerator;
import tischlein.cli.screen.ToldStory;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogWriter;
import tischlein.log.Replay;
import tischlein.log.SecretSeed;

/** A game as it is being played here: the state, its log and its story, always in step. */
public final class LocalGame<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final S s;
    private final ToIntBiFunction<S, int[]> luck;
    private final LogWriter log;
    private final ToldStory story;
    private final int[] codes = new int[Game.MOST_CHOICES];
    private int moves;
    private int draws;

    private LocalGame(Game<S, ?, V> game, S s, Options options, RandomGenerator luck) {
        this.game = game;
        this.s = s;
        this.story = new ToldStory(game);
        this.luck = (now, codes) -> game.draw(now, luck, codes);
        this.log = new LogWriter(game.about(), options);
    }

    private LocalGame(Game<S, ?, V> game, Options options, SecretSeed seed) {
        this.game = game;
        this.s = game.start(options);
        this.story = new ToldStory(game);
        this.luck = (now, codes) -> seed.draw(game, now, draws, codes);
        this.log = new LogWriter(game.about(), options);
    }

    /**
     * @param luck chance's
     */
    public static <S extends State<S>, V> LocalGame<S, V> begun(
            Game<S, ?, V> game, Options options, RandomGenerator luck) {
        return new LocalGame<>(game, game.start(options), options, luck);
    }

    /** A game whose chance is drawn so that {@code tischlein verify} can do it again. */
    public static <S extends State<S>, V> LocalGame<S, V> begun(
            Game<S, ?, V> game, Options options, SecretSeed seed) {
        return new LocalGame<>(game, options, seed);
    }

    /** The game that a log tells of, from where the log ends. */
    public static <S extends State<S>, V> LocalGame<S, V> resumed(
            Game<S, ?, V> game, Log told, RandomGenerator luck) {
        var replay = Replay.of(game, told);
        var playing = new LocalGame<S, V>(game, replay.state(), replay.table(), luck);
        for (var entry : told.entries()) {
            if (entry instanceof Log.Move(_, int actor, String word)) {
                playing.story.moves(actor);
                playing.log.move(actor, word);
                playing.moves++;
            }
            replay.step(playing.story);
        }
        return playing;
    }

    public void play(int actor, int code) {
        story.moves(actor);
        game.play(s, actor, code, story);
        log.move(actor, game.words().word(code));
        moves++;
    }

    /** Lets chance play as long as it is its turn. */
    public void letChancePlay() {
        while (game.waiting(s) == bit(Game.CHANCE)) {
            play(Game.CHANCE, luck.applyAsInt(s, codes));
            draws++;
        }
    }

    public Game<S, ?, V> game() {
        return game;
    }

    public S state() {
        return s;
    }

    public int moves() {
        return moves;
    }

    ToldStory story() {
        return story;
    }

    public String log() {
        return log.text();
    }
}
