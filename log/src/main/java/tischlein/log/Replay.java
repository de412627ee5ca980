package tischlein.log;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.Phrase;
import tischlein.kernel.Refusal;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.kernel.Vocabulary;

/** Plays a log again, entry by entry, and checks every move by the rules of the game. */
public final class Replay<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final Log log;
    private final Options options;
    private final S state;
    private int next;
    private boolean all;

    private Replay(Game<S, ?, ?> game, Log log) {
        this.game = game;
        this.log = log;
        options = options();
        state = game.start(options);
    }

    /**
     * Sets up the table by the log's header.
     *
     * @throws LogError if the game has no such seats or options
     */
    public static <S extends State<S>> Replay<S> of(Game<S, ?, ?> game, Log log) {
        return new Replay<>(game, log);
    }

    /**
     * Finds the log's game among these, in the version that the log names.
     *
     * @throws LogError if the game or the version is not among them
     */
    public static Game<?, ?, ?> game(Log log, List<? extends Game<?, ?, ?>> games) {
        var header = log.header();
        var named =
                games.stream().filter(game -> game.about().name().equals(header.game())).toList();
        if (named.isEmpty()) {
            var names = games.stream().map(game -> game.about().name()).toList();
            throw new LogError(
                    log.file(),
                    header.gameLine(),
                    say("log.game")
                            .text("game", LogReader.shortened(header.game()))
                            .texts("games", names));
        }
        return named.stream()
                .flatMap(game -> Game.inVersion(game, header.version()).stream())
                .findFirst()
                .orElseThrow(() -> version(log, named));
    }

    private static LogError version(Log log, List<? extends Game<?, ?, ?>> named) {
        var known =
                named.stream().flatMap(Game::versions).map(game -> game.about().version()).toList();
        return new LogError(
                log.file(),
                log.header().gameLine(),
                say("log.version")
                        .text("game", log.header().game())
                        .number("version", log.header().version())
                        .numbers("known", known));
    }

    private Options options() {
        var header = log.header();
        if (game(log, List.of(game)).about().version() != game.about().version()) {
            throw version(log, List.of(game));
        }
        try {
            return game.about().options(header.seats(), header.options());
        } catch (Unsuitable e) {
            throw new LogError(log.file(), header.seatsLine(), e.sentence());
        }
    }

    /** From now on an error lists every possible move, not only the first few. */
    public Replay<S> namingAll() {
        all = true;
        return this;
    }

    /** Every move that is possible now, as a log writes it. */
    public List<String> possible() {
        return Expected.lines(game, state);
    }

    /** Whether there are entries left. */
    public boolean more() {
        return next < log.entries().size();
    }

    /**
     * Plays the next entry and returns it.
     *
     * @throws LogError if the rules do not allow it
     */
    public Log.Entry step(News news) {
        var entry = log.entries().get(next);
        next++;
        switch (entry) {
            case Log.Move move -> {
                checkSeat(move, move.actor() == Game.CHANCE ? 0 : move.actor());
                game.play(state, move.actor(), code(move), news);
            }
            case Log.Commitment commitment -> checkSeat(commitment, commitment.seat());
            case Log.Opening opening -> checkSeat(opening, opening.seat());
            case Log.Seed _ -> {}
        }
        return entry;
    }

    /** Plays all entries that are left. */
    public Replay<S> finish(News news) {
        while (more()) {
            step(news);
        }
        return this;
    }

    public Options table() {
        return options;
    }

    public S state() {
        return state;
    }

    private void checkSeat(Log.Entry entry, int seat) {
        if (seat >= options.seats()) {
            throw error(
                    entry,
                    say("log.seat").number("number", seat).number("last", options.seats() - 1));
        }
    }

    private int code(Log.Move move) {
        if (game.waiting(state) == 0) {
            throw error(move, say("log.over"));
        }
        int code = game.words().code(move.word());
        if (code == Vocabulary.UNKNOWN) {
            throw unknown(move);
        }
        var refusal = game.refusal(state, move.actor(), code);
        if (!refusal.allows()) {
            throw illegal(move, refusal);
        }
        if (log.cut() && !more() && Nearest.beginsAnother(game.words(), code)) {
            throw error(move, say("log.cut"));
        }
        return code;
    }

    private LogError unknown(Log.Move move) {
        var nearest = Nearest.words(game.words(), move.word());
        var sentence =
                nearest.isEmpty() ? say("log.word") : say("log.word.near").texts("near", nearest);
        return error(
                move, sentence.text("word", LogReader.shortened(move.word())).with("now", now()));
    }

    private LogError illegal(Log.Move move, Refusal refusal) {
        var sentence =
                refusal.byRule()
                        ? say("log.illegal").text("rule", refusal.rule())
                        : say("log.disorder");
        return error(
                move,
                sentence.text("move", Expected.line(move.actor(), move.word()))
                        .with("why", refusal.why())
                        .with("now", now()));
    }

    private Phrase now() {
        return Expected.now(game, state, all);
    }

    private LogError error(Log.Entry entry, Phrase.Sentence sentence) {
        return new LogError(log.file(), entry.line(), sentence);
    }
}
