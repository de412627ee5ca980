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

    private Replay(Game<S, ?, ?> game, Log log) {
        this.game = game;
        this.log = log;
        options = options();
        state = game.start(options);
    }

    /**
     * The table as the log's header sets it up.
     *
     * @throws LogError if the game has no such seats or options
     */
    public static <S extends State<S>> Replay<S> of(Game<S, ?, ?> game, Log log) {
        return new Replay<>(game, log);
    }

    /**
     * The one of these games that a log tells of.
     *
     * @throws LogError if it is not among them, or only in another version
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
        for (var game : named) {
            if (game.about().version() == header.version()) {
                return game;
            }
        }
        var versions = named.stream().map(game -> game.about().version()).toList();
        throw new LogError(
                log.file(),
                header.gameLine(),
                say("log.version")
                        .text("game", header.game())
                        .number("version", header.version())
                        .numbers("known", versions));
    }

    private Options options() {
        game(log, List.of(game));
        var header = log.header();
        try {
            return game.about().options(header.seats(), header.options());
        } catch (Unsuitable e) {
            throw new LogError(log.file(), header.seatsLine(), e.sentence());
        }
    }

    /** Whether there is something left to play. */
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

    /** Plays all that is left. */
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
                say("log.illegal")
                        .text("move", Expected.line(move.actor(), move.word()))
                        .text("rule", refusal.rule())
                        .with("why", refusal.why())
                        .with("now", now());
        return error(move, sentence);
    }

    private Phrase now() {
        return Expected.now(game, state);
    }

    private LogError error(Log.Entry entry, Phrase.Sentence sentence) {
        return new LogError(log.file(), entry.line(), sentence);
    }
}
