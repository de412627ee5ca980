package tischlein.table.game;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.kernel.Vocabulary;
import tischlein.log.Log;
import tischlein.log.LogReader;
import tischlein.log.Pledge;
import tischlein.log.Replay;
import tischlein.log.SecretSeed;
import tischlein.table.outside.ChanceDealer;
import tischlein.table.outside.Outside;
import tischlein.table.request.RequestRefused;
import tischlein.table.store.Batch;
import tischlein.table.store.StoredChoice;
import tischlein.table.store.StoredTable;

/** The game at a table: its state after the lines of its log, and the pending choices. */
public final class LiveGame<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Options options;
    private final SecretSeed seed;
    private final ChanceDealer dealer;
    private final boolean sealed;
    private final S state;
    private final PendingChoices beside;
    private final SeenCommands commands = new SeenCommands();
    private int version;
    private long drawn; // how many moves chance has made

    private LiveGame(
            Game<S, ?, V> game,
            Options options,
            S state,
            SecretSeed seed,
            ChanceDealer dealer,
            boolean sealed,
            PendingChoices beside) {
        this.game = game;
        this.options = options;
        this.state = state;
        this.seed = seed;
        this.dealer = dealer;
        this.sealed = sealed;
        this.beside = beside;
    }

    /**
     * The game after these lines of a log.
     *
     * @throws tischlein.log.LogError if the rules do not allow them
     */
    public static <S extends State<S>, V> LiveGame<S, V> of(
            Game<S, ?, V> game, Outside outside, StoredTable row, List<Batch> batches) {
        return of(game, outside, row, batches, new PendingChoices(false));
    }

    /**
     * The same, with choices that are pending.
     *
     * @throws tischlein.log.LogError if the rules do not allow the lines
     */
    public static <S extends State<S>, V> LiveGame<S, V> of(
            Game<S, ?, V> game,
            Outside outside,
            StoredTable row,
            List<Batch> batches,
            PendingChoices beside) {
        var log = LogReader.read(row.id(), Batch.text(row.header(), batches));
        var replay = Replay.of(game, log).finish(News.UNHEARD);
        var seed = SecretSeed.parse(row.seed());
        boolean sealed = log.header().seal().isPresent();
        var play =
                new LiveGame<S, V>(
                        game,
                        replay.table(),
                        replay.state(),
                        seed,
                        outside.dealer(seed),
                        sealed,
                        beside);
        play.drawn =
                log.entries().stream()
                        .filter(entry ->
                                entry instanceof Log.Move(_, int actor, _) && actor == Game.CHANCE)
                        .count();
        for (var batch : batches) {
            play.version = batch.first() + batch.lines().size();
            play.commands.add(batch);
        }
        return play;
    }

    /** The game as it was at a version, only to be looked at. */
    public static <S extends State<S>, V> LiveGame<S, V> at(
            Game<S, ?, V> game,
            Outside outside,
            StoredTable row,
            Options options,
            S state,
            int version) {
        var seed = SecretSeed.parse(row.seed());
        var beside = new PendingChoices(false);
        var play = new LiveGame<>(game, options, state, seed, outside.dealer(seed), false, beside);
        play.version = version;
        return play;
    }

    /** Adds a pending choice that the store has kept. */
    public void restore(StoredChoice choice) {
        beside.put(choice);
        choice.earlier().forEach(command -> commands.add(command, version));
        commands.add(choice.command(), version);
    }

    /** Whether the rules allow a pending choice that the store has kept. */
    public boolean allows(StoredChoice choice) {
        var codes = codes(choice.moves());
        return !codes.contains(Vocabulary.UNKNOWN)
                && TriedChoice.of(game, state, choice.seat(), codes).end()
                        == TriedChoice.End.COMPLETE;
    }

    public Game<S, ?, V> game() {
        return game;
    }

    Options options() {
        return options;
    }

    public int version() {
        return version;
    }

    SeenCommands commands() {
        return commands;
    }

    public PendingChoices beside() {
        return beside;
    }

    public S state() {
        return state;
    }

    public V view(int viewer) {
        return game.view(state, viewer);
    }

    /** Whether chance still has to make the moves before the first choice. */
    public boolean untouched() {
        return Bits.has(game.waiting(state), Game.CHANCE);
    }

    public boolean over() {
        return game.waiting(state) == 0;
    }

    /**
     * The seats that owe a choice, including those that have chosen and may change it: a bit set.
     */
    int owing() {
        return game.waiting(state) & ~Bits.bit(Game.CHANCE);
    }

    /** The seats that have not chosen yet, a bit set. */
    public int missing() {
        return beside.missing(owing());
    }

    /** Whether several seats choose at the same time. */
    public boolean together() {
        return Bits.size(owing()) > 1;
    }

    /** Whether everybody has chosen, so that the pending choices can be played. */
    public boolean complete() {
        return together() && missing() == 0;
    }

    /** Whether the step is only waiting for this seat. */
    boolean last(int seat) {
        return (missing() & ~Bits.bit(seat)) == 0;
    }

    /** The codes of these words, or {@link tischlein.kernel.Vocabulary#UNKNOWN}. */
    List<Integer> codes(List<String> words) {
        return words.stream().map(game.words()::code).toList();
    }

    /**
     * The codes of these words.
     *
     * @throws RequestRefused if one of them is not a move
     */
    public List<Integer> known(List<String> words) {
        var codes = codes(words);
        int unknown = codes.indexOf(Vocabulary.UNKNOWN);
        if (unknown >= 0) {
            throw RequestRefused.unsuitable(say("refused.word").text("word", words.get(unknown)));
        }
        return codes;
    }

    public List<String> words(List<Integer> codes) {
        return codes.stream().map(game.words()::word).toList();
    }

    /** The codes of a seat's choices, in ascending order. */
    List<Integer> choices(S s, int seat) {
        if (seat < 0 || !Bits.has(game.waiting(s), seat)) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        return Arrays.stream(codes, 0, game.choices(s, seat, codes)).boxed().toList();
    }

    /** The moves that chance makes before the first choice. */
    public NextLines<S> begin() {
        return end(new NextLines<>(game, state, drawn));
    }

    /** What follows when the only seat that owes a choice makes it. */
    NextLines<S> after(int seat, List<String> moves) {
        return end(new NextLines<>(game, state, drawn).choice(seat, moves));
    }

    /** What follows when several seats have chosen at the same time. */
    NextLines<S> afterAll() {
        return end(new NextLines<>(game, state, drawn).choices(beside.pledges()));
    }

    /** What follows when the last of several seats chooses. */
    NextLines<S> after(StoredChoice last) {
        var pledges =
                new ArrayList<>(
                        beside.pledges().stream()
                                .filter(pledge -> pledge.seat() != last.seat())
                                .toList());
        pledges.add(new Pledge(last.seat(), last.salt(), last.moves()));
        return end(new NextLines<>(game, state, drawn).choices(pledges));
    }

    private NextLines<S> end(NextLines<S> advance) {
        advance.chance(dealer);
        return sealed ? advance.reveal(seed) : advance;
    }

    /**
     * Takes over what the store has kept.
     *
     * @param command the command that led to it
     */
    void accept(NextLines<S> advance, String command) {
        state.become(advance.state());
        version += advance.lines().size();
        drawn = advance.drawn();
        commands.complete(command, version);
        beside.clear();
    }

    /** Contains no secrets. */
    @Override
    public String toString() {
        return game.about().name() + " at " + version;
    }
}
