package tischlein.log;

import java.util.HexFormat;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;

/** Adds to a log whose chance was drawn from a seed everything that is needed to verify it. */
public final class Sealing<S extends State<S>> {
    private static final int BYTES_OF_A_SALT = 16;

    private final Game<S, ?, ?> game;
    private final Replay<S> replay;
    private final LogWriter writer;
    private final RandomGenerator salts;

    private Sealing(Game<S, ?, ?> game, Log log, RandomGenerator salts) {
        this.game = game;
        this.salts = salts;
        replay = Replay.of(game, log);
        writer = new LogWriter(game.about(), replay.table());
    }

    /**
     * The same log with seal, commitments, openings and seed.
     *
     * @param log the moves of a whole game, and nothing else
     * @param salts where salts come from; a secure generator if the choices are to stay secret
     */
    public static <S extends State<S>> String text(
            Game<S, ?, ?> game, Log log, SecretSeed seed, RandomGenerator salts) {
        var sealing = new Sealing<>(game, log, salts);
        sealing.writer.seal(seed.seal());
        while (sealing.replay.more()) {
            sealing.entry();
        }
        return sealing.writer.entry(new Log.Seed(0, seed.hex())).text();
    }

    private void entry() {
        int waiting = game.waiting(replay.state());
        if (Step.begins(waiting)) {
            writer.entries(Pledge.entries(pledges(waiting)));
        } else {
            writer.entry(replay.step(News.UNHEARD));
        }
    }

    private List<Pledge> pledges(int waiting) {
        var step = new Step(waiting);
        while (!step.chosen()) {
            if (replay.step(News.UNHEARD) instanceof Log.Move(_, int actor, String word)) {
                step.move(actor, word, !game.midway(replay.state(), actor));
            }
        }
        return step.moves().entrySet().stream()
                .map(choice -> new Pledge(choice.getKey(), salt(), choice.getValue()))
                .toList();
    }

    private String salt() {
        var bytes = new byte[BYTES_OF_A_SALT];
        salts.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
