package tischlein.table;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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

/** The game at a table: the fold of its log, and the choices that stand beside it. */
final class Play<S extends State<S>, V> {
    private final Game<S, ?, V> game;
    private final Options options;
    private final SecretSeed seed;
    private final Dealer dealer;
    private final boolean sealed;
    private final S state;
    private final Beside beside;
    private final Commands commands = new Commands();
    private int version;
    private long drawn; // how many moves chance has made

    private Play(
            Game<S, ?, V> game,
            Log log,
            SecretSeed seed,
            Dealer dealer,
            Beside beside,
            List<Batch> batches) {
        var replay = Replay.of(game, log).finish(News.UNHEARD);
        this.game = game;
        this.options = replay.table();
        this.state = replay.state();
        this.seed = seed;
        this.dealer = dealer;
        this.beside = beside;
        this.sealed = log.header().seal().isPresent();
        this.drawn =
                log.entries().stream()
                        .filter(entry ->
                                entry instanceof Log.Move(_, int actor, _) && actor == Game.CHANCE)
                        .count();
        for (var batch : batches) {
            version = batch.first() + batch.lines().size();
            commands.add(batch);
        }
    }

    private Play(
            Game<S, ?, V> game,
            Options options,
            S state,
            int version,
            SecretSeed seed,
            Dealer dealer) {
        this.game = game;
        this.options = options;
        this.state = state;
        this.version = version;
        this.seed = seed;
        this.dealer = dealer;
        beside = new Beside(false);
        sealed = false;
    }

    /**
     * The game as these lines of a log tell it.
     *
     * @throws tischlein.log.LogError if the game does not allow them
     */
    static <S extends State<S>, V> Play<S, V> of(
            Game<S, ?, V> game, Outside outside, StoredTable row, List<Batch> batches) {
        return of(game, outside, row, batches, new Beside(false));
    }

    /**
     * The same, with what stands beside the log while several choose.
     *
     * @throws tischlein.log.LogError if the game does not allow the lines
     */
    static <S extends State<S>, V> Play<S, V> of(
            Game<S, ?, V> game,
            Outside outside,
            StoredTable row,
            List<Batch> batches,
            Beside beside) {
        var log = LogReader.read(row.id(), text(row.header(), batches));
        var seed = SecretSeed.parse(row.seed());
        return new Play<>(game, log, seed, outside.dealer(seed), beside, batches);
    }

    /** The game as it stood at a version, to be looked at and not to be played on. */
    static <S extends State<S>, V> Play<S, V> at(
            Game<S, ?, V> game,
            Outside outside,
            StoredTable row,
            Options options,
            S state,
            int version) {
        var seed = SecretSeed.parse(row.seed());
        return new Play<>(game, options, state, version, seed, outside.dealer(seed));
    }

    static String text(String header, List<Batch> batches) {
        return header
                + batches.stream()
                        .flatMap(batch -> batch.lines().stream())
                        .map(line -> line + "\n")
                        .collect(Collectors.joining());
    }

    /** Puts a choice that a store has kept beside the log. */
    void restore(StoredChoice choice) {
        beside.put(choice);
        choice.earlier().forEach(command -> commands.add(command, version));
        commands.add(choice.command(), version);
    }

    Game<S, ?, V> game() {
        return game;
    }

    Options options() {
        return options;
    }

    int version() {
        return version;
    }

    Commands commands() {
        return commands;
    }

    Beside beside() {
        return beside;
    }

    S state() {
        return state;
    }

    V view(int viewer) {
        return game.view(state, viewer);
    }

    /** Whether chance has still to do what comes before anybody's choice. */
    boolean untouched() {
        return Bits.has(game.waiting(state), Game.CHANCE);
    }

    boolean over() {
        return game.waiting(state) == 0;
    }

    /**
     * The seats that owe a choice, those included that have chosen and may change it: a bit set.
     */
    int owing() {
        return game.waiting(state) & ~Bits.bit(Game.CHANCE);
    }

    /** The seats that are still to choose, a bit set. */
    int missing() {
        return beside.missing(owing());
    }

    /** Whether several seats choose at the same time. */
    boolean together() {
        return Bits.size(owing()) > 1;
    }

    /** Whether everybody has chosen: what stands beside the log can happen. */
    boolean complete() {
        return together() && missing() == 0;
    }

    /** Whether this choice would be the last that the step is waiting for. */
    boolean last(int seat) {
        return (missing() & ~Bits.bit(seat)) == 0;
    }

    /** The codes that these words mean; {@link tischlein.kernel.Vocabulary#UNKNOWN} if none. */
    List<Integer> codes(List<String> words) {
        return words.stream().map(game.words()::code).toList();
    }

    /**
     * The codes that these words mean.
     *
     * @throws Refusing if one of them means nothing
     */
    List<Integer> known(List<String> words) {
        var codes = codes(words);
        int unknown = codes.indexOf(Vocabulary.UNKNOWN);
        if (unknown >= 0) {
            throw Refusing.unsuitable(say("refused.word").text("word", words.get(unknown)));
        }
        return codes;
    }

    List<String> words(List<Integer> codes) {
        return codes.stream().map(game.words()::word).toList();
    }

    /** The words for a seat's choices, in the order of the codes. */
    List<Integer> choices(S s, int seat) {
        if (seat < 0 || !Bits.has(game.waiting(s), seat)) {
            return List.of();
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        var choices = new ArrayList<Integer>();
        for (int i = 0; i < count; i++) {
            choices.add(codes[i]);
        }
        return choices;
    }

    /** What chance does before anybody can. */
    Advance<S> begin() {
        return end(new Advance<>(game, state, drawn));
    }

    /** What follows when a seat, the only one that owes a choice, makes it. */
    Advance<S> after(int seat, List<String> moves) {
        return end(new Advance<>(game, state, drawn).choice(seat, moves));
    }

    /** What follows when several seats have chosen at the same time. */
    Advance<S> afterAll() {
        return end(new Advance<>(game, state, drawn).choices(beside.pledges()));
    }

    /** What follows when the last of several seats chooses. */
    Advance<S> after(StoredChoice last) {
        var pledges =
                new ArrayList<>(
                        beside.pledges().stream()
                                .filter(pledge -> pledge.seat() != last.seat())
                                .toList());
        pledges.add(new Pledge(last.seat(), last.salt(), last.moves()));
        return end(new Advance<>(game, state, drawn).choices(pledges));
    }

    private Advance<S> end(Advance<S> advance) {
        advance.chance(dealer);
        return sealed ? advance.reveal(seed) : advance;
    }

    /**
     * A store has kept what follows: now it has happened.
     *
     * @param command that brought it about
     */
    void accept(Advance<S> advance, String command) {
        state.become(advance.state());
        version += advance.lines().size();
        drawn = advance.drawn();
        commands.complete(command, version);
        beside.clear();
    }

    /** Says nothing of what is secret. */
    @Override
    public String toString() {
        return game.about().name() + " at " + version;
    }
}
